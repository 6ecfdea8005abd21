import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What is asked before a book is left. */
export const leaveText: Local<typeof en> = { en, id }
