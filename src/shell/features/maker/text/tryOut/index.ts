import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What is said when a draft is tried and checked. */
export const tryText: Local<typeof en> = { en, id }
