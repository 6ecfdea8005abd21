import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What is written around the questions about a story; their own texts are content. */
export const storyText: Local<typeof en> = { en, id }
