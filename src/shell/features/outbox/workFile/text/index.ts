import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of work that is carried as a file. */
export const workFileText: Local<typeof en> = { en, id }
