import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the activities after a book; the English ones are fixed by the specification. */
export const activityText: Local<typeof en> = { en, id }
