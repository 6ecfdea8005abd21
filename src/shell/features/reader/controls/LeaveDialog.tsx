import type { Language } from '../../../../game/language.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { leaveText } from '../text/leave/index.ts'

interface Props {
  readonly isOpen: boolean
  readonly language: Language
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks for confirmation before leaving the book for the library. */
export function LeaveDialog({ isOpen, language, onLeave, onStay }: Props) {
  const words = leaveText[language]
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.title}
      text={words.text}
      confirm={{ label: words.leave, icon: 'library' }}
      cancel={{ label: words.stay, icon: 'book' }}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
