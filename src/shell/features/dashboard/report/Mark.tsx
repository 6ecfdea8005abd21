import type { ReactNode } from 'react'
import { Sign, type SignName } from '../Sign.tsx'

type Tone = 'first' | 'known' | 'help' | 'notyet' | 'none' | 'plain'

interface Props {
  readonly tone: Tone
  readonly sign: SignName
  /** The word; with `isQuiet` it is for screen readers only. */
  readonly children: ReactNode
  readonly isQuiet?: boolean
}

/** A state, shown by the icon's shape, by colour and by a word. */
export function Mark({ tone, sign, children, isQuiet = false }: Props) {
  return (
    <span className={`state-mark ${tone}`}>
      <Sign name={sign} />
      <span className={isQuiet ? 'visually-hidden' : undefined}>{children}</span>
    </span>
  )
}
