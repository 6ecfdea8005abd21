import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the home screen. */
export const homeText: Local<typeof en> = { en, id }
