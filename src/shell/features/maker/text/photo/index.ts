import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts of taking and using a photo. */
export const photoText: Local<typeof en> = { en, id }
