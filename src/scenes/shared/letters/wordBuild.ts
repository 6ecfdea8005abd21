import type { Language, Local } from '../../../game/language.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { rowOf } from '../../../game/rules/grid.ts'
import { shuffle } from '../../../game/rules/random.ts'

/** A word being built letter by letter. Tiles and slots are numbered by their position in the finished word. */
export interface WordBuildState {
  readonly language: Language
  /** Tile numbers in the order of the tray; a tile's number is the position of its letter in the word. */
  readonly tray: readonly number[]
  /** For each slot the number of its tile, or -1. Tiles of equal letters are interchangeable. */
  readonly slots: readonly number[]
  readonly misses: number
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

/** An empty word with its letters shuffled; a word with at least two different letters never starts in reading order. */
export function startWord(word: Local, language: Language, random: () => number): WordBuildState {
  const letters = lettersOf(word[language])
  return { language, tray: shuffledAway(letters, random), slots: letters.map(() => -1), misses: 0 }
}

function shuffledAway(letters: readonly string[], random: () => number): number[] {
  const places = letters.map((_, place) => place)
  const mixed = shuffle(places, random)
  const isInOrder = mixed.every((tile, place) => letters[tile] === letters[place])
  // Rotating by one takes a word with different letters out of reading order.
  return isInOrder ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed
}

/** The chance that a random player puts all letters in order: the orders that spell the word among all orders. */
export function chanceOf(word: string): number {
  const seen = new Map<string, number>()
  return lettersOf(word).reduce((chance, letter, place) => {
    const count = (seen.get(letter) ?? 0) + 1
    seen.set(letter, count)
    return (chance * count) / (place + 1)
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
  const trayBoxes = rowOf(layout.tray, letters.length, piece, layout.gap)
  const items = state.tray.flatMap((tile, at): RuleTarget[] => {
    const letter = letters[tile]
    const heldIn = state.slots.indexOf(tile)
    const box = heldIn >= 0 ? slotBoxes[heldIn] : trayBoxes[at]
    if (letter === undefined || !box) return []
    const facts = { id: `item:${tile}`, kind: 'drag' as const, label: labels.letter(letter), box }
    if (heldIn >= 0) return [{ ...facts, state: 'done' }]
    const goesTo = slotFor(word, state, tile)
    return [
      {
        ...facts,
        state: 'idle',
        // Every letter is a right one, because each has its slot; only the slot can be wrong.
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
        box,
      },
    ]
  })
  return [...items, ...zones]
}
