import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the sign-in by pictures says. */
export const pictureText: Local<typeof en> = { en, id }
