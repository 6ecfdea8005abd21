/** A stretch of a text; `isNew` where the other text does not have it. */
export interface Stretch {
  readonly text: string
  readonly isNew: boolean
}

/** Longer texts are not compared word by word. */
const MOST_WORDS = 400

/** A text with the words marked that the other one lacks, as the longest common row of words tells. */
export function wordDiff(text: string, other: string): Stretch[] {
  const [here, there] = [piecesOf(text), piecesOf(other)]
  if (here.length > MOST_WORDS || there.length > MOST_WORDS) return text === '' ? [] : [{ text, isNew: text !== other }]
  const common = commonOf(here, there)
  const stretches: Stretch[] = []
  here.forEach((piece, index) => {
    const isNew = !common.has(index)
    const last = stretches.at(-1)
    if (last?.isNew === isNew) stretches[stretches.length - 1] = { text: last.text + piece, isNew }
    else stretches.push({ text: piece, isNew })
  })
  return stretches
}

/** Words with the spaces behind them. */
const piecesOf = (text: string): string[] => text.match(/\S+\s*|^\s+/gu) ?? []

/** The places of the first list that are in the longest row of words common to both. */
function commonOf(here: readonly string[], there: readonly string[]): ReadonlySet<number> {
  const isAlike = (i: number, j: number) => here[i]?.trimEnd() === there[j]?.trimEnd()
  const rows = Array.from({ length: here.length + 1 }, () => [...there, ''].map(() => 0))
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = here.length - 1; i >= 0; i -= 1) {
    const row = rows[i] ?? []
    for (let j = there.length - 1; j >= 0; j -= 1)
      row[j] = isAlike(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  const common = new Set<number>()
  for (let i = 0, j = 0; i < here.length && j < there.length; ) {
    if (isAlike(i, j)) {
      common.add(i)
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return common
}
