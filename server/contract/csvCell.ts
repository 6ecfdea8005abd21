import type { Options } from 'csv-stringify/sync'

/** Languages in which a file is written. */
type Lang = 'en' | 'id'

/** Spreadsheets part a line where the country's lists are parted: Indonesian ones at `;`, since a comma is in its numbers. */
const separatorOf = (language: Lang): ',' | ';' => (language === 'id' ? ';' : ',')

/** What a spreadsheet takes for the beginning of a formula; East Asian ones take the wide signs too. */
const SIGN = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'

/** At the beginning, also behind spaces and quotes; a tab or the end of a line in front of anything hides what follows. */
const AT_START = new RegExp(`^(?=[\\t\\r\\n]|[\\s"']*${SIGN})`, 'u')

/**
 * Behind everything at which some spreadsheet parts a line, whatever quotes are around the cell: who opens a file with the separator of another
 * country sees cells begin there.
 */
const BEHIND_SEPARATOR = new RegExp(`([,;|\\t\\r\\n\\uFF0C\\uFF1B\\uFF5C])(?=[\\s"']*${SIGN})`, 'gu')

/** A text that no spreadsheet takes for a formula: an apostrophe stands wherever one could begin. Others stay as they are. */
export function withoutFormula(text: string): string {
  return text.replace(BEHIND_SEPARATOR, "$1'").replace(AT_START, "'")
}

/** A number as the language writes it: `0,5` in Indonesian, where `0.5` would be a text or a date. */
export const numberIn = (language: Lang, value: number): string =>
  language === 'id' ? String(value).replace('.', ',') : String(value)

/** How csv-stringify writes a file of ours, on the service and in the browser. Nothing in it is run by a spreadsheet. */
export function csvOptions(language: Lang): Options {
  return {
    delimiter: separatorOf(language),
    record_delimiter: 'windows',
    // Any of them ends a line for some spreadsheet, and a tab a cell.
    quoted_match: /[\t\r\n]/,
    cast: {
      string: withoutFormula,
      number: (value) => numberIn(language, value),
      boolean: String,
    },
  }
}
