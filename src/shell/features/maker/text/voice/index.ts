import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the voice panel. */
export const voicePanelText: Local<typeof en> = { en, id }
/** The texts in one language. */
export type VoicePanelText = typeof en
