import { advance, choose } from '../../../game/rules/choice.ts'
import type { Message } from '../../../game/bridge.ts'
import {
  type KindRules,
  type Outcome,
  restarted,
  type RulesContext,
  type Step,
  unchanged,
} from '../../../game/rules/kindRules.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import { STAGE } from '../../../game/rules/geometry.ts'
import { type Beat, continueBeats, type Played, playBeats } from './beats.ts'
import { type At, atOf, type RoundKind } from './roundKind.ts'
import {
  freshQuestion,
  presentPlace,
  presentQuestion,
  type RoundConfig,
  type RoundQuestion,
  type RoundState,
  questionsIn,
  startRound,
} from './roundState.ts'

/** How long a child is left to think before the question is said again, ms: the first time, and once more. */
const REMINDERS_MS = [8000, 12_000] as const

/** The id of the ear, and the prefixes of other targets. */
export const EAR_ID = 'ear'
const OPTION = 'option:'
const MEET = 'meet'

/** The target id of an option. */
export const optionTarget = (option: string): string => `${OPTION}${option}`

/** The option of a target id. */
export const optionOf = (targetId: string): string => targetId.slice(OPTION.length)

/** Rules of a round of choice questions: asks one after another, with the kind's scripts; one voice at a time. */
export function roundRules<Config extends RoundConfig<Question>, Question extends RoundQuestion>(
  kind: RoundKind<Config, Question>,
): KindRules<Config, RoundState> {
  return new RoundRules(kind)
}

class RoundRules<Config extends RoundConfig<Question>, Question extends RoundQuestion>
  implements KindRules<Config, RoundState>
{
  private readonly kind: RoundKind<Config, Question>

  constructor(kind: RoundKind<Config, Question>) {
    this.kind = kind
  }

  start(config: Config, context: RulesContext): Step<RoundState> {
    return this.open(config, startRound(config, context.language), context)
  }

  targets(config: Config, state: RoundState, context: RulesContext): readonly RuleTarget[] {
    const at = atOf<Config, Question>(config, state)
    if (!at) return []
    const isAsking = state.status === 'asking' && state.script.isOpen
    const resting = isAsking ? ('idle' as const) : ('disabled' as const)
    if (state.isMeeting) return [meetTarget(isAsking, this.kind.boxes(at.question, context), context)]
    const ear = this.kind.again(at).length === 0 ? [] : [earTarget(this.kind.ear, context)]
    const extras = [...ear, ...(this.kind.extras?.(at, context) ?? [])]
    return [...extras.map((extra) => ({ ...extra, state: resting })), ...this.options(at, state, context)]
  }

  move(config: Config, state: RoundState, { targetId }: { readonly targetId: string }, context: RulesContext) {
    const at = atOf<Config, Question>(config, state)
    if (!at || state.status !== 'asking' || !state.script.isOpen) return unchanged(state)
    if (targetId === MEET) return this.met(config, state, context)
    if (targetId === EAR_ID) return this.play(config, state, this.kind.again(at), context)
    if (!targetId.startsWith(OPTION)) return this.touch(at, state, targetId, context)
    return this.take(at, state, optionOf(targetId), context)
  }

  command(
    config: Config,
    state: RoundState,
    command: Parameters<KindRules<Config, RoundState>['command']>[2],
    context: RulesContext,
  ): Step<RoundState> {
    if (command.type === 'reset') return restarted(this.start(config, context))
    const at = atOf<Config, Question>(config, state)
    if (!at || state.status === 'done') return unchanged(state)
    if (command.type === 'repeat') {
      const isWanted = state.status === 'asking' && state.script.isOpen && !state.isMeeting
      return isWanted ? this.play(config, state, this.kind.again(at), context) : unchanged(state)
    }
    if (command.type === 'timer' && command.name === `remind:${state.script.serial}`)
      return this.play(config, { ...state, reminders: state.reminders + 1 }, this.kind.again(at), context)
    const played = continueBeats(state.script, command, config.mode)
    return played ? this.after(config, state, played, context) : unchanged(state)
  }

  progress(_config: Config, { answered, order }: RoundState) {
    return { done: answered, total: order.length }
  }

  question(config: Config, state: RoundState): Message | undefined {
    const at = atOf<Config, Question>(config, state)
    return at && this.kind.prompt(at)
  }

  /** Answered questions stay answered; the present one is asked again in the other language. */
  setLanguage(config: Config, state: RoundState, context: RulesContext): Step<RoundState> {
    const spoken = { ...state, language: context.language }
    if (state.status === 'done') return { state: spoken, outcomes: [{ type: 'changed' }] }
    return state.status === 'answered' ? this.goOn(config, spoken, context) : this.open(config, spoken, context)
  }

  private options(at: At<Config, Question>, state: RoundState, context: RulesContext): RuleTarget[] {
    if (!state.script.isShown) return []
    const answer = this.kind.answer(at.question)
    const boxes = this.kind.boxes(at.question, context)
    const isAsking = state.status === 'asking'
    const taken = state.heardOption
    return state.options.flatMap((option, index): RuleTarget[] => {
      const box = boxes[index]
      if (!box) return []
      const isRight = answer === undefined ? isAsking || option === taken : option === answer
      const rest = isAsking && state.script.isOpen ? ('idle' as const) : ('disabled' as const)
      return [
        {
          id: optionTarget(option),
          kind: 'option',
          label: this.kind.label(at, option, index + 1, context),
          state: isAsking || !isRight ? rest : 'done',
          correct: isRight,
          box,
        },
      ]
    })
  }

  private take(at: At<Config, Question>, state: RoundState, option: string, context: RulesContext): Step<RoundState> {
    if (!state.options.includes(option)) return unchanged(state)
    const { kind } = this
    const clip = at.mode === 'byEar' ? kind.hearing?.(at, option) : undefined
    if (clip !== undefined && state.heardOption !== option)
      return this.play(at.config, { ...state, heardOption: option }, [{ say: [clip], ms: 0 }], context)
    const answer = kind.answer(at.question) ?? option
    const chosen = choose({ id: String(presentPlace(state)), answer }, state, option)
    const next: RoundState = { ...state, ...chosen, heardOption: option }
    const isRight = next.status === 'answered'
    const tried = this.tried(at, state, isRight ? undefined : option)
    if (isRight) {
      const played = this.play(at.config, next, kind.right(at, option), context)
      const shown: Outcome[] = [
        ...tried,
        { type: 'accepted', targetId: optionTarget(option) },
        { type: 'effect', name: 'success' },
        { type: 'feedback', tone: 'right', message: kind.praise(at, option) },
      ]
      return { state: played.state, outcomes: [...shown, ...played.outcomes] }
    }
    const wrongMoves = state.wrongMoves + 1
    const help = wrongMoves < 2 ? [] : kind.help(at, wrongMoves === 2 ? 2 : 3)
    const missed = { ...next, wrongMoves, heardOption: '' }
    const played = this.play(at.config, missed, [...kind.wrong(at, option), ...help], context)
    const shown: Outcome[] = [
      ...tried,
      { type: 'rejected', targetId: optionTarget(option) },
      { type: 'effect', name: 'error' },
      { type: 'feedback', tone: 'wrong', message: kind.comfort(at, option) },
    ]
    return { state: played.state, outcomes: [...shown, ...played.outcomes] }
  }

  private tried(at: At<Config, Question>, state: RoundState, wrong: string | undefined): Outcome[] {
    const item = this.kind.item(at)
    // An event's language is the one on screen: a question of the other language would be counted for the wrong one.
    if (item === undefined || (at.question.language ?? at.language) !== at.language) return []
    const ask = askId(
      questionsIn(at.config, state.language).map((question) => this.kind.item({ ...at, question }) ?? ''),
      presentPlace(state),
      item,
    )
    return [
      {
        type: 'tried',
        question: { ask, item, guess: 1 / state.options.length },
        ok: wrong === undefined,
        ...(wrong !== undefined && { chose: this.kind.chosenItem(at, wrong) }),
      },
    ]
  }

  private touch(at: At<Config, Question>, state: RoundState, id: string, context: RulesContext): Step<RoundState> {
    const touched = this.kind.touch?.(at, id)
    if (!touched) return unchanged(state)
    return this.play(at.config, { ...state, isEased: state.isEased || touched.eases === true }, touched.beats, context)
  }

  /** The child has touched what is new: now it is asked for. */
  private met(config: Config, state: RoundState, context: RulesContext): Step<RoundState> {
    const at = atOf<Config, Question>(config, state)
    if (!at) return unchanged(state)
    const asked = { ...state, isMeeting: false }
    const played = playBeats(state.script, this.kind.opening(at), config.mode, false)
    const { state: next, outcomes } = this.after(config, asked, played, context)
    return {
      state: next,
      outcomes: [{ type: 'accepted', targetId: MEET }, { type: 'effect', name: 'pop' }, ...outcomes],
    }
  }

  private open(config: Config, state: RoundState, context: RulesContext): Step<RoundState> {
    const question = presentQuestion(config, state)
    if (!question) return unchanged(state)
    const asked = freshQuestion(state, question, context.random)
    const at = atOf<Config, Question>(config, asked)
    if (!at) return unchanged(state)
    const meeting = asked.isMeeting ? (this.kind.meeting?.(at) ?? []) : []
    const isMeeting = meeting.length > 0
    const beats = isMeeting ? meeting : this.kind.opening(at)
    const played = playBeats(asked.script, beats, config.mode, false)
    return this.after(config, { ...asked, isMeeting }, played, context)
  }

  /** Plays beats while the options stay as they are. */
  private play(config: Config, state: RoundState, beats: readonly Beat[], context: RulesContext): Step<RoundState> {
    return this.after(config, state, playBeats(state.script, beats, config.mode, true), context)
  }

  private after(
    config: Config,
    state: RoundState,
    { script, outcomes, isOver }: Played,
    context: RulesContext,
  ): Step<RoundState> {
    const next = { ...state, script }
    if (!isOver) return { state: next, outcomes }
    if (state.status === 'answered') {
      const step = this.goOn(config, next, context)
      return { state: step.state, outcomes: [...outcomes, ...step.outcomes] }
    }
    // Whatever a script forgot: the child can play once it has ended.
    const opened = { ...next, script: { ...script, isShown: true, isOpen: true } }
    return { state: opened, outcomes: [...outcomes, ...this.reminder(config, opened)] }
  }

  private reminder(config: Config, state: RoundState): Outcome[] {
    const at = atOf<Config, Question>(config, state)
    const ms = REMINDERS_MS[state.reminders]
    if (!at || ms === undefined || state.isMeeting || this.kind.again(at).length === 0) return []
    return [{ type: 'timer', name: `remind:${state.script.serial}`, ms }]
  }

  private goOn(config: Config, state: RoundState, context: RulesContext): Step<RoundState> {
    const next: RoundState = { ...state, ...advance(state) }
    if (next.status !== 'done') {
      const step = this.open(config, next, context)
      return { state: step.state, outcomes: [{ type: 'changed' }, ...step.outcomes] }
    }
    return {
      state: next,
      outcomes: [
        { type: 'changed' },
        { type: 'effect', name: 'complete' },
        { type: 'completed', score: next.firstTries, total: next.order.length },
      ],
    }
  }
}

/** The id of a question in the visit: its item without the skill, and a running number where the item comes twice. */
export function askId(items: readonly string[], place: number, item: string): string {
  const nameOf = (key: string) => key.slice(0, key.indexOf('|'))
  const name = nameOf(item)
  const earlier = items.slice(0, place % Math.max(1, items.length)).filter((other) => nameOf(other) === name).length
  return earlier === 0 ? name : `${name}#${earlier + 1}`
}

function earTarget(box: Box, context: RulesContext): Omit<RuleTarget, 'state'> {
  return { id: EAR_ID, kind: 'tap', label: context.text('ladder.ear'), box }
}

function meetTarget(isOpen: boolean, boxes: readonly Box[], context: RulesContext): RuleTarget {
  const size = boxes[0] ?? { x: 0, y: 0, width: STAGE.width, height: STAGE.height }
  const box = { ...size, x: (STAGE.width - size.width) / 2 }
  return {
    id: MEET,
    kind: 'option',
    label: context.text('ladder.meet'),
    state: isOpen ? 'idle' : 'disabled',
    correct: true,
    box,
  }
}
