import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the profile. */
export const profileText: Local<typeof en> = { en, id }
