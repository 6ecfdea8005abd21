import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  /** Caption of the table, and accessible name of its scroll region. */
  readonly name: string
  /** Many narrow columns. */
  readonly isTight?: boolean
  /** Head, body and foot of the table. */
  readonly children: ReactNode
}

/** A table that scrolls sideways in its own region if the window is too narrow, also by keyboard. */
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
