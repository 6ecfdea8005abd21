import type { KindRules } from '../../../game/rules/kindRules.ts'
import { type WordDropState, wordDropRules } from '../../shared/words/wordDrop.ts'
import type { DragAndDrop } from './schema.ts'

/** SPEC section 5 for words after the book: stricter than on a page. */
const OVERLAP = 0.75

/** Each word belongs to the thing it names. */
export const dragAndDropRules: KindRules<DragAndDrop, WordDropState> = { ...wordDropRules, overlap: OVERLAP }
