import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the skill tables, the item panel and the ladder; shared report texts are in `report`. */
export const skillText: Local<typeof en> = { en, id }
