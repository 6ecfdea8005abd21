import './paper.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Border } from './Panel.tsx'

/** The screen's title on its sign. */
export function Label({ border = 'nila', children }: { readonly border?: Border; readonly children: ReactNode }) {
  return <h1 className={clsx('screen-label', `batik-${border}`)}>{children}</h1>
}
