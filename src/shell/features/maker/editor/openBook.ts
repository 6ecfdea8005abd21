import type { Language } from '../../../../game/language.ts'
import type { OpenDraft } from '../draft/index.ts'
import type { Draft } from '../draft/schema.ts'

/** What the screens of one open draft are given. */
export interface OpenBookProps {
  readonly open: OpenDraft
  readonly draft: Draft
  readonly language: Language
}
