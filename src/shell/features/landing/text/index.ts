import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the landing page says and its pictures show. */
export const landingText: Local<typeof en> = { en, id }
