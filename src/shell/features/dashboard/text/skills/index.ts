import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the skills' tables, the panel of an item and the ladder say beside the words of all figures. */
export const skillText: Local<typeof en> = { en, id }
