import type { Language } from '../../../game/language.ts'
import { LOCALES } from '../../lib/language/locales.ts'

type Style = 'short' | 'weekday' | 'long' | 'full' | 'time' | 'exact'

const STYLES: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  exact: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
}

/**
 * Formats a moment (ISO 8601) or a day (`2026-11-20`). A day does not depend on any time zone; a moment is shown in `timeZone`, by default
 * the browser's. An invalid date is returned unchanged.
 */
export function dated(iso: string, language: Language, style: Style, timeZone?: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso)
  const date = new Date(isDay ? `${iso}T12:00:00Z` : iso)
  if (Number.isNaN(date.getTime())) return iso
  const zone = isDay ? 'UTC' : timeZone
  return date.toLocaleString(LOCALES[language], { ...STYLES[style], ...(zone !== undefined && { timeZone: zone }) })
}

/** Joins names for the language: `Adit, Alya and Siti`. */
export function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(names)
}

/** The indexes of `count` list items (from 0) with the language's separators between them. */
export function listParts(count: number, language: Language): (number | string)[] {
  const places = Array.from({ length: count }, (_, index) => String(index))
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })
    .formatToParts(places)
    .map(({ type, value }) => (type === 'element' ? Number(value) : value))
}
