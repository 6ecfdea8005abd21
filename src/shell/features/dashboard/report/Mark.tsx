import type { ReactNode } from 'react'
import { Sign, type SignName } from '../Sign.tsx'

type Tone = 'first' | 'known' | 'help' | 'notyet' | 'none' | 'plain'

interface Props {
  readonly tone: Tone
  readonly sign: SignName
  /** The word; with `isQuiet` it is heard only. */
  readonly children: ReactNode
  readonly isQuiet?: boolean
}

/** A state: its sign's shape says it, its colour says it again, and a word stands beside it. */
export function Mark({ tone, sign, children, isQuiet = false }: Props) {
  return (
    <span className={`state-mark ${tone}`}>
      <Sign name={sign} />
      <span className={isQuiet ? 'visually-hidden' : undefined}>{children}</span>
    </span>
  )
}
