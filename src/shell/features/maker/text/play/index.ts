import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What is said around games. */
export const playText: Local<typeof en> = { en, id }
