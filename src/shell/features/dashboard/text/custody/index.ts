import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts about requests, the bin and the journal. */
export const custodyText: Local<typeof en> = { en, id }
