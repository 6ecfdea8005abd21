/** The heading of what `npm run bench -- speech` writes. */
export const SPEECH_SECTION = 'A text read aloud'

/** The heading of what `npm run bench -- maker` writes. */
export const PRESSES_SECTION = 'A book of eight pages, press by press'

/** See `PRESSES_SECTION`. */
export const CHANGES_SECTION = 'A picture of forty things, change by change'

/** A Markdown text with the section of this heading (`##`) replaced, or added at the end. */
export function replaceSection(text: string, heading: string, body: string): string {
  const section = `## ${heading}\n\n${body.trim()}\n`
  const found = spanOf(text, heading)
  if (!found) return `${text.trimEnd()}\n\n${section}`
  const rest = text.slice(found.end)
  return text.slice(0, found.begin) + section + (rest === '' ? '' : `\n${rest}`)
}

/** The section of this heading; `undefined` if the text has none. */
export function sectionOf(text: string, heading: string): string | undefined {
  const found = spanOf(text, heading)
  return found && text.slice(found.begin, found.end).trimEnd()
}

function spanOf(text: string, heading: string): { readonly begin: number; readonly end: number } | undefined {
  const mark = `## ${heading}\n`
  const begin = text.startsWith(mark) ? 0 : text.indexOf(`\n${mark}`) + 1
  if (begin === 0 && !text.startsWith(mark)) return undefined
  const next = text.indexOf('\n## ', begin)
  return { begin, end: next < 0 ? text.length : next + 1 }
}
