import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the app itself says, whatever the screen. */
export const troubleText: Local<typeof en> = { en, id }
