/** A transcription of a word by the recogniser, and how certainly it means the word, 0…1. */
export interface SpokenVariant {
  readonly text: string
  readonly weight: number
}

/** SPEC section 5: only scores above this are accepted. */
const SIMILARITY_THRESHOLD = 0.7

/** A phrase that means "any sound": used where speech recognition is unavailable and only loudness counts. */
export const ANY_VOICE = '*'

/** Number of edits (insert, delete, replace) that turn one text into the other (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (before[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      now.push(Math.min((before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, replaced))
    }
    before = now
  }
  return before[b.length] ?? 0
}

/** 1 for equal texts, 0 for entirely different ones. */
export function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest
}

/**
 * The words of a phrase in comparable form: lower case, no diacritics, split at punctuation, because recognisers join words spoken in one breath
 * ("1-2").
 */
export function wordsOf(phrase: string): string[] {
  return phrase
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mark}'’]/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}

/**
 * What was meant: over all words and variants the best score (similarity × weight), if it is above the threshold. `candidates` maps an id to its
 * variants. On a tie the candidate listed first wins.
 */
export function bestMatch(
  phrase: string,
  candidates: ReadonlyMap<string, readonly SpokenVariant[]>,
): { readonly id: string; readonly score: number } | undefined {
  let best: { id: string; score: number } | undefined
  for (const word of wordsOf(phrase)) {
    for (const [id, variants] of candidates) {
      for (const { text, weight } of variants) {
        const score = similarity(word, text.toLowerCase()) * weight
        if (score > SIMILARITY_THRESHOLD && score > (best?.score ?? 0)) best = { id, score }
      }
    }
  }
  return best
}
