import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What the shelf says. */
export const libraryText: Local<typeof en> = { en, id }
