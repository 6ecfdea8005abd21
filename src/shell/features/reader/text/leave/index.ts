import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** The texts of the leave dialog, by language. */
export const leaveText: Local<typeof en> = { en, id }
