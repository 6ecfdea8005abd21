import type { Language } from '../../game/language.ts'
import { shuffle } from '../../game/rules/random.ts'
import families from './kin.json' with { type: 'json' }
import type { Grapheme, Ladder, LadderWord } from './schema.ts'

/** Chance as an argument: a number from 0 up to, not including, 1. */
export type Random = () => number

/** From this chance of knowing a sound on, two of its neighbours are among the options. */
const TWO_NEIGHBOURS_FROM = 0.9
const MOST = 4
const LEAST = 3

/** Whether two graphemes look or sound alike, whichever of them says so. */
export function areNeighbours(one: Grapheme, other: Grapheme): boolean {
  const names = (grapheme: Grapheme) => [...grapheme.confusable.looks, ...grapheme.confusable.sounds]
  const isNear = (a: Grapheme, b: Grapheme) => names(a).some((name) => name === b.id || name === b.text)
  return isNear(one, other) || isNear(other, one)
}

/** What is known of the sound that is asked. */
export interface SoundHistory {
  /** It has been asked before. */
  readonly isAsked: boolean
  /** The chance that the child knows it, 0 to 1. */
  readonly p: number
}

/**
 * Ids of the graphemes to choose among when a sound is asked, in chance order: four, or three while no more are known. `undefined` where fewer than
 * three fit: then it is not asked. The first time no neighbour is among them, later one, and two from p = .9 on. Never two that are written or sound
 * alike.
 */
export function soundOptions(
  target: Grapheme,
  known: readonly Grapheme[],
  history: SoundHistory,
  random: Random,
): string[] | undefined {
  const neighboursWanted = history.isAsked ? (history.p >= TWO_NEIGHBOURS_FROM ? 2 : 1) : 0
  const others = shuffle(
    known.filter(({ id }) => id !== target.id && isOption(id)),
    random,
  )
  const near = others.filter((one) => areNeighbours(one, target)).slice(0, neighboursWanted)
  const far = others.filter((one) => !areNeighbours(one, target))
  const chosen = [target]
  for (const one of [...near, ...far]) {
    const isLike = chosen.some(({ text, ipa }) => text === one.text || ipa === one.ipa)
    if (chosen.length < MOST && !isLike) chosen.push(one)
  }
  return finish(
    chosen.map(({ id }) => id),
    random,
  )
}

/** E pepet and final k are asked inside syllables and words only. */
export function isOption(graphemeId: string): boolean {
  return graphemeId !== 'ə' && graphemeId !== 'k-hamzah'
}

/** A syllable as an option: its text and its graphemes. */
export interface SyllableChoice {
  readonly text: string
  readonly graphemes: readonly string[]
}

/**
 * Texts of the syllables to choose among when a syllable is asked, in chance order: one with the same first letter and another vowel, one with
 * another first letter and the same vowel, one that begins with a neighbour, as far as they are known. `undefined` where fewer than three fit.
 */
export function syllableOptions(
  target: SyllableChoice,
  known: readonly SyllableChoice[],
  graphemes: readonly Grapheme[],
  random: Random,
): string[] | undefined {
  const first = (one: SyllableChoice) => one.graphemes[0] ?? ''
  const rest = (one: SyllableChoice) => one.graphemes.slice(1).join()
  const byId = new Map(graphemes.map((one) => [one.id, one]))
  const beginsNear = (one: SyllableChoice) => {
    const [a, b] = [byId.get(first(one)), byId.get(first(target))]
    return a !== undefined && b !== undefined && a !== b && areNeighbours(a, b)
  }
  const others = shuffle(
    known.filter(({ text }) => text !== target.text),
    random,
  )
  const wishes = [
    (one: SyllableChoice) => first(one) === first(target),
    (one: SyllableChoice) => first(one) !== first(target) && rest(one) === rest(target),
    beginsNear,
  ]
  const chosen = wish(others, wishes, [], ({ text }) => text)
  return finish([target.text, ...chosen.map(({ text }) => text)], random)
}

/**
 * Ids of the pictures to choose among when a word is read or joined, in chance order: one whose word begins alike, one that ends alike or is as long,
 * one more. Never a kin of the right picture, nor one that the word would also name. `undefined` where fewer than three fit.
 */
export function pictureOptions(
  target: LadderWord & { readonly picture: string },
  known: readonly LadderWord[],
  {
    pictures,
    language,
    random,
  }: { readonly pictures: Ladder['pictures']; readonly language: Language; readonly random: Random },
): string[] | undefined {
  const alsoFits = (picture: string) => pictures[picture]?.name[language].toLowerCase() === target.word
  const kin = kinOf(target.picture)
  const others = shuffle(
    known.flatMap((one) => (one.picture === undefined ? [] : [{ ...one, picture: one.picture }])),
    random,
  ).filter(({ word, picture }) => word !== target.word && !kin.has(picture) && !alsoFits(picture))
  const wishes = [
    ({ word }: LadderWord) => word.charAt(0) === target.word.charAt(0),
    ({ word }: LadderWord) => word.at(-1) === target.word.at(-1) || word.length === target.word.length,
  ]
  const chosen = wish(others, wishes, [target.picture], ({ picture }) => picture)
  return finish([target.picture, ...chosen.map(({ picture }) => picture)], random)
}

const KIN = new Map<string, Set<string>>()
for (const family of families) for (const one of family) KIN.set(one, new Set([...(KIN.get(one) ?? []), ...family]))

/** Pictures that a child may take for this one, itself among them. */
export function kinOf(picture: string): ReadonlySet<string> {
  return KIN.get(picture) ?? new Set([picture])
}

/** Up to three others: the first for each wish, then any. No two of one name. */
function wish<Thing>(
  others: readonly Thing[],
  wishes: readonly ((thing: Thing) => boolean)[],
  taken: readonly string[],
  nameOf: (thing: Thing) => string,
): Thing[] {
  const names = new Set(taken)
  const chosen: Thing[] = []
  const take = (thing: Thing | undefined) => {
    if (thing === undefined || chosen.length >= MOST - 1) return
    names.add(nameOf(thing))
    chosen.push(thing)
  }
  const free = () => others.filter((thing) => !names.has(nameOf(thing)))
  for (const fits of wishes) take(free().find(fits))
  for (let next = free()[0]; next !== undefined && chosen.length < MOST - 1; next = free()[0]) take(next)
  return chosen
}

const finish = (names: readonly string[], random: Random) => (names.length < LEAST ? undefined : shuffle(names, random))
