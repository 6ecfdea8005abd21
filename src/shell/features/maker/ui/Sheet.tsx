import { Dialog } from 'radix-ui'
import { createContext, type ReactNode, use } from 'react'

/** The maker's root element: sheets are put into it, so that its styles hold there. Null until it is there. */
export const MakerRoot = createContext<HTMLElement | null>(null)

interface Props {
  readonly title: string
  readonly isOpen: boolean
  /** The safe answer: Escape, a press beside the sheet. */
  readonly onClose: () => void
  readonly children: ReactNode
  /** The sheet's buttons; they stay in sight. */
  readonly buttons?: ReactNode
  readonly className?: string
}

/** A sheet over the maker: from below on a phone, in the middle elsewhere. The page behind is out of reach, and gets the focus back. */
export function Sheet({ title, isOpen, onClose, children, buttons, className }: Props) {
  const root = use(MakerRoot)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={root}>
        <Dialog.Overlay className="sheet-veil" />
        <Dialog.Content
          className={className === undefined ? 'sheet' : `sheet ${className}`}
          aria-describedby={undefined}
        >
          <Dialog.Title>{title}</Dialog.Title>
          {children}
          {buttons !== undefined && <div className="btns">{buttons}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
