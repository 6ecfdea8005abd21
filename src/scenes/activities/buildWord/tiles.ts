import type { Language } from '../../../game/language.ts'
import { shuffle } from '../../../game/rules/random.ts'
import type { WordPart } from '../../shared/ladder/schema.ts'
import type { Script } from '../../shared/ladder/beats.ts'
import type { BuildWordQuestion } from './schema.ts'

/** The state of a round of words. Plain data. Tiles are numbered: first the parts of the word in order, then the others. */
export interface BuildWordState {
  readonly language: Language
  readonly script: Script
  /** Words built so far, and how many there are. */
  readonly answered: number
  readonly total: number
  readonly firstTries: number
  readonly status: 'asking' | 'answered' | 'done'
  /** Tiles in the order in which they lie. */
  readonly tray: readonly number[]
  /** For each place of the word its tile, or -1. */
  readonly slots: readonly number[]
  /** Wrong tiles in this word, and since the last right one. */
  readonly misses: number
  readonly wrongMoves: number
  /** The tile that was made heard and would be placed by a second press; -1: none. */
  readonly heardTile: number
  readonly reminders: number
}

/** All tiles of a question. */
export const tilesOf = ({ parts, others }: BuildWordQuestion): readonly WordPart[] => [...parts, ...others]

/** The tiles of a new word in chance order, its places empty. */
export function freshTiles(question: BuildWordQuestion, random: () => number): Pick<BuildWordState, 'tray' | 'slots'> {
  const tray = shuffle(
    tilesOf(question).map((_, tile) => tile),
    random,
  )
  return { tray, slots: question.parts.map(() => -1) }
}

/** Whether a tile belongs into a place that is free; tiles of equal letters are interchangeable. */
export function fits(question: BuildWordQuestion, { slots }: BuildWordState, tile: number, slot: number): boolean {
  const text = tilesOf(question)[tile]?.text
  return slots[slot] === -1 && !slots.includes(tile) && question.parts[slot]?.text === text
}

/** The first free place that takes a tile; `undefined` if there is none. */
export function slotFor(question: BuildWordQuestion, state: BuildWordState, tile: number): number | undefined {
  const slot = state.slots.findIndex((_, place) => fits(question, state, tile, place))
  return slot < 0 ? undefined : slot
}

/** The chance that a random player fills all places without a wrong tile: the ways to spell the word among all ways to fill its places. */
export function chanceOf(question: BuildWordQuestion): number {
  const count = tilesOf(question).length
  const seen = new Map<string, number>()
  return question.parts.reduce((chance, { text }, place) => {
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return (chance * (before + 1)) / (count - place)
  }, 1)
}
