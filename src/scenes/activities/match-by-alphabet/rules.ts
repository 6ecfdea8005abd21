import { advance, type ChoiceState, choose, currentQuestion, startChoice } from '../../../game/rules/choice.ts'
import { cellAt, type GridSpec } from '../../../game/rules/grid.ts'
import {
  type KindRules,
  type Outcome,
  type RulesContext,
  type Step,
  restarted,
  unchanged,
} from '../../../game/rules/kindRules.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { CARD_STOP } from '../../shared/letters/cardStop.ts'
import { letterLines } from '../../shared/letters/letterLines.ts'
import type { MatchByAlphabet } from './schema.ts'

/** Fraction of a dragged letter that must be inside the slot. */
const SLOT_OVERLAP = 0.25
/** SPEC section 9: the next word follows by itself. */
export const ADVANCE_MS = 2000
/** Delay of the spoken word, so that the child can look at its picture first. */
const FIRST_WORD_MS = 600

/** The letters, stage units: four columns on the right, below the strip for messages. */
const LETTERS: GridSpec = { area: { x: 582, y: 150, width: 660, height: 494 }, columns: 4, rows: 3, gap: 24 }

/** The card with picture and word, stage units. */
export const CARD = { x: 40, y: 34, width: 514, height: 732 } as const
/** The empty slot at the beginning of the word on the card, stage units. */
export const SLOT = { x: 84, y: 580, width: 122, height: 138 } as const

/** The picture on it, stage units. */
export const PICTURE = { x: 110, y: 80, width: 374, height: 440 } as const

type State = ChoiceState

const questionsOf = (config: MatchByAlphabet) =>
  config.words.map((word) => ({ ...word, id: word.letter, answer: word.letter }))
const presentOf = (config: MatchByAlphabet, state: State) => currentQuestion(questionsOf(config), state)

/** The current word, also while its letter is shown in the slot. */
export function currentWord(config: MatchByAlphabet, state: State): MatchByAlphabet['words'][number] | undefined {
  return config.words.find(({ letter }) => letter === presentOf(config, state)?.answer)
}

const sayWord = (config: MatchByAlphabet, state: State): Outcome[] => {
  const word = currentWord(config, state)
  return word ? [{ type: 'say', lines: [word.audio] }] : []
}

/** The cells of the letters, stage units. */
export const letterCells = (count: number) => Array.from({ length: count }, (_, place) => cellAt(LETTERS, place))

/** The picture on the card: touched, it says its word. */
function cardStop(word: Word | undefined, state: RuleTarget['state'], context: RulesContext): RuleTarget[] {
  if (!word) return []
  const label = context.text('label.card', { thing: word.word[context.language] })
  return [{ id: CARD_STOP, kind: 'tap', label, state, isStop: true, says: [word.audio], box: PICTURE }]
}

/** Which letter does the word begin with? All letters stay available for every word, so a random tap is right one time in twelve. */
export const matchByAlphabetRules: KindRules<MatchByAlphabet, State> = {
  overlap: SLOT_OVERLAP,
  start(config, context) {
    const state = startChoice(
      questionsOf(config),
      config.words.map(({ letter }) => letter),
      context.random,
    )
    return { state, outcomes: [{ type: 'timer', name: 'word', ms: FIRST_WORD_MS }] }
  },

  targets(config, state, context) {
    const answer = presentOf(config, state)?.answer
    const word = currentWord(config, state)
    const isAsking = state.status === 'asking'
    const letters = state.options.map((letter, place): RuleTarget => {
      const isInSlot = !isAsking && letter === answer
      const facts = {
        id: letter,
        kind: 'option' as const,
        label: context.text('label.letter', { letter }),
        correct: letter === answer,
        says: letterLines(letter),
      }
      if (isInSlot) return { ...facts, state: 'done', box: SLOT }
      const box = cellAt(LETTERS, place)
      return isAsking ? { ...facts, state: 'idle', goesTo: 'slot', box } : { ...facts, state: 'disabled', box }
    })
    const slot: RuleTarget = {
      id: 'slot',
      kind: 'drop',
      label: context.text('label.firstLetter'),
      state: isAsking ? 'idle' : 'done',
      ...(word ? { says: [word.audio] } : {}),
      box: SLOT,
    }
    return [...cardStop(word, isAsking ? 'idle' : 'disabled', context), ...letters, slot]
  },

  move(config, state, { targetId }) {
    const question = presentOf(config, state)
    if (targetId === CARD_STOP) return { state, outcomes: sayWord(config, state) }
    if (!question || !state.options.includes(targetId)) return unchanged(state)
    const next = choose(question, state, targetId)
    const isRight = next.status === 'answered'
    const tried: Outcome = {
      type: 'tried',
      question: {
        ask: `letter:${question.letter}`,
        item: `letter:${question.letter}|sound`,
        guess: 1 / config.words.length,
      },
      ok: isRight,
      ...(isRight ? {} : { chose: `letter:${targetId}` }),
    }
    return {
      state: next,
      outcomes: [tried, ...(isRight ? rightOutcomes(question) : wrongOutcomes(question, targetId))],
    }
  },

  command(config, state, command, context): Step<State> {
    if (command.type === 'reset') return restarted(this.start(config, context))
    if (command.type === 'repeat') return { state, outcomes: sayWord(config, state) }
    if (command.type === 'timer' && command.name === 'word') return { state, outcomes: sayWord(config, state) }
    const isOn = command.type === 'next' || (command.type === 'timer' && command.name === 'advance')
    return isOn && state.status === 'answered' ? goOn(config, state) : unchanged(state)
  },

  progress: (config, state) => ({ done: state.answered, total: config.words.length }),
}

function goOn(config: MatchByAlphabet, state: State): Step<State> {
  const next = advance(state)
  if (next.status !== 'done') return { state: next, outcomes: [{ type: 'changed' }, ...sayWord(config, next)] }
  return {
    state: next,
    outcomes: [
      { type: 'effect', name: 'complete' },
      { type: 'completed', score: next.firstTries, total: config.words.length },
    ],
  }
}

type Word = MatchByAlphabet['words'][number]

function rightOutcomes({ letter, word, audio }: Word): Outcome[] {
  return [
    { type: 'accepted', targetId: letter },
    { type: 'effect', name: 'success' },
    { type: 'feedback', tone: 'right', message: { key: 'alphabet.correct', params: { letter, word } } },
    { type: 'say', lines: [...letterLines(letter).slice(1), audio] },
    { type: 'timer', name: 'advance', ms: ADVANCE_MS },
  ]
}

function wrongOutcomes({ letter }: Word, chosen: string): Outcome[] {
  return [
    { type: 'rejected', targetId: chosen },
    { type: 'effect', name: 'error' },
    { type: 'say', lines: letterLines(chosen) },
    { type: 'feedback', tone: 'wrong', message: { key: 'alphabet.wrong', params: { letter } } },
  ]
}

/** The state that the scene draws. */
export type MatchByAlphabetState = ChoiceState
