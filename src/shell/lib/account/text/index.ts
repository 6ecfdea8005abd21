import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the pictures of the sign-in are called. */
export const pictureNames: Local<typeof en> = { en, id }
