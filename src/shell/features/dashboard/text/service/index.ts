import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts about the state of the service's computer. */
export const serviceText: Local<typeof en> = { en, id }
