const VOWELS = new Set(['a', 'i', 'u', 'e', 'o', 'é', 'è', 'ə'])
const DIPHTHONGS = new Set(['ai', 'au', 'oi'])

/**
 * Cuts an Indonesian word into syllables (V-KV, KVK-KV), in lower case. `ng ny sy kh` stay together; `ai au oi` at the end of a word are one. Takes
 * spellings that tell é from ə, too.
 */
export function indonesianSyllables(word: string): string[] {
  return word.toLowerCase().split('-').flatMap(syllablesOfPart)
}

function syllablesOfPart(part: string): string[] {
  const marks = part.match(/ng|ny|sy|kh|[a-zéèə]/g) ?? []
  const nuclei = marks.flatMap((mark, at) => (VOWELS.has(mark) ? [at] : []))
  const [last, before] = [nuclei.at(-1), nuclei.at(-2)]
  const isDiphthong = last === marks.length - 1 && before === last - 1 && DIPHTHONGS.has(marks.slice(-2).join(''))
  if (isDiphthong) nuclei.pop()
  if (nuclei.length === 0) return [part]
  const starts = [0, ...nuclei.slice(1).map((here, n) => startOf(marks, nuclei[n] ?? 0, here))]
  return starts.map((start, n) => marks.slice(start, starts[n + 1]).join(''))
}

/** Where the syllable with the vowel at `here` starts, after the vowel at `before`. */
function startOf(marks: readonly string[], before: number, here: number): number {
  const between = here - before - 1
  if (between <= 1) return here - between
  const isCluster = 'rl'.includes(marks[here - 1] ?? '-') && 'tkpbdg'.includes(marks[here - 2] ?? '-')
  return isCluster ? here - 2 : here - 1
}

/** How many syllables an English word has, by its letters; right for most words. */
export function englishSyllables(word: string): number {
  return word
    .split('-')
    .map((part) => part.toLowerCase().replace(/[^a-z]/g, ''))
    .reduce((sum, letters) => sum + syllablesOfLetters(letters), 0)
}

function syllablesOfLetters(letters: string): number {
  if (letters.length <= 3) return 1
  const spoken = letters.replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}
