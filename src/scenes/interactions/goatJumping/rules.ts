import { fromPercent } from '../../../game/rules/geometry.ts'
import { type KindRules, type Outcome, type Step, unchanged } from '../../../game/rules/kindRules.ts'
import { ANY_VOICE, bestMatch, wordsOf } from '../../../game/rules/speech.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import type { GoatJumping } from './schema.ts'

/** Goats that have jumped, in order. */
export interface GoatJumpingState {
  readonly jumped: readonly string[]
  /** Number of goats touched before their turn. */
  readonly early: number
}

type State = GoatJumpingState
type Goat = GoatJumping['elements'][number]

const START: State = { jumped: [], early: 0 }

/** What made a goat jump: its number, an unrecognised voice, or a touch. */
type Way = 'called' | 'voice' | 'touched'

/**
 * The goat whose number is called jumps, in any order; repeats are ignored. A touched goat jumps as well, but scores only in the order one to six, so
 * that random touches do not win.
 */
export const goatJumpingRules: KindRules<GoatJumping, State> = {
  start: () => unchanged(START),

  // Always lists all goats: the specification's six number buttons, with or without speech recognition.
  targets(config, state, { language }) {
    const next = nextGoat(config, state)
    return config.elements.map(
      (goat): RuleTarget => ({
        id: goat.id,
        kind: 'option',
        label: `${goat.numberWord[language]}: ${goat.label[language]}`,
        state: state.jumped.includes(goat.id) ? 'done' : 'idle',
        correct: goat === next,
        order: goat.content,
        says: [goat.countSound],
        box: fromPercent(goat.box),
      }),
    )
  },

  move(config, state, { targetId }) {
    const goat = config.elements.find(({ id }) => id === targetId)
    return goat ? jump(config, state, goat, 'touched') : unchanged(state)
  },

  command(config, state, command, context): Step<State> {
    if (command.type === 'reset') return { state: START, outcomes: [{ type: 'changed' }] }
    if (command.type !== 'heard') return unchanged(state)
    const isAny = command.phrase === ANY_VOICE
    const goat = isAny ? nextGoat(config, state) : calledGoat(config, state, command.phrase, context.language)
    return goat ? jump(config, state, goat, isAny ? 'voice' : 'called') : unchanged(state)
  },

  progress: (config, { jumped }) => ({ done: jumped.length, total: config.elements.length }),
}

function nextGoat(config: GoatJumping, { jumped }: State): Goat | undefined {
  return [...config.elements].sort((a, b) => a.content - b.content).find(({ id }) => !jumped.includes(id))
}

/** The best match among the goats that have not jumped. "One, two" calls the second if the first has jumped. */
function calledGoat(config: GoatJumping, { jumped }: State, phrase: string, language: 'en' | 'id'): Goat | undefined {
  const numbers = new Map(config.elements.map((goat) => [goat.id, goat.voiceVariants[language]]))
  const waiting = spokenWords(phrase).filter((word) => !jumped.includes(bestMatch(word, numbers)?.id ?? ''))
  const heard = bestMatch(waiting.join(' '), numbers)
  return config.elements.find(({ id }) => id === heard?.id)
}

/** Splits digits, because recognisers write numbers spoken in one breath as one: "12". */
function spokenWords(phrase: string): string[] {
  return wordsOf(phrase).flatMap((word) => (/^\d+$/.test(word) ? word.split('') : [word]))
}

function jump(config: GoatJumping, state: State, goat: Goat, way: Way): Step<State> {
  if (state.jumped.includes(goat.id)) return unchanged(state)
  const next = nextGoat(config, state)
  const isEarly = way === 'touched' && goat !== next
  const jumped = [...state.jumped, goat.id]
  const early = state.early + (isEarly ? 1 : 0)
  const total = config.elements.length
  const outcomes: Outcome[] = [
    isEarly && next ? earlyTry(next, goat, config, state) : rightTry(goat, way, config, state),
    { type: 'accepted', targetId: goat.id, count: goat.content },
    { type: 'effect', name: 'goat-bleat', volume: config.goatSettings.voiceVolume },
    { type: 'say', lines: [goat.countSound] },
  ]
  if (jumped.length === total) {
    outcomes.push(
      { type: 'effect', name: 'complete' },
      { type: 'feedback', tone: 'done', message: { key: 'goats.done' } },
      { type: 'completed', score: total - early, total },
    )
  }
  return { state: { jumped, early }, outcomes }
}

/** An unrecognised voice is no evidence of knowing a number; a call or touch is right by chance once in as many times as goats are left. */
function rightTry({ content }: Goat, way: Way, config: GoatJumping, { jumped }: State): Outcome {
  const guess = way === 'voice' ? 1 : 1 / (config.elements.length - jumped.length)
  const skill = way === 'touched' ? 'order' : 'count'
  return { type: 'tried', question: { ask: `number:${content}`, item: `number:${content}|${skill}`, guess }, ok: true }
}

function earlyTry(next: Goat, { content }: Goat, config: GoatJumping, { jumped }: State): Outcome {
  const question = {
    ask: `number:${next.content}`,
    item: `number:${next.content}|order`,
    guess: 1 / (config.elements.length - jumped.length),
  }
  return { type: 'tried', question, ok: false, chose: `number:${content}` }
}
