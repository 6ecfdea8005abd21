import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the parents' sheet. */
export const sheetText: Local<typeof en> = { en, id }
