import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts about the books that teachers add. */
export const packText: Local<typeof en> = { en, id }
