import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** The reader's own words by language; English ones under the balls as the specification has them. */
export const readerText: Local<typeof en> = { en, id }
