import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the shelf of made books, and of a new book. */
export const shelfText: Local<typeof en> = { en, id }
