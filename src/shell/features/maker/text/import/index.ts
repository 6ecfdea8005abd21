import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of importing a file. */
export const importText: Local<typeof en> = { en, id }
