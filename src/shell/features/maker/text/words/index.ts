import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the words of a page. */
export const wordsText: Local<typeof en> = { en, id }
