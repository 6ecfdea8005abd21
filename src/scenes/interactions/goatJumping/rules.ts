import { fromPercent } from '../../../game/rules/geometry.ts'
import { type KindRules, type Outcome, type Step, unchanged } from '../../../game/rules/kindRules.ts'
import { bestMatch } from '../../../game/rules/speech.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import type { GoatJumping } from './schema.ts'

/** Goats that have jumped, in the order they were called. */
export interface GoatJumpingState {
  readonly jumped: readonly string[]
}

/** A phrase that means "any sound": the loudness of the voice makes the next goat jump where nothing recognises words. */
export const ANY_VOICE = '*'

type State = GoatJumpingState
type Goat = GoatJumping['elements'][number]

/** Call a number and that goat jumps, in any order; repeats are ignored, so nothing can be wrong. */
export const goatJumpingRules: KindRules<GoatJumping, State> = {
  start: () => ({ state: { jumped: [] }, outcomes: [] }),

  // Always all goats: the six number buttons of the specification, whether or not a voice is heard.
  targets: (config, { jumped }, context) =>
    config.elements.map(
      (goat): RuleTarget => ({
        id: goat.id,
        kind: 'option',
        label: `${goat.numberWord[context.language]}: ${goat.label[context.language]}`,
        state: jumped.includes(goat.id) ? 'done' : 'idle',
        correct: !jumped.includes(goat.id),
        order: goat.content,
        box: fromPercent(goat.box),
      }),
    ),

  move(config, state, { targetId }) {
    const goat = config.elements.find(({ id }) => id === targetId)
    return goat ? jump(config, state, goat) : unchanged(state)
  },

  command(config, state, command, context): Step<State> {
    if (command.type === 'reset') return { state: { jumped: [] }, outcomes: [{ type: 'changed' }] }
    if (command.type !== 'heard') return unchanged(state)
    const goat =
      command.phrase === ANY_VOICE ? nextGoat(config, state) : calledGoat(config, command.phrase, context.language)
    return goat ? jump(config, state, goat) : unchanged(state)
  },

  progress: (config, { jumped }) => ({ done: jumped.length, total: config.elements.length }),
}

function nextGoat(config: GoatJumping, { jumped }: State): Goat | undefined {
  return [...config.elements].sort((a, b) => a.content - b.content).find(({ id }) => !jumped.includes(id))
}

function calledGoat(config: GoatJumping, phrase: string, language: 'en' | 'id'): Goat | undefined {
  const heard = bestMatch(phrase, new Map(config.elements.map((goat) => [goat.id, goat.voiceVariants[language]])))
  return config.elements.find(({ id }) => id === heard?.id)
}

function jump(config: GoatJumping, state: State, goat: Goat): Step<State> {
  if (state.jumped.includes(goat.id)) return unchanged(state)
  const jumped = [...state.jumped, goat.id]
  const total = config.elements.length
  const outcomes: Outcome[] = [
    {
      type: 'tried',
      question: { ask: `number:${goat.content}`, item: `number:${goat.content}|count`, guess: 1 },
      ok: true,
    },
    { type: 'accepted', targetId: goat.id, count: goat.content },
    { type: 'effect', name: 'goat-bleat', volume: config.goatSettings.voiceVolume },
    { type: 'say', lines: [goat.countSound] },
  ]
  if (jumped.length === total) {
    outcomes.push(
      { type: 'effect', name: 'complete' },
      { type: 'feedback', tone: 'done', message: { key: 'goats.done' } },
      { type: 'completed', score: total, total },
    )
  }
  return { state: { jumped }, outcomes }
}
