import '../controls/control.css'
import type { ReactNode } from 'react'

/** A word on a slip of paper: under a control, or beside a picture. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className="tag">{children}</span>
}
