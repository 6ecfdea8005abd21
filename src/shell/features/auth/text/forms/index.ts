import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of sign-in and registration in one language. */
export type AuthText = typeof en

/** Texts of sign-in and registration; the English ones are fixed by the specification. */
export const authText: Local<typeof en> = { en, id }
