import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the dashboard says of the machine that the service runs on. */
export const serviceText: Local<typeof en> = { en, id }
