import type { Language } from '../../../game/language.ts'
import { indonesianSyllables } from '../../levels/syllables.ts'
import clapParts from '../clap-parts.json' with { type: 'json' }
import stations from '../stations.json' with { type: 'json' }
import type { Grapheme, Ladder, LadderSentence, LadderWord, LanguageLadder, Step } from '../schema.ts'
import { isOption } from '../options.ts'
import { buildGuess } from './tiles.ts'

/** How a child plays: seeing and hearing, by ear alone, or without sound. It decides what may be asked at all. */
export type PlayMode = 'all' | 'byEar' | 'withoutSound'

/** The sorts of questions. `stations.json` says which kind plays each, and which skill it asks in each mode. */
export type Sort = keyof typeof stations

/** The kind of activity that plays questions of a sort. */
export const kindTypeOf = (sort: Sort): string => stations[sort].kind

/** What a question is about. */
export type AskedThing =
  | { readonly sort: 'sounds'; readonly grapheme: Grapheme }
  | { readonly sort: 'syllables'; readonly syllable: Syllable }
  | { readonly sort: 'joining'; readonly word: PicturedWord }
  | { readonly sort: 'reading'; readonly word: PicturedWord }
  | { readonly sort: 'building'; readonly word: LadderWord }
  | { readonly sort: 'parts'; readonly picture: string; readonly word: string; readonly parts: readonly string[] }
  | { readonly sort: 'sentences'; readonly sentence: LadderSentence }

/** A word that has a picture. */
type PicturedWord = LadderWord & { readonly picture: string }

/** A syllable of a step. */
type Syllable = NonNullable<Step['syllables']>[number]

/** A question that the ladder can ask. `base` is the item, `item` its key with the skill; `guess`: the chance of guessing it. */
export interface LadderAsk {
  readonly item: string
  readonly base: string
  readonly skill: string
  readonly step: string
  readonly order: number
  readonly guess: number
  readonly thing: AskedThing
}

/** All that the ladder can ask in a language and a mode, in the order in which it is learned. Pure: the same ladder gives the same list. */
export function asksOf(ladder: Ladder, language: Language, mode: PlayMode): LadderAsk[] {
  const { steps, graphemes } = ladder.languages[language]
  const known = {
    graphemes: new Map(graphemes.map((one) => [one.id, one])),
    items: itemsOfPictures(ladder.languages[language]),
  }
  const found = steps.flatMap((step, at) =>
    thingsOf(ladder, language, { step, at }, known).flatMap(({ base, thing, guess }) => {
      const skills: Readonly<Partial<Record<PlayMode, string>>> = stations[thing.sort].skills
      const skill = skills[mode]
      return skill === undefined ? [] : [{ item: `${base}|${skill}`, base, skill, step: step.id, guess, thing }]
    }),
  )
  const seen = new Set<string>()
  // In some modes two sorts ask the same (joining and reading without sound): the first of them does.
  const unique = found.filter(({ item }) => !seen.has(item) && seen.add(item))
  return unique.map((ask, order) => ({ ...ask, order }))
}

interface Found {
  readonly base: string
  readonly thing: AskedThing
  readonly guess: number
}

function thingsOf(
  ladder: Ladder,
  language: Language,
  { step, at }: { readonly step: Step; readonly at: number },
  known: { readonly graphemes: ReadonlyMap<string, Grapheme>; readonly items: ReadonlyMap<string, string> },
): Found[] {
  const sounds = step.new.flatMap((id) => known.graphemes.get(id) ?? []).filter(({ id }) => isOption(id))
  const pictured = step.words.flatMap((word) =>
    word.picture !== undefined && canShow(ladder, word.picture) ? [{ ...word, picture: word.picture }] : [],
  )
  const clap = ladder.clap[language]
  const counts = Object.keys(clap).length
  const clapped = Object.entries(clap).flatMap(([count, ids]) =>
    ids.slice(at, at + 1).flatMap((picture) => {
      const word = ladder.pictures[picture]?.name[language] ?? ''
      const parts = spokenParts(word, language)
      return parts.length === Number(count) && canShow(ladder, picture) ? [{ picture, word, parts }] : []
    }),
  )
  const isShown = ({ shows, not }: LadderSentence) =>
    [shows, ...not].every(({ a, b }) => canShow(ladder, a) && (b === undefined || canShow(ladder, b)))
  return [
    ...sounds.map((grapheme) => ({ base: grapheme.item, thing: { sort: 'sounds' as const, grapheme }, guess: 1 / 4 })),
    ...(step.syllables ?? []).map((syllable) => ({
      base: syllable.item,
      thing: { sort: 'syllables' as const, syllable },
      guess: 1 / 4,
    })),
    ...pictured
      .filter(isCutInTiles)
      .map((word) => ({ base: word.item, thing: { sort: 'joining' as const, word }, guess: 1 / 4 })),
    ...pictured.map((word) => ({ base: word.item, thing: { sort: 'reading' as const, word }, guess: 1 / 4 })),
    ...step.words
      .filter((word) => isCutInTiles(word) && partsOf(word).length > 1)
      .map((word) => ({
        base: word.item,
        thing: { sort: 'building' as const, word },
        guess: buildGuess(partsOf(word)),
      })),
    ...clapped.map((clap) => ({
      base: known.items.get(clap.picture) ?? `word:${clap.picture}`,
      thing: { sort: 'parts' as const, ...clap },
      guess: 1 / counts,
    })),
    ...step.sentences
      .filter(isShown)
      .map((sentence) => ({ base: sentence.item, thing: { sort: 'sentences' as const, sentence }, guess: 1 / 3 })),
  ]
}

/** The parts of a spoken word. Letters tell them in Indonesian; English words of several parts are listed (`clap-parts.json`). */
function spokenParts(word: string, language: Language): readonly string[] {
  if (language === 'id') return indonesianSyllables(word)
  const listed: Readonly<Record<string, readonly string[]>> = clapParts
  return listed[word] ?? [word]
}

/** Whether a picture has been drawn. */
function canShow({ pictures }: Ladder, id: string): boolean {
  const picture = pictures[id]
  return picture?.free !== undefined || (picture?.page !== undefined && picture.sprite !== undefined)
}

/** A word's parts as they are read: syllables in Indonesian, graphemes in English. */
export function partsOf({ syllables, graphemes }: Pick<LadderWord, 'syllables' | 'graphemes'>): readonly string[] {
  return syllables ?? graphemes
}

/** Letters that stand apart (`a_e` in cake) are no tile. */
const isCutInTiles = (word: LadderWord) => partsOf(word).every((part) => !part.includes('_'))

/** The items of what pictures show: their word's, where the ladder has one. */
export function itemsOfPictures({ steps }: LanguageLadder): ReadonlyMap<string, string> {
  const words = steps.flatMap((step) => step.words).toReversed()
  return new Map(words.flatMap(({ picture, item }) => (picture === undefined ? [] : [[picture, item] as const])))
}
