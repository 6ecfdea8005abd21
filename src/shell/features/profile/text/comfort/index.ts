import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** The texts of reading comfort, by language. */
export const comfortText: Local<typeof en> = { en, id }
