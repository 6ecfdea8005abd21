import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the learner page; shared report texts are in `report`. */
export const learnerText: Local<typeof en> = { en, id }
