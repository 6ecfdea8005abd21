import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What a row of stars is called. */
export const starText: Local<typeof en> = { en, id }
