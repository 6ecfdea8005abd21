import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the figures' screens say. */
export const reportText: Local<typeof en> = { en, id }
