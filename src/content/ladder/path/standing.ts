import type { AskedThing, LadderAsk } from './asks.ts'
import { openSteps, stepOf } from './climb.ts'
import { knowing, type Question } from './knowing.ts'
import { type Histories, judgedSteps } from './open.ts'
import { RULES } from './rules.ts'

/** Where a child stands on the ladder, by her own evidence. */
interface Standing {
  /** Id of her step; `undefined` where the ladder asks nothing. */
  readonly step: string | undefined
  /** The first turn day from which on it was her step; `undefined` before her first question. Never before the days that are remembered. */
  readonly since: string | undefined
  /** Turn days since then, that one among them. */
  readonly turns: number
  /** Items of the open steps that were asked and are shaky: what books ask of later steps waits for them. */
  readonly shaky: readonly LadderAsk[]
  /** Items of the open steps that were not right in their two latest counted questions, on two days: the two-day rule, the other way round. */
  readonly stuck: readonly LadderAsk[]
  /** The next step is open, and nothing is shaky. */
  readonly isReady: boolean
}

/** Where a child stands; `turnDays` in order. */
export function standingOf(
  asks: readonly LadderAsk[],
  { histories, turnDays }: { readonly histories: Histories; readonly turnDays: readonly string[] },
): Standing {
  const steps = judgedSteps(asks)
  const p = chancesOf(histories)
  const step = stepOf(steps, p)
  const asked = asks.filter(({ item }) => (histories.get(item)?.length ?? 0) > 0)
  const open = new Set(step === undefined ? [] : openSteps(steps, step, p))
  const mine = asked.filter((ask) => open.has(ask.step))
  const shaky = mine.filter(({ item }) => (p.get(item) ?? 0) < RULES.shaky)
  const since = asked.length === 0 ? undefined : sinceOf(steps, step, histories, turnDays)
  return {
    step,
    since,
    turns: since === undefined ? 0 : turnDays.filter((day) => day >= since).length,
    shaky,
    stuck: mine.filter(({ item }) => isStuck(histories.get(item) ?? [])),
    isReady: asked.length > 0 && shaky.length === 0 && step !== undefined && [...open].at(-1) !== step,
  }
}

const chancesOf = (histories: Histories, until?: string) =>
  new Map(
    [...histories].map(([item, questions]) => {
      const seen = until === undefined ? questions : questions.filter(({ day }) => day <= until)
      return [item, knowing(seen)] as const
    }),
  )

function sinceOf(
  steps: ReturnType<typeof judgedSteps>,
  step: string | undefined,
  histories: Histories,
  turnDays: readonly string[],
): string | undefined {
  let since: string | undefined
  for (const day of turnDays.toReversed()) {
    if (stepOf(steps, chancesOf(histories, day)) !== step) break
    since = day
  }
  return since
}

/** Not right in the two latest counted questions, on two days. */
export function isStuck(questions: readonly Question[]): boolean {
  const [before, latest] = questions.slice(-2)
  return before !== undefined && latest !== undefined && !before.ok && !latest.ok && before.day !== latest.day
}

/** What a question is about, as a teacher reads it: the letters of a sound, a syllable, a word, a sentence. */
export function labelOf(thing: AskedThing): string {
  switch (thing.sort) {
    case 'sounds':
      return thing.grapheme.text
    case 'syllables':
      return thing.syllable.text
    case 'parts':
      return thing.word
    case 'sentences':
      return thing.sentence.text
    default:
      return thing.word.word
  }
}
