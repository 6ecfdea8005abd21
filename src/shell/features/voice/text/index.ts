import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** The words of the play by voice, by language. */
export const voiceText: Local<typeof en> = { en, id }
