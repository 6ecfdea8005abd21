import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Words of the activities after a book; English ones as the specification has them. */
export const activityText: Local<typeof en> = { en, id }
