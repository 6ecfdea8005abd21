import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the gate before the grown-ups’ pages says. */
export const gateText: Local<typeof en> = { en, id }
