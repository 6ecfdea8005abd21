import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What is said of learners, lists and cards. */
export const rosterText: Local<typeof en> = { en, id }
