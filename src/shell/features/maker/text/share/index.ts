import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of sharing a book. */
export const shareText: Local<typeof en> = { en, id }
