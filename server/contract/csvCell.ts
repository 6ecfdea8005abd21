import type { Options } from 'csv-stringify/sync'

/** Languages a file can be written in. */
type Lang = 'en' | 'id'

/** Spreadsheets split lines at the locale's list separator: `;` in Indonesian, where the comma is the decimal sign. */
const separatorOf = (language: Lang): ',' | ';' => (language === 'id' ? ';' : ',')

/** Characters a spreadsheet reads as the start of a formula; East Asian ones accept the full-width forms too. */
const SIGN = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'

/** At the start, also after spaces and quotes. A leading tab or line break hides what follows. */
const AT_START = new RegExp(`^(?=[\\t\\r\\n]|[\\s"']*${SIGN})`, 'u')

/** After every character at which some spreadsheet splits a line, quoted or not: with another locale's separator, a cell begins there. */
const BEHIND_SEPARATOR = new RegExp(`([,;|\\t\\r\\n\\uFF0C\\uFF1B\\uFF5C])(?=[\\s"']*${SIGN})`, 'gu')

/** Prevents formula injection: puts an apostrophe wherever a formula could begin. Other texts stay unchanged. */
export function withoutFormula(text: string): string {
  return text.replace(BEHIND_SEPARATOR, "$1'").replace(AT_START, "'")
}

/** A number in the language's notation: `0,5` in Indonesian, where `0.5` would be read as text or a date. */
export const numberIn = (language: Lang, value: number): string =>
  language === 'id' ? String(value).replace('.', ',') : String(value)

/** The csv-stringify options for all files, in the service and the browser. No spreadsheet runs anything in them. */
export function csvOptions(language: Lang): Options {
  return {
    delimiter: separatorOf(language),
    record_delimiter: 'windows',
    // Each of these ends a line in some spreadsheet; a tab ends a cell.
    quoted_match: /[\t\r\n]/,
    cast: {
      string: withoutFormula,
      number: (value) => numberIn(language, value),
      boolean: String,
    },
  }
}
