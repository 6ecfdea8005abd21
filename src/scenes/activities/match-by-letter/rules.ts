import type { Layout, Outcome, Question, RulesContext, Step } from '../../../game/rules/kindRules.ts'
import { type KindRules, restarted, unchanged } from '../../../game/rules/kindRules.ts'
import {
  chanceOf,
  isBuilt,
  lettersOf,
  nextSlot,
  place,
  placeOf,
  shuffleTray,
  startWord,
  type WordBuildLayout,
  type WordBuildState,
  wordTargets,
} from '../../shared/letters/wordBuild.ts'
import { CARD_STOP } from '../../shared/letters/cardStop.ts'
import type { Language } from '../../../game/language.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import type { MatchByLetter } from './schema.ts'

/** SPEC section 9: with a mouse the next word follows by itself; with touch the child presses Next. */
const ADVANCE_MS = 2000
/** SPEC section 5: if a smaller share of the words was right at the first try, the activity reports 0. */
const PASS_SHARE = 0.66
const FIRST_WORD_MS = 600

/** The state that the scene draws. `built`: the finished word is shown until Next; `done`: after the last word. */
export interface MatchByLetterState {
  readonly index: number
  readonly word: WordBuildState
  readonly status: 'building' | 'built' | 'done'
  /** Number of words finished without a wrong letter. */
  readonly firstTries: number
  readonly correct: number
  readonly wrong: number
}

type State = MatchByLetterState

/** The picture, stage units; slots and letters follow below. */
export const PICTURE = { x: 490, y: 120, width: 300, height: 270 } as const
const layoutFor = (letters: number, layout: Layout): WordBuildLayout => {
  const size = Math.min(layout === 'compact' ? 150 : 128, (1120 - (letters - 1) * 16) / letters)
  return {
    slots: { x: 60, y: 410, width: 1160, height: 150 },
    tray: { x: 60, y: 600, width: 1160, height: 160 },
    size,
    gap: 16,
  }
}

/** The current word; after completion the last one. */
export function currentWord(config: MatchByLetter, state: State): MatchByLetter['words'][number] | undefined {
  return config.words[Math.min(state.index, config.words.length - 1)]
}

const sayWord = (config: MatchByLetter, state: State): Outcome[] => {
  const word = currentWord(config, state)
  return word ? [{ type: 'say', lines: [word.audio] }] : []
}

/** The picture on the card: touched, it says its word. */
function cardStop({ word, audio }: MatchByLetter['words'][number], { language, text }: RulesContext): RuleTarget {
  const label = text('label.card', { thing: word[language] })
  return { id: CARD_STOP, kind: 'tap', label, state: 'idle', isStop: true, says: [audio], box: PICTURE }
}

/** Put the letters of a word in order; only the right letter stays in a slot. */
export const matchByLetterRules: KindRules<MatchByLetter, State> = {
  overlap: 0.25,
  start(config, context) {
    return {
      state: { index: 0, word: begin(config, 0, context), status: 'building', firstTries: 0, correct: 0, wrong: 0 },
      outcomes: [{ type: 'timer', name: 'word', ms: FIRST_WORD_MS }],
    }
  },

  targets(config, state, context) {
    const entry = currentWord(config, state)
    if (!entry) return []
    const letters = lettersOf(entry.word[state.word.language])
    const targets = wordTargets(entry.word, state.word, layoutFor(letters.length, context.layout), {
      letter: (letter) => context.text('label.letter', { letter }),
      slot: (n) => context.text('label.slot', { n }),
    })
    const all = [cardStop(entry, context), ...targets]
    if (state.status === 'building') return all
    return all.map((target) => (target.state === 'idle' ? { ...target, state: 'disabled' as const } : target))
  },

  move(config, state, { targetId, to }, context): Step<State> {
    const entry = currentWord(config, state)
    if (!entry || state.status !== 'building') return unchanged(state)
    if (targetId === CARD_STOP) return { state, outcomes: sayWord(config, state) }
    const tile = placeOf(targetId)
    const slot = to === undefined ? nextSlot(state.word) : placeOf(to)
    if (slot === undefined || targetId.startsWith('zone:')) return unchanged(state)
    const word = place(entry.word, state.word, tile, slot)
    const isRight = word.misses === state.word.misses
    const next: State = {
      ...state,
      word,
      correct: state.correct + (isRight ? 1 : 0),
      wrong: state.wrong + (isRight ? 0 : 1),
    }
    if (!isRight) return { state: next, outcomes: wrongOutcomes(question(entry, word), targetId, `zone:${slot}`) }
    const accepted: Outcome = { type: 'accepted', targetId, to: `zone:${slot}` }
    if (!isBuilt(word)) return { state: next, outcomes: [accepted, { type: 'effect', name: 'tap' }] }
    return finishWord(next, entry, [accepted], context)
  },

  command(config, state, command, context): Step<State> {
    switch (command.type) {
      case 'reset':
        return restarted(this.start(config, context))
      case 'repeat':
        return { state, outcomes: sayWord(config, state) }
      case 'shuffle':
        if (state.status !== 'building') return unchanged(state)
        return { state: { ...state, word: shuffleTray(state.word, context.random) }, outcomes: [{ type: 'changed' }] }
      case 'next':
        return goOn(config, state, context)
      case 'timer':
        return command.name === 'advance' ? goOn(config, state, context) : { state, outcomes: sayWord(config, state) }
      default:
        return unchanged(state)
    }
  },

  progress: (config, state) => {
    const { language, slots, lacking } = state.word
    const total = lackingBefore(config, config.words.length, language)
    const open = slots.filter((tile) => tile < 0).length
    const done = lackingBefore(config, state.index, language) + lacking - open
    return { done: state.status === 'done' ? total : done, total }
  },

  /** An unfinished word restarts in the other language; finished words stay finished. */
  setLanguage(config, state, context) {
    if (state.status !== 'building') {
      return { state, outcomes: [{ type: 'changed' }] }
    }
    return { state: { ...state, word: begin(config, state.index, context) }, outcomes: [{ type: 'changed' }] }
  },

  counters: ({ correct, wrong }) => ({ correct, wrong, attempts: correct + wrong }),
}

/** Letters that the first words lack. */
const LACKING = [1, 2] as const

/** Spelling grows: the first word lacks one letter, the second two, later ones and the last all. */
function lackingIn(config: MatchByLetter, index: number, letters: number): number {
  const isLast = index === config.words.length - 1
  return isLast ? letters : Math.min(LACKING[index] ?? letters, letters)
}

function begin(config: MatchByLetter, index: number, context: RulesContext): WordBuildState {
  const { language, random } = context
  const word = config.words[index]?.word ?? { en: '', id: '' }
  const others = config.words.flatMap((entry) => lettersOf(entry.word[language]))
  return startWord(word, language, random, {
    lacking: lackingIn(config, index, lettersOf(word[language]).length),
    others,
  })
}

/** Number of letters that the child places in the words before `index`. */
const lackingBefore = (config: MatchByLetter, index: number, language: Language) =>
  config.words
    .slice(0, index)
    .reduce((sum, { word }, at) => sum + lackingIn(config, at, lettersOf(word[language]).length), 0)

function finishWord(
  state: State,
  entry: MatchByLetter['words'][number],
  before: readonly Outcome[],
  context: RulesContext,
): Step<State> {
  const isFirstTry = state.word.misses === 0
  const outcomes: Outcome[] = [
    ...before,
    { type: 'tried', question: question(entry, state.word), ok: true },
    { type: 'effect', name: 'success' },
    {
      type: 'feedback',
      tone: 'right',
      message: { key: 'spelling.correct', params: { word: entry.word[state.word.language] } },
    },
    { type: 'say', lines: [entry.audio] },
  ]
  if (context.pointer === 'fine') outcomes.push({ type: 'timer', name: 'advance', ms: ADVANCE_MS })
  return { state: { ...state, status: 'built', firstTries: state.firstTries + (isFirstTry ? 1 : 0) }, outcomes }
}

const question = ({ id, word }: MatchByLetter['words'][number], state: WordBuildState): Question => ({
  ask: `word:${id}`,
  item: `word:${id}|build`,
  guess: chanceOf(word[state.language], state),
})

function wrongOutcomes(asked: Question, targetId: string, to: string): Outcome[] {
  return [
    { type: 'tried', question: asked, ok: false },
    { type: 'rejected', targetId, to },
    { type: 'effect', name: 'error' },
  ]
}

function goOn(config: MatchByLetter, state: State, context: RulesContext): Step<State> {
  if (state.status !== 'built') return unchanged(state)
  if (state.index < config.words.length - 1) {
    const next: State = {
      ...state,
      index: state.index + 1,
      word: begin(config, state.index + 1, context),
      status: 'building',
    }
    return { state: next, outcomes: [{ type: 'changed' }, ...sayWord(config, next)] }
  }
  const total = config.words.length
  const score = state.firstTries >= PASS_SHARE * total ? state.firstTries : 0
  return {
    state: { ...state, status: 'done' },
    outcomes: [
      { type: 'effect', name: 'complete' },
      { type: 'completed', score, total },
    ],
  }
}
