import type { Language } from '../../../../game/language.ts'
import type { Draft } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'
import type { Finding } from '../pack/finding.ts'

interface Props {
  readonly draft: Draft
  readonly media: DraftMedia
  readonly language: Language
  /** Opens the very field that a finding speaks of. */
  readonly onOpen: (finding: Finding) => void
  readonly onBack: () => void
}

/** What a check of the draft has found. It checks when it is opened, and again when it is asked to. */
export function Findings(_props: Props) {
  return null
}
