import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Words of the profile, by language. */
export const profileText: Local<typeof en> = { en, id }
