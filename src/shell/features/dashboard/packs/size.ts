import type { Language } from '../../../../game/language.ts'
import { LOCALES } from '../../../lib/language/locales.ts'

/** A size as people say it: `4.2 MB`, in Indonesian `4,2 MB`. */
export function sizeIn(bytes: number, language: Language): string {
  const digits = {
    minimumFractionDigits: bytes < 10_000_000 ? 1 : 0,
    maximumFractionDigits: bytes < 10_000_000 ? 1 : 0,
  }
  return `${new Intl.NumberFormat(LOCALES[language], digits).format(Math.max(0.1, bytes / 1_000_000))} MB`
}
