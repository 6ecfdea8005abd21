import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the parents' sheet says. */
export const sheetText: Local<typeof en> = { en, id }
