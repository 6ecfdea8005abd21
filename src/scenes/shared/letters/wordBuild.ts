import type { Language, Local } from '../../../game/language.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { saidNumber } from '../../../game/rules/counting.ts'
import { rowOf } from '../../../game/rules/grid.ts'
import { shuffle } from '../../../game/rules/random.ts'
import { letterLines } from './letterLines.ts'
import { areAlike } from './likeness.ts'

/** A word being built letter by letter. Tiles and slots are numbered by their position in the finished word. */
export interface WordBuildState {
  readonly language: Language
  /**
   * Tile numbers in the order of the tray; a tile's number is the position of its letter in the word. Numbers from the word's length on are `foils`.
   */
  readonly tray: readonly number[]
  /** For each slot the number of its tile, or -1. Tiles of equal letters are interchangeable. */
  readonly slots: readonly number[]
  readonly misses: number
  /** Number of letters that the word lacked at the start; the others stood in their slots. */
  readonly lacking: number
  /** Letters that do not belong into the word, offered where few letters are lacking: a tray of one tile would ask nothing. */
  readonly foils: readonly string[]
}

/** What a word starts with; without it all letters are lacking. */
export interface WordStart {
  /** Number of letters that are lacking, 1 and more. */
  readonly lacking: number
  /** Letters of other words, to choose foils from. */
  readonly others: readonly string[]
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Cached, because the letters are needed with every move. */
const split = new Map<string, readonly string[]>()

/** Splits a word into its graphemes. */
export function lettersOf(word: string): readonly string[] {
  const letters = split.get(word) ?? Array.from(segmenter.segment(word.normalize('NFC')), ({ segment }) => segment)
  split.set(word, letters)
  return letters
}

/** Number of foils beside the letters of a word that lacks only some. */
const FOILS = 2

/**
 * A word with its lacking letters shuffled, with foils where it does not lack all; a word that lacks at least two different letters never starts in
 * reading order. The first letter lacks first, because it is heard best, then the last one.
 */
export function startWord(word: Local, language: Language, random: () => number, start?: WordStart): WordBuildState {
  const letters = lettersOf(word[language])
  const places = letters.map((_, place) => place)
  const lacking = Math.min(start?.lacking ?? letters.length, letters.length)
  if (!start || lacking === letters.length)
    return { language, tray: shuffledAway(letters, random), slots: places.map(() => -1), misses: 0, lacking, foils: [] }
  const open = lackingFirst(places).slice(0, lacking)
  const foils = chooseFoils(letters, open, start.others, random)
  const tray = shuffle([...open, ...foils.map((_, at) => letters.length + at)], random)
  const given = places.filter((place) => !open.includes(place))
  const slots = places.map((place) => (given.includes(place) ? place : -1))
  return { language, tray: [...tray, ...given], slots, misses: 0, lacking, foils }
}

/** First, last, second, last but one … */
function lackingFirst(places: readonly number[]): number[] {
  const last = places.length - 1
  return places.map((place) => (place % 2 === 0 ? place / 2 : last - (place - 1) / 2))
}

/** Letters that are not in the word and not like a lacking one, as foils begin far apart; any others only where there are too few. */
function chooseFoils(
  letters: readonly string[],
  open: readonly number[],
  others: readonly string[],
  random: () => number,
): string[] {
  const held = new Set(letters)
  const strange = [...new Set(others)].filter((letter) => !held.has(letter))
  const isNear = (letter: string) => open.some((place) => areAlike(letters[place] ?? '', letter))
  const mixed = shuffle(strange, random)
  return [...mixed.filter((letter) => !isNear(letter)), ...mixed.filter(isNear)].slice(0, FOILS)
}

/** The letter of a tile: one of the word's, or a foil. */
export function letterOfTile(word: Local, { language, foils }: WordBuildState, tile: number): string | undefined {
  const letters = lettersOf(word[language])
  return letters[tile] ?? foils[tile - letters.length]
}

function shuffledAway(letters: readonly string[], random: () => number): number[] {
  const places = letters.map((_, place) => place)
  const mixed = shuffle(places, random)
  const isInOrder = mixed.every((tile, place) => letters[tile] === letters[place])
  // Rotating by one takes a word with different letters out of reading order.
  return isInOrder ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed
}

/** The chance that a random player fills all slots in order: for each lacking letter the tiles that fit among all that are left. */
export function chanceOf(word: string, start?: Pick<WordBuildState, 'lacking' | 'foils'>): number {
  const letters = lettersOf(word)
  const places = letters.map((_, place) => place)
  const open = lackingFirst(places).slice(0, start?.lacking ?? letters.length)
  const seen = new Map<string, number>()
  return open.reduce((chance, place, at) => {
    const letter = letters[place] ?? ''
    const count = (seen.get(letter) ?? 0) + 1
    seen.set(letter, count)
    return (chance * count) / (at + 1 + (start?.foils.length ?? 0))
  }, 1)
}

/** Shuffles the tiles that are still in the tray; placed ones stay. */
export function shuffleTray(state: WordBuildState, random: () => number): WordBuildState {
  const placed = new Set(state.slots)
  const free = shuffle(
    state.tray.filter((tile) => !placed.has(tile)),
    random,
  )
  return { ...state, tray: state.tray.map((tile) => (placed.has(tile) ? tile : (free.shift() ?? tile))) }
}

/** Whether this tile's letter belongs into that slot and the slot is free. */
function fits(word: Local, state: WordBuildState, tile: number, slot: number): boolean {
  const letters = lettersOf(word[state.language])
  return state.slots[slot] === -1 && !state.slots.includes(tile) && letters[tile] === letters[slot]
}

/** The first free slot that accepts the tile. */
function slotFor(word: Local, state: WordBuildState, tile: number): number | undefined {
  const slot = state.slots.findIndex((_, place) => fits(word, state, tile, place))
  return slot < 0 ? undefined : slot
}

/** The first free slot: the target of a tapped letter. */
export function nextSlot(state: WordBuildState): number | undefined {
  const slot = state.slots.indexOf(-1)
  return slot < 0 ? undefined : slot
}

/** Puts a tile into a slot: it stays if its letter belongs there, otherwise a miss is counted. */
export function place(word: Local, state: WordBuildState, tile: number, slot: number): WordBuildState {
  if (!fits(word, state, tile, slot)) return { ...state, misses: state.misses + 1 }
  return { ...state, slots: state.slots.map((held, at) => (at === slot ? tile : held)) }
}

/** Whether every slot is filled. */
export function isBuilt(state: WordBuildState): boolean {
  return state.slots.every((tile) => tile >= 0)
}

/** The two rows, stage units. */
export interface WordBuildLayout {
  readonly slots: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly tray: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly size: number
  readonly gap: number
}

/** The tile or slot number in a target's id (`item:3`, `zone:3`). */
export function placeOf(targetId: string): number {
  return Number(targetId.slice(targetId.lastIndexOf(':') + 1))
}

/** Letters as drags (`item:<n>`) and slots as drops (`zone:<n>`); `goesTo` is the first free slot of that letter. */
export function wordTargets(
  word: Local,
  state: WordBuildState,
  layout: WordBuildLayout,
  labels: { letter: (letter: string) => string; slot: (place: number) => string },
): RuleTarget[] {
  const letters = lettersOf(word[state.language])
  const piece = { width: layout.size, height: layout.size }
  const slotBoxes = rowOf(layout.slots, letters.length, piece, layout.gap)
  // Letters that were given have no place in the tray; foils leave when the word is built.
  const offered = state.tray.slice(0, state.lacking + state.foils.length)
  const trayBoxes = rowOf(layout.tray, offered.length, piece, layout.gap)
  const isFull = isBuilt(state)
  const items = state.tray.flatMap((tile, at): RuleTarget[] => {
    const letter = letterOfTile(word, state, tile)
    const heldIn = state.slots.indexOf(tile)
    const box = heldIn >= 0 ? slotBoxes[heldIn] : trayBoxes[at]
    if (letter === undefined || !box || (isFull && heldIn < 0)) return []
    const says = letterLines(letter)
    const facts = { id: `item:${tile}`, kind: 'drag' as const, label: labels.letter(letter), says, box }
    if (heldIn >= 0) return [{ ...facts, state: 'done' }]
    const goesTo = slotFor(word, state, tile)
    return [
      {
        ...facts,
        state: 'idle',
        // Every letter of the word is a right one, because each has its slot; only the slot can be wrong. A foil has none.
        correct: goesTo !== undefined,
        ...(goesTo === undefined ? {} : { goesTo: `zone:${goesTo}`, order: goesTo + 1 }),
      },
    ]
  })
  const zones = letters.flatMap((_, slot): RuleTarget[] => {
    const box = slotBoxes[slot]
    const isFilled = state.slots[slot] !== -1
    if (!box) return []
    return [
      {
        id: `zone:${slot}`,
        kind: 'drop',
        label: labels.slot(slot + 1),
        state: isFilled ? 'done' : 'idle',
        order: slot + 1,
        ...saidNumber(slot + 1),
        box,
      },
    ]
  })
  return [...items, ...zones]
}
