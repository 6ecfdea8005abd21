import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What is said of requests, the bin and the journal. */
export const custodyText: Local<typeof en> = { en, id }
