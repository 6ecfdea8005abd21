import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the access layer says, by language. */
export const accessText: Local<typeof en> = { en, id }
