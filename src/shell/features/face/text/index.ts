import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What choosing a face says. */
export const faceText: Local<typeof en> = { en, id }
