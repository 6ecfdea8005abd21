import type { Language } from '../../../../game/language.ts'
import type { Draft } from '../draft/schema.ts'
import type { Edit } from '../panel.ts'

interface Props {
  readonly draft: Draft
  readonly edit: Edit
  readonly language: Language
  readonly onBack: () => void
  /** The activity whose form is shown at once, of a finding. */
  readonly activityIndex?: number
}

/** The activities after the book, in their order, and what can be added. A screen of its own. */
export function AfterBook(_props: Props) {
  return null
}
