import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the frame, and of loading and error states. */
export const frameText: Local<typeof en> = { en, id }
