import { fromPercent } from '../../../game/rules/geometry.ts'
import { type KindRules, type Outcome, type RulesContext, type Step, unchanged } from '../../../game/rules/kindRules.ts'
import {
  chanceOf,
  isBuilt,
  lettersOf,
  nextSlot,
  place,
  placeOf,
  startWord,
  type WordBuildLayout,
  wordTargets,
} from '../../shared/letters/wordBuild.ts'
import type { Box } from '../../../game/targets.ts'
import type { MatchingLetter } from './schema.ts'
import { isTrace, type MatchingLetterState, nextToWrite, traceStroke, traceTargets } from './tracing.ts'

type State = MatchingLetterState

/** Fraction of a letter's tile that must be inside its slot. */
const OVERLAP = 0.25

const GAP = 12

/** Slots in the upper half of the widget's area, letters in the lower, stage units. */
export function layoutOf(config: MatchingLetter, letters: number): WordBuildLayout {
  const { x, y, width, height } = fromPercent(config.widgetArea)
  const size = Math.min(height / 2 - GAP, (width - (letters - 1) * GAP) / letters)
  const row = height / 2
  return { slots: { x, y, width, height: row }, tray: { x, y: y + row, width, height: row }, size, gap: GAP }
}

/** The paper below the finished word: the widget's area without the half where the letters waited, stage units. */
export function wordPanel(config: MatchingLetter): Box {
  const area = fromPercent(config.widgetArea)
  return { ...area, height: area.height / 2 + GAP / 2 }
}

/** A letter fits only into a free slot of the same letter; the last one completes the word (SPEC, word build). Then the child may write it. */
export const matchingLetterRules: KindRules<MatchingLetter, State> = {
  overlap: OVERLAP,
  start: (config, context) => ({ state: fresh(config, context), outcomes: [] }),

  targets(config, state, context) {
    const letters = lettersOf(config.word[state.language])
    const targets = wordTargets(config.word, state, layoutOf(config, letters.length), {
      letter: (letter) => context.text('label.letter', { letter }),
      slot: (n) => context.text('label.slot', { n }),
    })
    const slots = letters.map((_, slot) => targets.find(({ id }) => id === `zone:${slot}`)?.box)
    return [...targets, ...traceTargets(config, state, slots, context)]
  },

  move(config, state, { targetId, to }): Step<State> {
    if (isTrace(targetId)) return traceStroke(config, state, targetId, to === targetId)
    if (!targetId.startsWith('item:')) return unchanged(state)
    const slot = to === undefined ? nextSlot(state) : placeOf(to)
    if (slot === undefined) return unchanged(state)
    const next = { ...state, ...place(config.word, state, placeOf(targetId), slot) }
    if (next.misses > state.misses)
      return { state: next, outcomes: missOutcomes(config, next, targetId, `zone:${slot}`) }
    const accepted: Outcome = { type: 'accepted', targetId, to: `zone:${slot}` }
    if (!isBuilt(next)) return { state: next, outcomes: [accepted, { type: 'effect', name: 'tap' }] }
    return { state: next, outcomes: [accepted, ...builtOutcomes(config, next)] }
  },

  command(config, state, command, context): Step<State> {
    if (command.type === 'reset') return { state: fresh(config, context), outcomes: [{ type: 'changed' }] }
    if (command.type === 'repeat') return { state, outcomes: [{ type: 'say', lines: [config.wordAudio] }] }
    return unchanged(state)
  },

  question: (config, state) => (nextToWrite(config, state) === undefined ? undefined : { key: 'trace.prompt' }),

  progress: (config, state) => ({
    done: state.slots.filter((tile) => tile >= 0).length,
    total: lettersOf(config.word[state.language]).length,
  }),

  /** The word of the other language has other letters, so an unfinished word restarts. */
  setLanguage: (config, state, context) =>
    isBuilt(state)
      ? { state, outcomes: [{ type: 'changed' }] }
      : { state: fresh(config, context), outcomes: [{ type: 'changed' }] },
}

function fresh(config: MatchingLetter, context: RulesContext): State {
  const word = startWord(config.word, context.language, context.random)
  return { ...word, strokes: word.slots.map(() => 0), isStepped: false }
}

const question = (config: MatchingLetter, { language }: State) => ({
  ask: `family:${config.member}`,
  item: `family:${config.member}|build`,
  guess: chanceOf(config.word[language]),
})

function missOutcomes(config: MatchingLetter, state: State, targetId: string, to: string): Outcome[] {
  return [
    { type: 'tried', question: question(config, state), ok: false },
    { type: 'rejected', targetId, to },
    { type: 'effect', name: 'error' },
  ]
}

function builtOutcomes(config: MatchingLetter, state: State): Outcome[] {
  const total = state.slots.length
  return [
    { type: 'tried', question: question(config, state), ok: true },
    { type: 'effect', name: 'complete' },
    { type: 'say', lines: [config.wordAudio] },
    { type: 'feedback', tone: 'done', message: { key: 'word.done' } },
    { type: 'completed', score: Math.max(0, total - state.misses), total, afterwards: config.traceAudio },
  ]
}
