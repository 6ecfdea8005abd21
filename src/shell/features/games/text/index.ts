import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the screen of games says. */
export const gamesText: Local<typeof en> = { en, id }
