import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of the grid of books and learners; shared report texts are in `report`. */
export const gridText: Local<typeof en> = { en, id }
