import type { Language } from '../../../game/language.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useNotSent } from './useNotSent.ts'

const WORDS: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} not sent yet`,
  id: (count) => `${count} belum terkirim`,
}

/** Shows how much of the child's work is queued on this device; renders nothing if none is. */
export function NotSent() {
  const [language] = useLanguage()
  const count = useNotSent()
  if (count === 0) return null
  return (
    <p className="not-sent" role="status" lang={language}>
      {WORDS[language](count)}
    </p>
  )
}
