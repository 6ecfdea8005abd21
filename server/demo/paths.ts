import type { LadderAsk } from '../../src/content/ladder/path/asks.ts'
import { chosenToday } from '../../src/content/ladder/path/chosen.ts'
import { countedQuestion } from '../../src/content/ladder/path/counted.ts'
import type { Question } from '../../src/content/ladder/path/knowing.ts'
import { loadPlayable, type Playable } from '../../src/content/ladder/playable.ts'
import { chance } from './chance.ts'
import { type DemoEvent, type DemoSession, eventOf } from './facts.ts'

/*
 * What the children of the demo class were asked on today's path. Chosen at each visit as the tablets choose, answered by children who know what they know
 * and learn by being asked; the same in every demo.
 */

/** How a child of the demo learns: the share of things she knows before they are asked, and how much of the rest one question leaves open. */
interface Pace {
  readonly knows: number
  readonly left: number
}
const QUICK: Pace = { knows: 0.97, left: 0.2 }
const STEADY: Pace = { knows: 0.85, left: 0.15 }
const SLOW: Pace = { knows: 0.3, left: 0.85 }

/** Those who are ahead, and those whom the rest of the class's records show struggling, too. All others are steady. */
const PACES: Readonly<Record<string, Pace>> = {
  'lrn-01': QUICK,
  'lrn-06': QUICK,
  'lrn-12': QUICK,
  'lrn-17': QUICK,
  'lrn-19': QUICK,
  'lrn-24': QUICK,
  'lrn-03': SLOW,
  'lrn-05': SLOW,
  'lrn-10': SLOW,
  'lrn-21': SLOW,
}
/** Whom the teacher lets begin at a later step of the Indonesian ladder, because she has heard them read: by learner, until changed. */
export const DEMO_STEPS: Readonly<Record<string, string>> = { 'lrn-12': 'id-07', 'lrn-19': 'id-05', 'lrn-24': 'id-03' }

/** The chance of a wrong press by a child who knows. */
const SLIP = 0.04
const SECONDS = 14
/** A question whose first move was wrong is answered after so many seconds more. */
const AGAIN_SECONDS = 5

/** What a child has been asked so far, by language and item. */
type Asked = Record<DemoSession['lang'], Map<string, Question[]>>

/** The tries of today's path at each visit, before the book. `sessions`: oldest first. */
export async function demoPathEvents(sessions: readonly DemoSession[]): Promise<DemoEvent[]> {
  const playable = { en: await loadPlayable('en'), id: await loadPlayable('id') }
  const asked = new Map<string, Asked>()
  const days = new Map<string, string[]>()
  return sessions.flatMap((session) => {
    const { learner_id, lang, at } = session
    const own = asked.get(learner_id) ?? { en: new Map(), id: new Map() }
    asked.set(learner_id, own)
    const day = at.slice(0, 10)
    const turnDays = [...new Set([...(days.get(learner_id) ?? []), day])]
    days.set(learner_id, turnDays)
    const events = pathOf(session, { playable: playable[lang], histories: own[lang], turnDays, day })
    noteTries(session, own[lang], day)
    return events
  })
}

interface Turn {
  readonly playable: Playable
  readonly histories: Map<string, Question[]>
  readonly turnDays: readonly string[]
  readonly day: string
}

function pathOf(session: DemoSession, { playable, histories, turnDays, day }: Turn): DemoEvent[] {
  const { ladder, asks } = playable
  const { id, learner_id, lang } = session
  const step = lang === 'id' ? DEMO_STEPS[learner_id] : undefined
  const override = step === undefined ? undefined : { step }
  const chosen = chosenToday(asks, { ladder, language: lang, day, histories, turnDays, books: [], override })
  const list = chosen.planned.asks.map(({ ask }) => ask)
  const pace = PACES[learner_id] ?? STEADY
  const begins = Date.parse(session.at) - list.length * SECONDS * 1000
  return list.flatMap((ask, n) => {
    const before = histories.get(ask.item) ?? []
    const ok = chance(`${id} ${ask.item}`) < chanceOf(ask, before.length, pace, learner_id)
    histories.set(ask.item, [...before, { day, ok, guess: ask.guess }])
    const at = begins + n * SECONDS * 1000
    const fields = {
      ask: `${id}-path-${n + 1}`,
      item: ask.item,
      place: placeOf(n, list.length),
      guess: rounded(ask.guess),
    }
    const first = { ...fields, n: 1, ok, help: 0, ...(ok ? {} : choseOf(ask, asks)), input: 'tap' }
    const second = { ...fields, n: 2, ok: true, help: 1, input: 'tap' }
    return [
      eventOf(session, 'try', at, first),
      ...(ok ? [] : [eventOf(session, 'try', at + AGAIN_SECONDS * 1000, second)]),
    ]
  })
}

/** The chance of a right first move: by what the child knew before, how often it was asked, and guessing. */
function chanceOf({ item, guess }: LadderAsk, times: number, { knows, left }: Pace, learnerId: string): number {
  const hasIt = chance(`${learnerId} ${item}`) < knows
  const known = hasIt ? 1 : 1 - left ** times
  return known * (1 - SLIP) + (1 - known) * guess
}

/** What was taken instead: something else of the same sort that the step has. */
function choseOf(ask: LadderAsk, asks: readonly LadderAsk[]): { readonly chose?: string } {
  const others = asks.filter(
    ({ item, skill, step, thing }) =>
      item !== ask.item && skill === ask.skill && step === ask.step && thing.sort === ask.thing.sort,
  )
  const other = others[Math.floor(chance(ask.item) * others.length)]
  return other ? { chose: other.item } : {}
}

/** The questions of the books in a visit, which count for the ladder, too. */
function noteTries({ events }: DemoSession, histories: Map<string, Question[]>, day: string): void {
  for (const { type, item, n, ok, help, guess } of events) {
    if (type !== 'try' || typeof item !== 'string' || typeof n !== 'number') continue
    if (typeof ok !== 'boolean' || typeof help !== 'number' || typeof guess !== 'number') continue
    const question = countedQuestion({ n, ok, help, guess }, day)
    if (question) histories.set(item, [...(histories.get(item) ?? []), question])
  }
}

/** A path has two stops of questions. */
const placeOf = (n: number, of: number) => `today-${n < of / 2 ? 1 : 2}`
const rounded = (guess: number) => Math.round(guess * 1000) / 1000
