import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What is said when a book's file cannot be made. */
export const packText: Local<typeof en> = { en, id }
