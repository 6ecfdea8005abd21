import type { ReactNode } from 'react'
import { classToken } from '../../lib/device/tabletClass.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useNotSent } from './useNotSent.ts'
import { outboxText } from './text/index.ts'

interface Props {
  /** What leads grown-ups to the file that carries it; shown on tablets of a class. */
  readonly children: ReactNode
}

/** Shows how much of the child's work is queued on this device; renders nothing if none is. */
export function NotSent({ children }: Props) {
  const [language] = useLanguage()
  const count = useNotSent()
  if (count === 0) return null
  return (
    <div className="not-sent" lang={language}>
      <p role="status">{outboxText[language].notSent(count)}</p>
      {classToken() !== undefined && children}
    </div>
  )
}

/** The words of what leads grown-ups to the file. */
export function CarryWords() {
  const [language] = useLanguage()
  return <span>{outboxText[language].carry}</span>
}
