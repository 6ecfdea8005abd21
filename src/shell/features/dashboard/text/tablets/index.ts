import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts about a class's tablets and about children who cannot sign in. */
export const tabletText: Local<typeof en> = { en, id }
