import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the consent letter and of its screen. */
export const letterText: Local<typeof en> = { en, id }
