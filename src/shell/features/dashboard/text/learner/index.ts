import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the page of one learner says beside the words of all figures. */
export const learnerText: Local<typeof en> = { en, id }
