import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the common parts of all screens say. */
export const screenText: Local<typeof en> = { en, id }
