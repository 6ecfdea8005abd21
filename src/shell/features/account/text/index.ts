import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** The texts in one language. */
export type AccountText = typeof en

/** What is said of passwords and devices, in both languages. */
export const accountText: Local<typeof en> = { en, id }
