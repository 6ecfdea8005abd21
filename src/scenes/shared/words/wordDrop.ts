import type { Language, Local } from '../../../game/language.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import { fromPercent, STAGE } from '../../../game/rules/geometry.ts'
import { rowOf } from '../../../game/rules/grid.ts'
import {
  type KindRules,
  type Layout,
  type Outcome,
  type RulesContext,
  type Step,
  unchanged,
} from '../../../game/rules/kindRules.ts'
import { shuffle } from '../../../game/rules/random.ts'
import { isSameWord, type WordDrop } from './schema.ts'

/** Which word is where. Plain data. */
export interface WordDropState {
  /** Words in the order in which they come into the tray. */
  readonly order: readonly string[]
  /** The word in each slot of the tray; words keep their slot, so that a child finds them again. */
  readonly slots: readonly (string | null)[]
  /** The word in each filled place, by the place's id. */
  readonly placed: Readonly<Record<string, string>>
  /** Words that were dropped on a wrong place before. */
  readonly missed: readonly string[]
  readonly wrong: number
}

type State = WordDropState
type Word = WordDrop['dragDropWords'][number]
type Zone = WordDrop['dropZones'][number]

/** The tray in the bottom fifth of the picture, stage units; taller on phones. Nothing to press in the lowest 8 px. */
const TRAYS: Readonly<Record<Layout, Box>> = {
  regular: { x: 20, y: 690, width: 1240, height: 106 },
  compact: { x: 20, y: 678, width: 1240, height: 116 },
}

/** The tray of waiting words. */
export const wordTray = (layout: Layout): Box => TRAYS[layout]
/** Size of a lifted word: the specification's chip (130 × 50 px of the drop area). */
export const LIFTED_WORD = { width: (130 / 900) * STAGE.width, height: (50 / 900) * STAGE.width } as const

/** Tiles of the tray: six in a row, or three larger ones on phones, where 111 units are the 44 px of a finger. */
const TILES = {
  regular: { most: 6, width: 188, height: 92, gap: 14, label: { width: 166, height: 58 } },
  compact: { most: 3, width: 388, height: 111, gap: 20, label: { width: 216, height: 78 } },
} as const

/** The size of a word in its place. */
export const placedSize = (layout: Layout) => TILES[layout].label

const idOf = (targetId: string) => targetId.slice(targetId.indexOf(':') + 1)
const wordOf = (config: WordDrop, id: string) => config.dragDropWords.find((word) => word.id === id)
const fits = ({ word }: Word, { label }: Zone, language: Language) => isSameWord(word[language], label[language])

/** The spoken word of the thing in a place; `undefined` where no word names it. */
function nameOf({ dragDropWords }: WordDrop, zone: Zone, language: Language): Local | undefined {
  return dragDropWords.find((word) => fits(word, zone, language))?.dropAudio
}

const saysOf = (line: Local | undefined) => (line ? { says: [line] } : {})

/** The open place of a word; each of two equal words finds its own. */
function placeFor(config: WordDrop, state: State, word: Word, language: Language): Zone | undefined {
  return config.dropZones.find((zone) => !(zone.id in state.placed) && fits(word, zone, language))
}

/** Rules of all word drops: on the page and after the book (they require different overlaps). */
export const wordDropRules: KindRules<WordDrop, State> = {
  start: (config, context) => ({ state: fresh(config, context), outcomes: [] }),

  targets: (config, state, context) => [
    ...waitingTargets(config, state, context),
    ...placedTargets(config, state, context),
    ...config.dropZones.map(
      (zone): RuleTarget => ({
        id: `zone:${zone.id}`,
        kind: 'drop',
        label: context.text('label.pictureZone', { thing: zone.label[context.language].toLowerCase() }),
        state: zone.id in state.placed ? 'done' : 'idle',
        ...saysOf(nameOf(config, zone, context.language)),
        box: aboveTray(fromPercent(zone.percent), context.layout),
      }),
    ),
  ],

  move(config, state, { targetId, to }, context): Step<State> {
    const word = wordOf(config, idOf(targetId))
    const zone = config.dropZones.find(({ id }) => `zone:${id}` === to)
    if (!word || !zone || !targetId.startsWith('item:') || zone.id in state.placed) return unchanged(state)
    return fits(word, zone, context.language) ? settle(config, state, word, zone) : goHome(config, state, word, zone)
  },

  command: (config, state, command, context) =>
    command.type === 'reset' ? { state: fresh(config, context), outcomes: [{ type: 'changed' }] } : unchanged(state),

  progress: (config, { placed }) => ({ done: Object.keys(placed).length, total: config.dragDropWords.length }),

  counters({ placed, wrong }) {
    const correct = Object.keys(placed).length
    return { correct, wrong, attempts: correct + wrong }
  },
}

/** Clips a place at the top of the tray. */
function aboveTray(box: Box, layout: Layout): Box {
  return { ...box, height: Math.min(box.height, wordTray(layout).y - 6 - box.y) }
}

function fresh(config: WordDrop, { layout, random }: RulesContext): State {
  const order = shuffle(
    config.dragDropWords.map(({ id }) => id),
    random,
  )
  return { order, slots: order.slice(0, TILES[layout].most), placed: {}, missed: [], wrong: 0 }
}

/** The slots of the tray, stage units; with fewer words they are wider, up to the width on phones. */
export function traySlots(config: WordDrop, layout: Layout): Box[] {
  const { most, gap, height } = TILES[layout]
  const tray = wordTray(layout)
  const count = Math.min(most, config.dragDropWords.length)
  const width = Math.min(TILES.compact.width, (tray.width - 30 - gap * (count - 1)) / count)
  return rowOf(tray, count, { width, height }, gap)
}

function waitingTargets(config: WordDrop, state: State, context: RulesContext): RuleTarget[] {
  const places = traySlots(config, context.layout)
  return state.slots.flatMap((id, slot): RuleTarget[] => {
    const word = id === null ? undefined : wordOf(config, id)
    const box = places[slot]
    const zone = word && placeFor(config, state, word, context.language)
    if (!word || !box || !zone) return []
    const text = word.word[context.language]
    const label = context.text('label.wordTile', { word: text })
    return [
      {
        id: `item:${word.id}`,
        kind: 'drag',
        label,
        state: 'idle',
        correct: true,
        goesTo: `zone:${zone.id}`,
        says: [word.dropAudio],
        isForReading: true,
        box,
      },
    ]
  })
}

/** A placed word is a label at the bottom of its thing. */
function placedTargets(config: WordDrop, state: State, context: RulesContext): RuleTarget[] {
  const { label } = TILES[context.layout]
  const tray = wordTray(context.layout)
  return config.dropZones.flatMap((zone): RuleTarget[] => {
    const id = state.placed[zone.id]
    const word = id === undefined ? undefined : wordOf(config, id)
    if (!word) return []
    const thing = fromPercent(zone.percent)
    const y = Math.min(thing.y + thing.height - label.height * 0.35, tray.y - label.height - 4)
    const x = Math.min(STAGE.width - label.width - 8, Math.max(8, thing.x + (thing.width - label.width) / 2))
    return [
      {
        id: `item:${word.id}`,
        kind: 'drag',
        label: word.word[context.language],
        state: 'done',
        says: [word.dropAudio],
        box: { x, y, ...label },
      },
    ]
  })
}

const question = (config: WordDrop, state: State, id: string) => ({
  ask: `word:${id}`,
  item: `word:${id}|read`,
  guess: 1 / Math.max(1, config.dropZones.length - Object.keys(state.placed).length),
})

function goHome(config: WordDrop, state: State, { id }: Word, zone: Zone): Step<State> {
  const missed = state.missed.includes(id) ? state.missed : [...state.missed, id]
  return {
    state: { ...state, missed, wrong: state.wrong + 1 },
    outcomes: [
      { type: 'tried', question: question(config, state, id), ok: false, chose: `word:${zone.id}` },
      { type: 'rejected', targetId: `item:${id}`, to: `zone:${zone.id}` },
      { type: 'effect', name: 'error' },
      { type: 'feedback', tone: 'wrong', message: { key: 'drop.wrong' } },
    ],
  }
}

function settle(config: WordDrop, state: State, word: Word, zone: Zone): Step<State> {
  const placed = { ...state.placed, [zone.id]: word.id }
  const total = config.dragDropWords.length
  const isLast = Object.keys(placed).length === total
  const outcomes: Outcome[] = [
    { type: 'tried', question: question(config, state, word.id), ok: true },
    { type: 'accepted', targetId: `item:${word.id}`, to: `zone:${zone.id}` },
    { type: 'react', sprite: zone.picture ?? zone.id },
    { type: 'effect', name: isLast ? 'complete' : 'success' },
    { type: 'say', lines: [word.dropAudio] },
    { type: 'feedback', tone: isLast ? 'done' : 'right', message: { key: isLast ? 'words.done' : 'drop.correct' } },
  ]
  if (isLast) outcomes.push({ type: 'completed', score: total - state.missed.length, total })
  return { state: { ...state, placed, slots: refill(state, word.id) }, outcomes }
}

/** Puts the next word that has not been shown into the freed slot. */
function refill(state: State, id: string): (string | null)[] {
  const shown = state.slots.filter((slot) => slot !== null)
  const lastShown = Math.max(...shown.map((slot) => state.order.indexOf(slot)))
  const next = state.order[lastShown + 1] ?? null
  return state.slots.map((slot) => (slot === id ? next : slot))
}
