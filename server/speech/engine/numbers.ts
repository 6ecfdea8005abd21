import type { Language } from './language.ts'

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const INDONESIAN = 'nol satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ')
/** Longer numbers are read digit by digit. */
const LARGEST = 999_999

/** The words of a number written in digits, `1.000` and `1,000` too; `undefined` if `word` is not a number. */
export function numberWords(word: string, language: Language): string[] | undefined {
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(word) ? word.replace(/[.,]/g, '') : word
  if (/^\d+[.,]\d+$/.test(digits)) {
    const [whole = '', part = ''] = digits.split(/[.,]/)
    const point = language === 'en' ? 'point' : 'koma'
    return [...wholeWords(whole, language), point, ...digitWords(part, language)]
  }
  return /^\d+$/.test(digits) ? wholeWords(digits, language) : undefined
}

function wholeWords(digits: string, language: Language): string[] {
  const value = Number(digits)
  if (value > LARGEST || /^0\d/.test(digits)) return digitWords(digits, language)
  return language === 'en' ? english(value) : indonesian(value)
}

const digitWords = (digits: string, language: Language): string[] =>
  Array.from(digits, (digit) => (language === 'en' ? ENGLISH : INDONESIAN)[Number(digit)] ?? digit)

function english(value: number): string[] {
  if (value < 20) return [ENGLISH[value] ?? '']
  if (value < 100) return [TENS[Math.floor(value / 10)] ?? '', ...rest(value % 10, english)]
  if (value < 1000) return [...english(Math.floor(value / 100)), 'hundred', ...rest(value % 100, english)]
  return [...english(Math.floor(value / 1000)), 'thousand', ...rest(value % 1000, english)]
}

function indonesian(value: number): string[] {
  if (value < 10) return [INDONESIAN[value] ?? '']
  if (value === 10) return ['sepuluh']
  if (value === 11) return ['sebelas']
  if (value < 20) return [...indonesian(value - 10), 'belas']
  if (value < 100) return [...indonesian(Math.floor(value / 10)), 'puluh', ...rest(value % 10, indonesian)]
  if (value < 200) return ['seratus', ...rest(value - 100, indonesian)]
  if (value < 1000) return [...indonesian(Math.floor(value / 100)), 'ratus', ...rest(value % 100, indonesian)]
  if (value < 2000) return ['seribu', ...rest(value - 1000, indonesian)]
  return [...indonesian(Math.floor(value / 1000)), 'ribu', ...rest(value % 1000, indonesian)]
}

const rest = (value: number, words: (value: number) => string[]): string[] => (value === 0 ? [] : words(value))
