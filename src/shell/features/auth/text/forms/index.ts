import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** The texts in one language. */
export type AuthText = typeof en

/** The words of sign-in and registration; English ones as the specification has them. */
export const authText: Local<typeof en> = { en, id }
