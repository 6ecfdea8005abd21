import { type ReactNode, useEffect, useId, useRef } from 'react'

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** Also called on Escape. */
  readonly onClose: () => void
}

/**
 * A modal dialog. Mount it to open it. The element with `data-safe` is focused first; on unmount the focus returns to where it was.
 */
export function Ask({ title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = dialog.current
    const before = document.activeElement
    shown?.showModal()
    shown?.querySelector<HTMLElement>('[data-safe]')?.focus()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="stack">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
