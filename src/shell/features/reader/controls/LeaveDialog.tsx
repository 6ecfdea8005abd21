import type { Language } from '../../../../game/language.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

const WORDS = {
  en: {
    title: 'Leave Book?',
    text: 'Are you sure you want to leave this book and go back to all books?',
    leave: 'Yes, Leave',
    stay: 'Cancel',
  },
  id: {
    title: 'Keluar dari Buku?',
    text: 'Kamu yakin mau keluar dari buku ini dan kembali ke semua buku?',
    leave: 'Ya, Keluar',
    stay: 'Batal',
  },
} as const

interface Props {
  readonly isOpen: boolean
  readonly language: Language
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks before the book is left for the library. */
export function LeaveDialog({ isOpen, language, onLeave, onStay }: Props) {
  const words = WORDS[language]
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
