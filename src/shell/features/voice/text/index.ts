import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the voice controls. */
export const voiceText: Local<typeof en> = { en, id }
