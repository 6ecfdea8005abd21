import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the home screen says. */
export const homeText: Local<typeof en> = { en, id }
