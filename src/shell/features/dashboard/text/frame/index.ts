import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the frame and the states of every screen say. */
export const frameText: Local<typeof en> = { en, id }
