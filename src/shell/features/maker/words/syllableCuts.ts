import { indonesianSyllables } from '../../../../content/levels/syllables.ts'
import { isRecord, readJson, writeText } from '../../../lib/device/storage.ts'

/** Where on this device the cuts lie that a teacher has moved; they hold in all books. */
const KEY = 'makerSyllables'
/** So many are remembered, the newest: more than a book has words. */
const MOST = 500

/** Where words are cut, by the word in small letters: how many letters stand before each cut (`[2]`: pa·sar). */
export type Cuts = Readonly<Record<string, readonly number[]>>

/** The stored cuts; none where nothing valid is stored. */
export function readCuts(): Cuts {
  return readJson(KEY, (raw) => (isRecord(raw) && Object.values(raw).every(isPlaces) ? (raw as Cuts) : undefined)) ?? {}
}

/** Cuts of a word added and stored. Those that the rules give anyway are not remembered. */
export function withCut(cuts: Cuts, word: string, places: readonly number[]): Cuts {
  const { [word.toLowerCase()]: _, ...others } = cuts
  const isRule = String(places) === String(placesByRule(word))
  const entries = [...Object.entries(others), ...(isRule ? [] : [[word.toLowerCase(), places] as const])]
  const next = Object.fromEntries(entries.slice(-MOST))
  writeText(KEY, JSON.stringify(next))
  return next
}

/** Where a word is cut: as the teacher has said, else by the rules of Indonesian. */
export const placesIn = (cuts: Cuts, word: string): readonly number[] => cuts[word.toLowerCase()] ?? placesByRule(word)

/** A word in the parts that cuts make. */
export function partsAt(word: string, places: readonly number[]): string[] {
  return [0, ...places].map((from, index) => word.slice(from, places[index]))
}

/** A hyphen belongs to the part after it, as it is written: `kura-kura` is ku·ra·-ku·ra. */
function placesByRule(word: string): number[] {
  let at = 0
  return indonesianSyllables(word)
    .map((syllable) => {
      at += (word.charAt(at) === '-' ? 1 : 0) + syllable.length
      return at
    })
    .slice(0, -1)
}

const isPlaces = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one) && one > 0)
