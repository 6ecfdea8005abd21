import './paper.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Hem } from './Panel.tsx'

/** The screen's title on its sign. */
export function Plate({ hem = 'nila', children }: { readonly hem?: Hem; readonly children: ReactNode }) {
  return <h1 className={clsx('plate', `hem-${hem}`)}>{children}</h1>
}
