import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the printed sheets of the week. */
export const weekText: Local<typeof en> = { en, id }
