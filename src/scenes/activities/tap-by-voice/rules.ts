import { advance, type ChoiceState, choose, currentQuestion, startChoice } from '../../../game/rules/choice.ts'
import { rowOf } from '../../../game/rules/grid.ts'
import { type KindRules, type Outcome, type Step, unchanged } from '../../../game/rules/kindRules.ts'
import type { Local } from '../../../game/language.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import type { TapByVoice } from './schema.ts'

/** SPEC section 9: the first prompt 3 s after the start, the next step 1 s after a right tap, the end 1.5 s after the last. */
const FIRST_PROMPT_MS = 3000
const STEP_MS = 1000
const LAST_STEP_MS = 1500

/** The row of portraits, stage units. */
const ROW: Box = { x: 40, y: 200, width: 1200, height: 420 }
const PORTRAIT = { width: 208, height: 380 }
const GAP = 32

/** `isSpeaking`: taps are ignored during a prompt and before the first one. */
export interface TapByVoiceState extends ChoiceState {
  readonly isSpeaking: boolean
}

type State = TapByVoiceState

const questionsOf = (config: TapByVoice) => config.familyMembers.map((member) => ({ ...member, answer: member.id }))

/** The member currently asked for. */
export function currentMember(config: TapByVoice, state: State): TapByVoice['familyMembers'][number] | undefined {
  return currentQuestion(questionsOf(config), state)
}

/** Asks for the current member; after a wrong choice it first says who that was. */
function prompt(config: TapByVoice, state: State, chosen?: Local): Step<State> {
  const member = currentMember(config, state)
  if (!member || state.status !== 'asking') return unchanged(state)
  const lines = chosen ? [chosen, member.audio] : [member.audio]
  return {
    state: { ...state, isSpeaking: true },
    outcomes: [{ type: 'say', lines, name: 'prompt' }, { type: 'changed' }],
  }
}

/** Listen, then tap who was asked for. */
export const tapByVoiceRules: KindRules<TapByVoice, State> = {
  start(config, context) {
    const ids = config.familyMembers.map(({ id }) => id)
    const choice = startChoice(questionsOf(config), ids, context.random)
    return {
      // Portraits stay in the family's order; questions come in random order.
      state: { ...choice, options: ids, isSpeaking: true },
      outcomes: [{ type: 'timer', name: 'prompt', ms: FIRST_PROMPT_MS }],
    }
  },

  targets(config, state, context) {
    const boxes = rowOf(ROW, state.options.length, PORTRAIT, GAP)
    const answer = currentMember(config, state)?.id
    const takesInput = state.status === 'asking' && !state.isSpeaking
    return state.options.flatMap((id, place): RuleTarget[] => {
      const member = config.familyMembers.find((candidate) => candidate.id === id)
      const box = boxes[place]
      if (!member || !box) return []
      return [
        {
          id,
          kind: 'option',
          label: member.label[context.language],
          state: takesInput ? 'idle' : 'disabled',
          correct: id === answer,
          ...(member.nameAudio ? { says: [member.nameAudio] } : {}),
          box,
        },
      ]
    })
  },

  move(config, state, { targetId }): Step<State> {
    const member = currentMember(config, state)
    const tapped = config.familyMembers.find(({ id }) => id === targetId)
    if (!member || !tapped || state.isSpeaking || state.status !== 'asking') return unchanged(state)
    const next = { ...choose({ id: member.id, answer: member.id }, state, targetId), isSpeaking: state.isSpeaking }
    const isRight = next.status === 'answered'
    const tried: Outcome = {
      type: 'tried',
      question: {
        ask: `family:${member.id}`,
        item: `family:${member.id}|hear`,
        guess: 1 / config.familyMembers.length,
      },
      ok: isRight,
      ...(isRight ? {} : { chose: `family:${targetId}` }),
    }
    if (isRight) return { state: next, outcomes: [tried, ...rightOutcomes(config, next, targetId)] }
    const again = prompt(config, next, tapped.nameAudio)
    return {
      state: again.state,
      outcomes: [
        tried,
        { type: 'rejected', targetId },
        { type: 'effect', name: 'error' },
        { type: 'feedback', tone: 'wrong', message: { key: 'listen.wrong', params: { label: member.label } } },
        ...again.outcomes,
      ],
    }
  },

  command(config, state, command, context): Step<State> {
    switch (command.type) {
      case 'reset': {
        const first = this.start(config, context)
        return { state: first.state, outcomes: [{ type: 'changed' }, ...first.outcomes] }
      }
      case 'repeat':
        return prompt(config, state)
      case 'said':
        return command.name === 'prompt'
          ? { state: { ...state, isSpeaking: false }, outcomes: [{ type: 'changed' }] }
          : unchanged(state)
      case 'timer':
        return command.name === 'prompt' ? prompt(config, state) : goOn(config, state)
      default:
        return unchanged(state)
    }
  },

  progress: (config, state) => ({ done: state.answered, total: config.familyMembers.length }),

  /** What is asked can be read, by those who cannot hear it. */
  question(config, state) {
    const member = currentMember(config, state)
    return member && { key: 'question', params: { text: member.prompt ?? member.label } }
  },

  /** Speaks the prompt again in the other language. */
  setLanguage(config, state) {
    return state.answered === 0 && state.isSpeaking ? { state, outcomes: [{ type: 'changed' }] } : prompt(config, state)
  },
}

function rightOutcomes(config: TapByVoice, state: State, targetId: string): Outcome[] {
  const isLast = state.answered === config.familyMembers.length
  return [
    { type: 'accepted', targetId },
    { type: 'effect', name: 'success' },
    { type: 'feedback', tone: 'right', message: { key: 'listen.correct' } },
    { type: 'timer', name: 'step', ms: isLast ? LAST_STEP_MS : STEP_MS },
  ]
}

function goOn(config: TapByVoice, state: State): Step<State> {
  if (state.status !== 'answered') return unchanged(state)
  const next: State = { ...advance(state), isSpeaking: false }
  if (next.status !== 'done') return prompt(config, next)
  const total = config.familyMembers.length
  return {
    state: next,
    outcomes: [
      { type: 'effect', name: 'complete' },
      { type: 'completed', score: next.firstTries, total },
    ],
  }
}
