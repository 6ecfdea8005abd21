import './ctl.css'
import type { ReactNode } from 'react'

/** A word on a slip of paper: under a ball, or beside a picture. */
export function Tag({ children, isHidden = false }: { readonly children: ReactNode; readonly isHidden?: boolean }) {
  return (
    <span className="tag" aria-hidden={isHidden || undefined}>
      {children}
    </span>
  )
}
