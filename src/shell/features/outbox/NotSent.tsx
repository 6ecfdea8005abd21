import type { Language } from '../../../game/language.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useNotSent } from './useNotSent.ts'

const WORDS: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} not sent yet`,
  id: (count) => `${count} belum terkirim`,
}

/** How much of the child's work waits on this device for the network; nothing while nothing does. */
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
