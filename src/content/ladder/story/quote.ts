/** Words of a text by their indexes, both included. */
export interface WordRange {
  readonly from: number
  readonly to: number
}

/** What stands between letters says nothing about which word it is. */
const bare = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Where a quote stands in a text, by words; punctuation and case don't count. `undefined` where the text has been changed and says it no more. */
export function findQuote(words: readonly string[], quote: string): WordRange | undefined {
  const wanted = quote
    .split(/\s+/)
    .map(bare)
    .filter((word) => word !== '')
  if (wanted.length === 0) return undefined
  const from = words.findIndex((_, at) => wanted.every((word, n) => bare(words[at + n] ?? '') === word))
  return from < 0 ? undefined : { from, to: from + wanted.length - 1 }
}
