import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts about work files of tablets. */
export const workFileText: Local<typeof en> = { en, id }
