import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** The reader's texts by language; the English labels of the controls are those of the specification. */
export const readerText: Local<typeof en> = { en, id }
