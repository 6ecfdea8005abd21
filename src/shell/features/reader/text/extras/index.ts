import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** The texts of the extras layer, by language. */
export const extrasText: Local<typeof en> = { en, id }
