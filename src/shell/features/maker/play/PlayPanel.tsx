import type { PanelProps } from '../panel.ts'

interface Props extends PanelProps {
  /** Opens Try with the open page. */
  readonly onTry: () => void
  /** Opens the activities after the book. */
  readonly onAfter: () => void
  /** Opens the voice, to say a text that cannot be heard yet. */
  readonly onSay: (text: string) => void
  /** The field to be shown at once, of a finding. */
  readonly field?: string
}

/** What is played on the open page: the kinds with a living preview, then the form of the chosen one. */
export function PlayPanel(_props: Props) {
  return null
}
