import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What is said of a draft that was checked. */
export const findingText: Local<typeof en> = { en, id }
