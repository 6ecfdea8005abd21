import type { LanguageLadder } from '../ladder/schema.ts'
import { indonesianSyllables } from './syllables.ts'

/** What the meter knows of a language: its ladder, and Indonesian words with e respelled (`bə-sar` or `bəsar`). */
export interface MeterWords {
  readonly ladder: LanguageLadder
  readonly spoken: ReadonlyMap<string, string>
}

/** The step of the ladder, from 1, at which a child can sound a word out; `Infinity` where no step makes it readable. */
type StepOf = (word: string) => number

/** The step at which each grapheme is taught, by its id. */
function firstSteps({ steps }: LanguageLadder): Map<string, number> {
  const first = new Map<string, number>()
  for (const step of steps) for (const id of step.new) if (!first.has(id)) first.set(id, step.order)
  return first
}

/** Indonesian words by their sounds. */
export function indonesianSteps({ ladder, spoken }: MeterWords): StepOf {
  const first = firstSteps(ladder)
  return (word) => {
    const said = spoken.get(word.toLowerCase()) ?? word.toLowerCase()
    return Math.max(closedStep(said), ...graphemesOf(said).map((id) => first.get(id) ?? Number.POSITIVE_INFINITY))
  }
}

/**
 * English words of one syllable with a short vowel between at most one grapheme on each side (sat, sock, hill), an ending s or ’s left out, and heart
 * words at the step that teaches them. Any other word is `Infinity`, though a later step may make it readable: this serves a first reader's book.
 */
export function englishSteps({ ladder }: Pick<MeterWords, 'ladder'>): StepOf {
  const first = firstSteps(ladder)
  const heart = new Map(
    ladder.steps.flatMap(({ order, heart = [] }) => heart.map(({ word }) => [word.toLowerCase(), order])),
  )
  const consonants = [...first.keys()].filter((id) => !/^[aeiou]/.test(id)).toSorted((a, b) => b.length - a.length)
  const either = `(${consonants.join('|')})?`
  const short = new RegExp(`^${either}([aeiou])${either}$`)
  const sounded = (word: string): number => {
    const parts = short.exec(word)?.slice(1).filter(Boolean) ?? ['']
    return Math.max(...parts.map((id) => first.get(id) ?? Number.POSITIVE_INFINITY))
  }
  return (word) => {
    const lower = word.toLowerCase()
    return Math.min(heart.get(lower) ?? Number.POSITIVE_INFINITY, sounded(lower), sounded(lower.replace(/’?s$/, '')))
  }
}

/**
 * The step at which a child can read a syllable of an Indonesian word as it is spelled; 0 where it has no letters. An e may be é or ə: it is read where both are taught. `isLast`:
 * whether it ends its word.
 */
export function syllableSteps({ ladder }: Pick<MeterWords, 'ladder'>): (syllable: string, isLast: boolean) => number {
  const first = firstSteps(ladder)
  const stepOf = (id: string): number => first.get(id) ?? Number.POSITIVE_INFINITY
  return (syllable, isLast) => {
    const spelled = syllable.toLowerCase().replace(/[^a-zéèə]/g, '')
    if (spelled === '') return 0
    const steps = marksOf(spelled, isLast).map((id) => (id === 'e' ? Math.max(stepOf('é'), stepOf('ə')) : stepOf(id)))
    return Math.max(closedStep(spelled), ...steps)
  }
}

/** The graphemes of an Indonesian word by its sound. An e that nobody has respelled is no grapheme of the ladder: such a word counts as unreadable. */
function graphemesOf(said: string): string[] {
  const syllables = indonesianSyllables(said)
  return syllables.flatMap((syllable, n) => marksOf(syllable, n === syllables.length - 1))
}

/** The graphemes of a syllable; a k that ends a word is a stop of the throat. */
function marksOf(syllable: string, isLast: boolean): string[] {
  const marks = syllable.replaceAll('è', 'é').match(/ng|ny|ai|au|oi|[a-zéə]/g) ?? []
  const isFinalK = isLast && marks.length > 1 && marks.at(-1) === 'k'
  return isFinalK ? [...marks.slice(0, -1), 'k-hamzah'] : marks
}

/** The step at which closed syllables are read: those in n m s t come at step 11, others at 12. */
function closedStep(said: string): number {
  const ends = indonesianSyllables(said).filter((syllable) => !/[aiueoéèə]$|ng$|k$/.test(syllable))
  return Math.max(0, ...ends.map((syllable) => (/[nmst]$/.test(syllable) ? 11 : 12)))
}
