import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the path of the class, of one child's path and of the dialog that changes it. */
export const pathText: Local<typeof en> = { en, id }
