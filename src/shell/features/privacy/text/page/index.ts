import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** The privacy page in both languages, with how long this service keeps things. */
export const privacyText: Local<typeof en> = { en, id }
