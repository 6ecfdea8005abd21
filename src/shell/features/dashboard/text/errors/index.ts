import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

export type { FailureText } from './en.ts'

/** Texts about failed calls. */
export const failureText: Local<typeof en> = { en, id }
