import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** The texts of the access layer, by language. */
export const accessText: Local<typeof en> = { en, id }
