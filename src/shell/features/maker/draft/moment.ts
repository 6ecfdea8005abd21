import type { Language } from '../../../../game/language.ts'
import { LOCALES } from '../../../lib/language/locales.ts'

const DAY_MS = 86_400_000

/** A moment as one says it: 'today 10:42', 'yesterday 15:02', '3 November 09:10'. Both in ms since 1970. */
export function momentText(at: number, now: number, language: Language): string {
  const locale = LOCALES[language]
  const time = new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  const days = Math.round((dayOf(now) - dayOf(at)) / DAY_MS)
  if (days > 1 || days < 0)
    return `${new Date(at).toLocaleDateString(locale, { day: 'numeric', month: 'long' })} ${time}`
  return `${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')} ${time}`
}

const dayOf = (at: number): number => new Date(at).setHours(12, 0, 0, 0)
