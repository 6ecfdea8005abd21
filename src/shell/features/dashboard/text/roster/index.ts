import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts about learners, lists of names and cards. */
export const rosterText: Local<typeof en> = { en, id }
