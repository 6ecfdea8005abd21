import type { Language } from '../../../../game/language.ts'
import { AvatarChooser, type FirstVariant } from '../../avatar/index.ts'
import { LeaveDialog } from './LeaveDialog.tsx'

interface Props {
  readonly language: Language
  readonly chooser: FirstVariant
  /** Whether the leave dialog is open. */
  readonly isAsked: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** The dialogs over an open book. A separate chunk with the dialog library, so that the page loads first. */
export function ReaderDialogs({ language, chooser, isAsked, onLeave, onStay }: Props) {
  return (
    <>
      <AvatarChooser isOpen={chooser.isOpen} language={language} onDone={chooser.done} />
      <LeaveDialog isOpen={isAsked} language={language} onLeave={onLeave} onStay={onStay} />
    </>
  )
}
