import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What is said of work that waits on the device. */
export const outboxText: Local<typeof en> = { en, id }
