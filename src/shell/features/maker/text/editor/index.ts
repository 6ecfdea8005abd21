import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the editor's frame. */
export const editorText: Local<typeof en> = { en, id }
