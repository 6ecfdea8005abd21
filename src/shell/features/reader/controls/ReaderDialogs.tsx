import type { Language } from '../../../../game/language.ts'
import { AvatarChooser, type FirstVariant } from '../../avatar/index.ts'
import { LeaveDialog } from './LeaveDialog.tsx'

interface Props {
  readonly language: Language
  readonly chooser: FirstVariant
  /** Whether to leave the book is asked. */
  readonly isAsked: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** What may lie over a book that is read. A chunk of its own, with the dialogs' library: the page comes first. */
export function ReaderDialogs({ language, chooser, isAsked, onLeave, onStay }: Props) {
  return (
    <>
      <AvatarChooser isOpen={chooser.isOpen} language={language} onDone={chooser.done} />
      <LeaveDialog isOpen={isAsked} language={language} onLeave={onLeave} onStay={onStay} />
    </>
  )
}
