import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts about school years. */
export const yearText: Local<typeof en> = { en, id }
