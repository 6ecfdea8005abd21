import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the grid of books and learners says beside the words of all figures. */
export const gridText: Local<typeof en> = { en, id }
