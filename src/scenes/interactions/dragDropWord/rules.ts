import { wordDropRules } from '../../shared/words/wordDrop.ts'

/** SPEC section 5 for words in the reader. */
const OVERLAP = 0.6

/** Each word belongs to the thing it names. */
export const dragDropWordRules = { ...wordDropRules, overlap: OVERLAP }
