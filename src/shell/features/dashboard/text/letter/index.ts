import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the consent letter says, and the screen on which it is made. */
export const letterText: Local<typeof en> = { en, id }
