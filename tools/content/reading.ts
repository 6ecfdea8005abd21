import { sentencesOf, wordsOf } from '../../src/content/levels/reading.ts'
import { englishSyllables } from '../../src/content/levels/syllables.ts'

/** Levenshtein distance: the fewest insertions, deletions and substitutions that turn one text into the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same))
    }
    row = next
  }
  return row[b.length] ?? 0
}

function indonesianSyllables(word: string): number {
  const spoken = word.toLowerCase().replace(/(ai|au|oi)(?![aeiou])/g, 'a')
  return Math.max(1, spoken.match(/[aeiou]/g)?.length ?? 0)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const partsOf = (text: string) => wordsOf(text).flatMap((word) => word.split('-'))

/** Flesch–Kincaid grade: the school year in which a child can read an English text alone. */
export function gradeOf(text: string): number {
  const parts = partsOf(text)
  const perSentence = wordsOf(text).length / sentencesOf(text).length
  return 0.39 * perSentence + 11.8 * (sum(parts.map(englishSyllables)) / parts.length) - 15.59
}

/** Average number of syllables per word of an Indonesian text. */
export function syllablesPerWord(text: string): number {
  const parts = partsOf(text)
  return sum(parts.map(indonesianSyllables)) / parts.length
}
