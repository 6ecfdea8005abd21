import { useLanguage } from '../../lib/language/language.ts'
import { useNotSent } from './useNotSent.ts'
import { outboxText } from './text/index.ts'

/** Shows how much of the child's work is queued on this device; renders nothing if none is. */
export function NotSent() {
  const [language] = useLanguage()
  const count = useNotSent()
  if (count === 0) return null
  return (
    <p className="not-sent" role="status" lang={language}>
      {outboxText[language].notSent(count)}
    </p>
  )
}
