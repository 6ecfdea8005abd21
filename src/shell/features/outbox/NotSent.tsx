import { useLanguage } from '../../lib/language/language.ts'
import { useNotSent } from './useNotSent.ts'
import { outboxText } from './text/index.ts'

/** How much of the child's work waits on this device for the network; nothing while nothing does. */
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
