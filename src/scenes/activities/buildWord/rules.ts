import type { KindRules, Move, Outcome, RulesContext, Step } from '../../../game/rules/kindRules.ts'
import { restarted, unchanged } from '../../../game/rules/kindRules.ts'
import { rowOf } from '../../../game/rules/grid.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import { type Beat, continueBeats, NO_SCRIPT, type Played, playBeats, spoken } from '../../shared/ladder/beats.ts'
import { TOP_EAR, WIDE_SIGN } from '../../shared/ladder/boxes.ts'
import { askId, EAR_ID } from '../../shared/ladder/round.ts'
import { questionsIn } from '../../shared/ladder/roundState.ts'
import type { BuildWord, BuildWordQuestion } from './schema.ts'
import { type BuildWordState, chanceOf, fits, freshTiles, slotFor, tilesOf } from './tiles.ts'

type State = BuildWordState

/** Fraction of a dragged tile that must be inside its place. */
const SLOT_OVERLAP = 0.25
/** The word's picture on the sign, stage units. */
export const PICTURE: Box = { x: WIDE_SIGN.x + 26, y: WIDE_SIGN.y + 45, width: 240, height: 240 }
const SLOTS: Box = { x: PICTURE.x + PICTURE.width + 20, y: PICTURE.y + 20, width: 640, height: 200 }
const TRAY: Box = { x: 40, y: 526, width: 1200, height: 200 }
/** How long a word is looked at once it is built, ms; when it is said again by itself. */
const BUILT_MS = 1000
const REMINDERS_MS = [8000, 12_000] as const

/** The place in the list of the present word; also while it is shown built. */
const placeOf = ({ status, answered }: State) => (status === 'asking' ? answered : answered - 1)

/** The present word. */
export function presentWord(config: BuildWord, state: State): BuildWordQuestion | undefined {
  const list = questionsIn(config, state.language)
  return list[placeOf(state) % list.length]
}

/** By ear the parts are joined, not seen. */
export const skillOf = ({ mode }: Pick<BuildWord, 'mode'>): string => (mode === 'byEar' ? 'blend' : 'build')

/** Target ids differ from word to word, since what they show does. */
const idOf = (kind: 'tile' | 'slot', state: State, index: number) =>
  `${kind}:${state.language}${placeOf(state)}.${index}`
const numberOf = (id: string) => Number(id.slice(id.indexOf('.') + 1))

/** The tile of a target id; `undefined` if it is none. */
export const tileOf = (id: string): number | undefined => (id.startsWith('tile:') ? numberOf(id) : undefined)

const again = (config: BuildWord, { say }: BuildWordQuestion): Beat[] =>
  say === undefined || config.mode === 'withoutSound' ? [] : [{ say: [say], ms: 0, cue: EAR_ID }]

const rowFor = (area: Box, count: number, most: number, height: number): Box[] =>
  rowOf(area, count, { width: Math.min(most, (area.width - 14 * (count - 1)) / count), height }, 14)

/** Build a word from tiles, some of which do not belong into it. */
export const buildWordRules: KindRules<BuildWord, State> = {
  overlap: SLOT_OVERLAP,
  start(config, context) {
    const total = questionsIn(config, context.language).length
    const state: State = {
      language: context.language,
      script: NO_SCRIPT,
      answered: 0,
      total,
      firstTries: 0,
      status: 'asking',
      tray: [],
      slots: [],
      misses: 0,
      wrongMoves: 0,
      heardTile: -1,
      reminders: 0,
    }
    return open(config, state, context)
  },

  targets(config, state, context) {
    const word = presentWord(config, state)
    if (!word) return []
    const isOpen = state.status === 'asking' && state.script.isOpen
    const rest = isOpen ? ('idle' as const) : ('disabled' as const)
    const ear: RuleTarget = { id: EAR_ID, kind: 'tap', label: context.text('ladder.ear'), state: rest, box: TOP_EAR }
    const boxes = rowFor(SLOTS, word.parts.length, 170, 180)
    const slots = boxes.map((box, index): RuleTarget => {
      const label = context.text('buildWord.place', { n: index + 1 })
      const isFree = state.slots[index] === -1
      return { id: idOf('slot', state, index), kind: 'drop', label, state: isFree ? rest : 'done', box }
    })
    const trayBoxes = rowFor(TRAY, state.tray.length, 180, 190)
    const tiles = state.tray.map((tile, at) =>
      tileTarget(word, state, { tile, at, rest }, { boxes, trayBoxes }, context),
    )
    return [...(again(config, word).length > 0 ? [ear] : []), ...tiles.flatMap((one) => one ?? []), ...slots]
  },

  move(config, state, move, context) {
    const word = presentWord(config, state)
    if (!word || state.status !== 'asking' || !state.script.isOpen) return unchanged(state)
    if (move.targetId === EAR_ID) return play(config, state, again(config, word), context)
    const tile = tileOf(move.targetId)
    if (tile === undefined) return unchanged(state)
    const say = tilesOf(word)[tile]?.say
    if (config.mode === 'byEar' && say !== undefined && state.heardTile !== tile)
      return play(config, { ...state, heardTile: tile }, [{ say: [say], ms: 0 }], context)
    return put(config, word, state, { tile, move }, context)
  },

  command(config, state, command, context): Step<State> {
    if (command.type === 'reset') return restarted(this.start(config, context))
    const word = presentWord(config, state)
    if (!word || state.status === 'done') return unchanged(state)
    const isAsking = state.status === 'asking' && state.script.isOpen
    if (command.type === 'repeat')
      return isAsking ? play(config, state, again(config, word), context) : unchanged(state)
    if (command.type === 'timer' && command.name === `remind:${state.script.serial}`)
      return play(config, { ...state, reminders: state.reminders + 1 }, again(config, word), context)
    const played = continueBeats(state.script, command, config.mode)
    return played ? after(config, state, played, context) : unchanged(state)
  },

  progress: (_config, { answered, total }) => ({ done: answered, total }),

  question: () => ({ key: 'buildWord.prompt' }),

  /** Words that are built stay built; the present one begins again. */
  setLanguage(config, state, context) {
    const spoken = { ...state, language: context.language }
    if (state.status === 'done') return { state: spoken, outcomes: [{ type: 'changed' }] }
    return state.status === 'answered' ? goOn(config, spoken, context) : open(config, spoken, context)
  },
}

/** A tile in the tray or in its place. */
function tileTarget(
  word: BuildWordQuestion,
  state: State,
  { tile, at, rest }: { readonly tile: number; readonly at: number; readonly rest: 'idle' | 'disabled' },
  { boxes, trayBoxes }: { readonly boxes: readonly Box[]; readonly trayBoxes: readonly Box[] },
  context: RulesContext,
): RuleTarget | undefined {
  const heldIn = state.slots.indexOf(tile)
  const box = heldIn >= 0 ? boxes[heldIn] : trayBoxes[at]
  if (!box) return undefined
  const label = context.text('buildWord.tile', { n: at + 1 })
  const facts = { id: idOf('tile', state, tile), kind: 'drag' as const, label, box }
  if (heldIn >= 0) return { ...facts, state: 'done' }
  const slot = slotFor(word, state, tile)
  if (slot === undefined) return { ...facts, state: rest, correct: false }
  return { ...facts, state: rest, correct: true, goesTo: idOf('slot', state, slot) }
}

/** A tile is put into a place; by a tap into the next free one. */
function put(
  config: BuildWord,
  word: BuildWordQuestion,
  state: State,
  { tile, move }: { readonly tile: number; readonly move: Move },
  context: RulesContext,
): Step<State> {
  const slot = move.to === undefined ? state.slots.indexOf(-1) : numberOf(move.to)
  const to = idOf('slot', state, slot)
  const say = tilesOf(word)[tile]?.say
  if (!fits(word, state, tile, slot)) {
    const missed = { ...state, misses: state.misses + 1, wrongMoves: state.wrongMoves + 1, heardTile: -1 }
    const help = missed.wrongMoves >= 3 ? again(config, word) : []
    const step = play(config, missed, [spoken(say, 150, { lit: [move.targetId] }), ...help], context)
    const group = word.language === 'id' ? 'syllable' : 'sound'
    const outcomes: Outcome[] = [
      ...tried(config, word, state, `${group}:${tilesOf(word)[tile]?.text ?? ''}`, context),
      { type: 'rejected', targetId: move.targetId, to },
      { type: 'effect', name: 'error' },
      { type: 'feedback', tone: 'wrong', message: { key: 'buildWord.notHere' } },
    ]
    return { state: step.state, outcomes: [...outcomes, ...step.outcomes] }
  }
  const slots = state.slots.map((held, at) => (at === slot ? tile : held))
  const placed: State = { ...state, slots, wrongMoves: 0, heardTile: -1 }
  const accepted: Outcome[] = [
    { type: 'accepted', targetId: move.targetId, to },
    { type: 'effect', name: 'pop' },
  ]
  if (slots.includes(-1)) {
    const step = play(config, placed, [spoken(say, 0, { lit: [move.targetId] })], context)
    return { state: step.state, outcomes: [...accepted, ...step.outcomes] }
  }
  const built: State = {
    ...placed,
    status: 'answered',
    answered: state.answered + 1,
    firstTries: state.firstTries + (state.misses === 0 ? 1 : 0),
  }
  const lit = slots.map((held) => idOf('tile', built, held))
  const step = play(
    config,
    built,
    [spoken(say, 250, { lit: [move.targetId] }), spoken(word.say, BUILT_MS, { lit })],
    context,
  )
  const outcomes: Outcome[] = [
    ...tried(config, word, state, undefined, context),
    ...accepted,
    { type: 'effect', name: 'success' },
    { type: 'feedback', tone: 'right', message: { key: 'ladder.right', params: { text: word.word } } },
  ]
  return { state: step.state, outcomes: [...outcomes, ...step.outcomes] }
}

function tried(
  config: BuildWord,
  word: BuildWordQuestion,
  state: State,
  chose: string | undefined,
  { language }: RulesContext,
): Outcome[] {
  // An event's language is the one on screen: a word of the other language would be counted for the wrong one.
  if ((word.language ?? language) !== language) return []
  const items = questionsIn(config, state.language).map(({ item }) => `${item}|`)
  const item = `${word.item}|${skillOf(config)}`
  const ask = askId(items, placeOf(state), item)
  const question = { ask, item, guess: chanceOf(word) }
  return [{ type: 'tried', question, ok: chose === undefined, ...(chose !== undefined && { chose }) }]
}

function open(config: BuildWord, state: State, context: RulesContext): Step<State> {
  const word = presentWord(config, state)
  if (!word) return unchanged(state)
  const fresh = { ...state, ...freshTiles(word, context.random), misses: 0, wrongMoves: 0, heardTile: -1, reminders: 0 }
  const beats: Beat[] = [{ ms: 600 }, ...again(config, word), { ms: 100, opens: true }]
  return after(config, fresh, playBeats(state.script, beats, config.mode, false), context)
}

function play(config: BuildWord, state: State, beats: readonly Beat[], context: RulesContext): Step<State> {
  return after(config, state, playBeats(state.script, beats, config.mode, true), context)
}

function after(
  config: BuildWord,
  state: State,
  { script, outcomes, isOver }: Played,
  context: RulesContext,
): Step<State> {
  const next = { ...state, script }
  if (!isOver) return { state: next, outcomes }
  if (state.status === 'answered') {
    const step = goOn(config, next, context)
    return { state: step.state, outcomes: [...outcomes, ...step.outcomes] }
  }
  const word = presentWord(config, next)
  const ms = REMINDERS_MS[state.reminders]
  const isReminded = ms !== undefined && word !== undefined && again(config, word).length > 0
  const reminder: Outcome[] = isReminded ? [{ type: 'timer', name: `remind:${script.serial}`, ms }] : []
  return { state: next, outcomes: [...outcomes, ...reminder] }
}

function goOn(config: BuildWord, state: State, context: RulesContext): Step<State> {
  if (state.answered < state.total) {
    const step = open(config, { ...state, status: 'asking' }, context)
    return { state: step.state, outcomes: [{ type: 'changed' }, ...step.outcomes] }
  }
  return {
    state: { ...state, status: 'done' },
    outcomes: [
      { type: 'changed' },
      { type: 'effect', name: 'complete' },
      { type: 'completed', score: state.firstTries, total: state.total },
    ],
  }
}
