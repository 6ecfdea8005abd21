import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts on how each figure is counted. */
export const countsText: Local<typeof en> = { en, id }
