import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the sign-in by pictures. */
export const pictureText: Local<typeof en> = { en, id }
