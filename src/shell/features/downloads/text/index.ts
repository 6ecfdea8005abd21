import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** By language. */
export const downloadText: Local<typeof en> = { en, id }
