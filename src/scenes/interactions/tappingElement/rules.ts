import { fromPercent, STAGE } from '../../../game/rules/geometry.ts'
import { type KindRules, type Outcome, type RulesContext, type Step, unchanged } from '../../../game/rules/kindRules.ts'
import { shuffle } from '../../../game/rules/random.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { bubbleArea, freePlace, type Place } from './place.ts'
import { letterLines } from '../../shared/letters/letterLines.ts'
import { areAlike } from '../../shared/letters/likeness.ts'
import type { BubbleElement, TappingElement } from './schema.ts'

/** Number of bubble looks; the scene has as many tints. */
const COLOURS = 6
/** Bubbles are larger on phones by this factor. */
const COMPACT_SIZE = 1.4

/** A bubble in the picture; `x, y` is its centre in stage units. */
interface Bubble {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly colour: number
  /** Scene time when it appeared, ms. */
  readonly born: number
}

/** Floating, waiting and popped bubbles. Plain data. */
export interface BubbleState {
  readonly bubbles: readonly Bubble[]
  /** Ids that appear next, in this order. */
  readonly waiting: readonly string[]
  readonly popped: readonly string[]
  /** Distractors that were tapped. */
  readonly mistaken: readonly string[]
}

type State = BubbleState

const isAsked = (config: TappingElement, id: string) => config.elements.some((element) => element.id === id)

/** The content of a bubble. */
export function elementOf(config: TappingElement, id: string): BubbleElement | undefined {
  return [...config.elements, ...config.distractorElements].find((element) => element.id === id)
}

/** Width and height of a bubble, stage units. */
function diameterOf(config: TappingElement, { layout }: Pick<RulesContext, 'layout'>): number {
  const diameter = (config.bubbleSettings.diameterPercentOfStageHeight / 100) * STAGE.height
  return layout === 'compact' ? diameter * COMPACT_SIZE : diameter
}

/**
 * Pop the bubbles with the letter. Bubbles that disappear come back, and a right one always floats, so nobody needs to be quick. A distractor floats
 * with it whenever the page has any, so that there is a choice from the first bubble on.
 */
export const tappingElementRules: KindRules<TappingElement, State> = {
  start: (config, context) => ({ state: fresh(config, context), outcomes: clocks(config) }),

  targets: (config, state, context) =>
    state.bubbles.map(({ id, x, y }): RuleTarget => {
      const size = diameterOf(config, context)
      const letter = elementOf(config, id)?.content ?? id
      return {
        id,
        kind: 'tap',
        label: context.text('label.bubble', { letter }),
        state: 'idle',
        correct: isAsked(config, id),
        says: letterLines(letter),
        box: { x: x - size / 2, y: y - size / 2, width: size, height: size },
      }
    }),

  move(config, state, { targetId }, context): Step<State> {
    if (!state.bubbles.some(({ id }) => id === targetId)) return unchanged(state)
    return isAsked(config, targetId) ? pop(config, state, targetId, context) : wobble(config, state, targetId)
  },

  command(config, state, command, context): Step<State> {
    if (command.type === 'reset')
      return { state: fresh(config, context), outcomes: [{ type: 'changed' }, ...clocks(config)] }
    if (command.type !== 'timer') return unchanged(state)
    if (command.name === 'appear')
      return { state: appear(config, state, context), outcomes: [{ type: 'changed' }, appearClock(config)] }
    if (command.name === 'expire')
      return { state: expire(config, state, context), outcomes: [{ type: 'changed' }, expiryClock(config)] }
    return unchanged(state)
  },

  progress: (config, { popped }) => ({ done: popped.length, total: config.elements.length }),

  question: (config) => (config.interactionPrompt ? undefined : { key: 'bubbles.prompt' }),
}

const appearClock = ({ bubbleSettings }: TappingElement): Outcome => ({
  type: 'timer',
  name: 'appear',
  ms: bubbleSettings.appearInterval,
})
const expiryClock = ({ bubbleSettings }: TappingElement): Outcome => ({
  type: 'timer',
  name: 'expire',
  ms: bubbleSettings.expiryCheck,
})
const clocks = (config: TappingElement): Outcome[] => [appearClock(config), expiryClock(config)]

function fresh(config: TappingElement, context: RulesContext): State {
  const ids = [...config.elements, ...config.distractorElements].map(({ id }) => id)
  const waiting = shuffle(ids, context.random)
  return withChoice(config, { bubbles: [], waiting, popped: [], mistaken: [] }, context)
}

/** In calm mode: one right bubble and one distractor. */
const MOST_IN_CALM = 2

/** Maximum number of floating bubbles. */
function roomOf({ bubbleSettings }: TappingElement, { isCalm = false }: RulesContext): number {
  return isCalm ? Math.min(MOST_IN_CALM, bubbleSettings.maxOnScreen) : bubbleSettings.maxOnScreen
}

/** Whether a bubble's letter is easily taken for the one that is asked. */
const isAlike = (config: TappingElement, id: string) =>
  areAlike(elementOf(config, id)?.content ?? '', config.letters.target)

/**
 * The waiting bubbles that may appear now. Letters like the right one wait until one was popped, unless the page has no others: what is asked begins
 * easy and grows harder with success.
 */
function mayAppear(config: TappingElement, { waiting, popped }: State): readonly string[] {
  const hasOthers = config.distractorElements.some(({ id }) => !isAlike(config, id))
  if (popped.length > 0 || !hasOthers) return waiting
  return waiting.filter((id) => isAsked(config, id) || !isAlike(config, id))
}

/** The distractor that appears next: one like the right letter as soon as it may. */
function nextOther(config: TappingElement, state: State): string | undefined {
  const others = mayAppear(config, state).filter((id) => !isAsked(config, id))
  return others.find((id) => isAlike(config, id)) ?? others[0]
}

/** Shows the next waiting bubble, if there is room. */
function appear(config: TappingElement, state: State, context: RulesContext): State {
  const next = mayAppear(config, state)[0]
  const isFull = state.bubbles.length >= roomOf(config, context)
  if (next === undefined || isFull) return state
  const place = placeFor(config, state, context)
  // Where faces leave no room it waits for the next turn; one that is needed never waits (`withChoice`).
  return place.isFree ? float(state, next, place, context) : state
}

/** Moves bubbles that have floated long enough to the end of the queue. */
function expire(config: TappingElement, state: State, context: RulesContext): State {
  const isOld = ({ born }: Bubble) => context.now - born >= config.bubbleSettings.disappearAfter
  const gone = state.bubbles.filter(isOld).map(({ id }) => id)
  const left = {
    ...state,
    bubbles: state.bubbles.filter((bubble) => !isOld(bubble)),
    waiting: [...state.waiting, ...gone],
  }
  return withChoice(config, left, context)
}

/** Ensures that a right bubble and a distractor float. */
function withChoice(config: TappingElement, state: State, context: RulesContext): State {
  const right = withRightOne(config, state, context)
  const other = nextOther(config, right)
  const isFull = right.bubbles.length >= roomOf(config, context)
  const hasOther = right.bubbles.some(({ id }) => !isAsked(config, id))
  return other === undefined || isFull || hasOther ? right : blow(config, right, other, context)
}

/** Ensures that a right bubble floats; if there is no room, it replaces the oldest other one. */
function withRightOne(config: TappingElement, state: State, context: RulesContext): State {
  const next = state.waiting.find((id) => isAsked(config, id))
  if (next === undefined || state.bubbles.some(({ id }) => isAsked(config, id))) return state
  const [oldest, ...younger] = state.bubbles
  const isFull = oldest !== undefined && state.bubbles.length >= roomOf(config, context)
  const roomy = isFull ? { ...state, bubbles: younger, waiting: [...state.waiting, oldest.id] } : state
  return blow(config, roomy, next, context)
}

const blow = (config: TappingElement, state: State, id: string, context: RulesContext): State =>
  float(state, id, placeFor(config, state, context), context)

function placeFor(config: TappingElement, { bubbles }: State, context: RulesContext) {
  const size = diameterOf(config, context)
  const area = bubbleArea(size, config.bubbleSettings.edgeMarginPercent)
  return freePlace(area, { others: bubbles, keepOff: config.keepOff.map(fromPercent) }, size, context.random)
}

function float(state: State, id: string, { x, y }: Place, context: RulesContext): State {
  const bubble = { id, x, y, colour: Math.floor(context.random() * COLOURS), born: context.now }
  return { ...state, bubbles: [...state.bubbles, bubble], waiting: state.waiting.filter((other) => other !== id) }
}

/** All bubbles of a page are one question: right at the first move means that no distractor was tapped. */
function questionOf(config: TappingElement) {
  const { target } = config.letters
  const asked = config.elements.length
  const others = config.distractorElements.length
  // A patient random player draws from all bubbles, a quick one from two each time: the easier of the two counts.
  const guess = others === 0 ? 1 : Math.max(1 / combinations(asked + others, asked), 0.5 ** asked)
  return { ask: `letter:${target}`, item: `letter:${target}|find`, guess }
}

/** Number of ways to choose k of n. */
function combinations(n: number, k: number): number {
  let ways = 1
  for (let step = 1; step <= k; step += 1) ways = (ways * (n - k + step)) / step
  return Math.round(ways)
}

function pop(config: TappingElement, state: State, targetId: string, context: RulesContext): Step<State> {
  const popped = [...state.popped, targetId]
  const total = config.elements.length
  const isLast = popped.length === total
  const left = { ...state, popped, bubbles: state.bubbles.filter(({ id }) => id !== targetId) }
  const next = isLast ? { ...left, bubbles: [], waiting: [] } : withChoice(config, left, context)
  const outcomes: Outcome[] = [
    { type: 'accepted', targetId, count: popped.length },
    { type: 'effect', name: 'bubble-pop', volume: config.bubbleSettings.popVolume },
    ...saying(config, targetId),
  ]
  if (isLast) outcomes.push(...ending(config, state, total))
  return { state: next, outcomes }
}

function ending(config: TappingElement, state: State, total: number): Outcome[] {
  return [
    { type: 'tried', question: questionOf(config), ok: true },
    { type: 'effect', name: 'complete' },
    { type: 'feedback', tone: 'done', message: { key: 'bubbles.done' } },
    { type: 'completed', score: Math.max(0, total - state.mistaken.length), total },
  ]
}

/** A touched bubble says what it is: its letter's name and sound. */
function saying(config: TappingElement, targetId: string): Outcome[] {
  const content = elementOf(config, targetId)?.content ?? ''
  const ownName = isAsked(config, targetId) ? config.letterAudio : undefined
  const [name, ...sound] = letterLines(content)
  const lines = [ownName ?? name, ...sound].filter((line) => line !== undefined)
  return lines.length > 0 ? [{ type: 'say', lines }] : []
}

/** Another letter wobbles, says what it is and stays: no message, but the teacher sees the try. */
function wobble(config: TappingElement, state: State, targetId: string): Step<State> {
  const chose = `letter:${elementOf(config, targetId)?.content.toUpperCase() ?? targetId}`
  return {
    state: { ...state, mistaken: state.mistaken.includes(targetId) ? state.mistaken : [...state.mistaken, targetId] },
    outcomes: [
      { type: 'tried', question: questionOf(config), ok: false, chose },
      { type: 'rejected', targetId },
      ...saying(config, targetId),
    ],
  }
}
