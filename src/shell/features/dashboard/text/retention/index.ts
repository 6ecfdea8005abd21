import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts about opening books, exporting and deleting. */
export const retentionText: Local<typeof en> = { en, id }
