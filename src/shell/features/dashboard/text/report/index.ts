import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the report screens. */
export const reportText: Local<typeof en> = { en, id }
