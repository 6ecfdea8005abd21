import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What is said of erasing one's own account. */
export const eraseText: Local<typeof en> = { en, id }
