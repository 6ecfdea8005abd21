import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What today's path says. */
export const todayText: Local<typeof en> = { en, id }
