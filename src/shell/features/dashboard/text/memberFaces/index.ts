import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts about faces and secret pictures in the list of learners. */
export const memberFaceText: Local<typeof en> = { en, id }
