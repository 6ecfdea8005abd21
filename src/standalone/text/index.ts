import type { Local } from '../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** The words of a book that plays by itself. */
export const standaloneText: Local<typeof en> = { en, id }
