import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What calm mode says. */
export const calmText: Local<typeof en> = { en, id }
