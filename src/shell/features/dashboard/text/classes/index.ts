import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the list of classes and of the class page. */
export const classText: Local<typeof en> = { en, id }
