import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

interface Props {
  readonly isOpen: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks before the book is left for the library. */
export function LeaveDialog({ isOpen, onLeave, onStay }: Props) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Leave Book?"
      text="Are you sure you want to leave this book and go back to all books?"
      confirm={{ label: 'Yes, Leave', icon: 'library' }}
      cancel={{ label: 'Cancel', icon: 'book' }}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
