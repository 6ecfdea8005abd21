import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Words of the chooser, by language. */
export const avatarText: Local<typeof en> = { en, id }
