import type { Language } from '../../../../game/language.ts'
import type { Draft } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'

interface Props {
  readonly draft: Draft
  readonly media: DraftMedia
  /** The page to begin with; the child can turn to the others. */
  readonly index: number
  /** The teacher's language, for the bar above the book. */
  readonly language: Language
  readonly onDone: () => void
}

/** Plays the draft on the real stage, as a child does, in either language. Nothing is recorded. */
export function TryScreen(_props: Props) {
  return null
}
