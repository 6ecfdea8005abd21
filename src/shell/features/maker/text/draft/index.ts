import type { Local } from '../../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts about keeping drafts: conflicts, versions, recovery, sign-in, space. */
export const draftText: Local<typeof en> = { en, id }
