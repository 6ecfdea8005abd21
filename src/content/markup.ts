/** A stretch of text of one weight. */
export interface Run {
  readonly text: string
  readonly isBold: boolean
}

const TAG = /<\/?(?:b|strong)>/gi

/** Stands for the reader's name in texts of books 3 and 4. */
const NAME_TOKEN = '{name}'

/**
 * Reads the story's simple markup: `<b>` and `<strong>` make bold runs, everything else is text and stays as it is written.
 * The name is put in after the markup is read, so that a name can never be markup. Unclosed tags last to the end.
 */
export function parseMarkup(source: string, name = ''): Run[] {
  const runs: Run[] = []
  let depth = 0
  let from = 0
  const add = (text: string) => {
    if (text === '') return
    const shown = text.replaceAll(NAME_TOKEN, () => name)
    const last = runs.at(-1)
    if (last?.isBold === depth > 0) runs[runs.length - 1] = { ...last, text: last.text + shown }
    else runs.push({ text: shown, isBold: depth > 0 })
  }
  for (const tag of source.matchAll(TAG)) {
    add(source.slice(from, tag.index))
    from = tag.index + tag[0].length
    depth = tag[0].startsWith('</') ? Math.max(0, depth - 1) : depth + 1
  }
  add(source.slice(from))
  return runs
}

/** The text without its markup. */
export function plainText(source: string, name = ''): string {
  return parseMarkup(source, name)
    .map(({ text }) => text)
    .join('')
}
