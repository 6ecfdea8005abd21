import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the printed record of a child. */
export const familyText: Local<typeof en> = { en, id }
