import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** The texts of recording one's own reading, by language. */
export const ownReadingText: Local<typeof en> = { en, id }
