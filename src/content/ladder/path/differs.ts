import type { Language } from '../../../game/language.ts'
import type { Ladder, LadderSentence, Scene } from '../schema.ts'

/** How the words of a sentence name what its pictures show. */
interface Naming {
  readonly pictures: Ladder['pictures']
  readonly language: Language
}

/**
 * The index of the word by which a sentence's wrong pictures differ from the right one, for help after a miss; `undefined` where they differ in several
 * ways, or in one that no single word says.
 */
export function differsAt(
  { shows, not }: LadderSentence,
  words: readonly string[],
  naming: Naming,
): number | undefined {
  const slots = new Set(not.flatMap((other) => slotsApart(shows, other)))
  const [slot] = slots
  if (slot === undefined || slots.size > 1) return undefined
  if (slot === 'a' || slot === 'n') {
    const at = indexOf(shows.a, words, naming)
    // The number stands before what is counted, in both languages.
    return slot === 'a' || at === undefined ? at : at > 0 ? at - 1 : undefined
  }
  return slot === 'b' && shows.b !== undefined ? indexOf(shows.b, words, naming) : undefined
}

const SLOTS = ['a', 'n', 'act', 'rel', 'b'] as const

function slotsApart(one: Scene, other: Scene): (typeof SLOTS)[number][] {
  return SLOTS.filter(
    (slot) => (one[slot] ?? (slot === 'n' ? 1 : undefined)) !== (other[slot] ?? (slot === 'n' ? 1 : undefined)),
  )
}

/** Where a picture's name stands, in the plural too. */
function indexOf(picture: string, words: readonly string[], { pictures, language }: Naming): number | undefined {
  const name = pictures[picture]?.name[language].toLowerCase()
  if (name === undefined) return undefined
  const at = words.findIndex((word) => [name, `${name}s`, `${name}es`].includes(word.toLowerCase()))
  return at < 0 ? undefined : at
}
