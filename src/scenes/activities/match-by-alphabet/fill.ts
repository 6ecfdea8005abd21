import type { Filling } from '../../../game/authoring.ts'
import { LANGUAGES } from '../../../game/language.ts'
import type { Offer, OfferedWord } from '../../../game/offer.ts'
import { lacks, wordCount } from '../../shared/filling.ts'

const LEAST = 3
const MOST = 12

/** The letter that a word begins with, if it is the same in every language. */
function letterOf({ word }: OfferedWord): string | undefined {
  const [one, ...others] = LANGUAGES.map((language) => word[language].charAt(0).toUpperCase())
  return one !== undefined && /^[A-Z]$/.test(one) && others.every((other) => other === one) ? one : undefined
}

/** Words of the book that have a picture, each with a letter of its own. */
export function fill(offer: Offer): Filling {
  const byLetter = new Map<string, Record<string, unknown>>()
  for (const offered of offer.words('words')) {
    const letter = letterOf(offered)
    const { word, thing } = offered
    if (letter === undefined || !thing || byLetter.has(letter) || byLetter.size === MOST) continue
    byLetter.set(letter, { letter, word, image: offer.picture(thing).path, audio: offer.word(word) })
  }
  const missing = LEAST - byLetter.size
  if (missing > 0)
    return offer.languages.length > 1
      ? lacks(
          `${byLetter.size} words so far: ${missing} missing. Each begins with a letter of its own, the same in both languages, and has a picture`,
          `baru ${byLetter.size} kata: kurang ${missing}. Huruf pertamanya berbeda-beda, sama di kedua bahasa, dan ada gambarnya`,
        )
      : lacks(
          `${byLetter.size} words so far: ${missing} missing. Each begins with a letter of its own and has a picture`,
          `baru ${byLetter.size} kata: kurang ${missing}. Huruf pertamanya berbeda-beda dan ada gambarnya`,
        )
  const words = [...byLetter].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, word]) => word)
  return { about: wordCount(words.length), fields: { words } }
}
