import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What a family reads of the record of their child. */
export const familyText: Local<typeof en> = { en, id }
