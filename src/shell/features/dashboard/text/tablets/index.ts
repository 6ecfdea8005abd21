import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What is said of a class's tablets and of those who cannot sign in. */
export const tabletText: Local<typeof en> = { en, id }
