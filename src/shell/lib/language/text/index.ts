import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** The words of the shell's controls by language: those that are seen, and those that are heard, which begin with them. */
export const commonText: Local<typeof en> = { en, id }
