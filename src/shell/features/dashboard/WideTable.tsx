import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  /** What the table is about: its caption, and the name of the region it scrolls in. */
  readonly name: string
  /** Many narrow columns. */
  readonly isTight?: boolean
  /** Head, body and foot of the table. */
  readonly children: ReactNode
}

/** A table that scrolls sideways within itself where the window is too narrow for it; the keyboard can get there. */
export function WideTable({ name, isTight = false, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable
    <div className={clsx('wide-table', isTight && 'tight-table')} role="region" aria-label={name} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{name}</caption>
        {children}
      </table>
    </div>
  )
}
