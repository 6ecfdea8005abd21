import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the list of classes and the class's own page say. */
export const classText: Local<typeof en> = { en, id }
