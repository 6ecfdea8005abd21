import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of composing a picture. */
export const pictureText: Local<typeof en> = { en, id }
