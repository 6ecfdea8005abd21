import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Choice, choose, order, type Override, type PathItem } from './choose.ts'
import { openSteps, stepOf } from './climb.ts'
import { expectedRight, isKnown, knowing, type Question, type Rating, ratingsOf } from './knowing.ts'
import { memoryOf } from './memory.ts'
import { goOn, type PathPart, plan } from './plan.ts'
import { isDue, turnGap } from './turns.ts'

/** The worked examples of the path, with numbers to four places. */
interface Examples {
  readonly knowing: readonly {
    readonly name: string
    readonly questions: Question[]
    readonly p: number
    readonly next: number
    readonly known: boolean
  }[]
  readonly recall: readonly {
    readonly name: string
    readonly ratings: Rating[]
    readonly after: Record<string, number>
    readonly due: Record<string, boolean>
  }[]
  readonly turnGap: readonly { readonly days: string[]; readonly gap: number }[]
  readonly step: readonly {
    readonly p: Record<string, number>
    readonly override: Override | null
    readonly step: string
    readonly open: string[]
  }[]
  readonly items: PathItem[]
  readonly choose: readonly {
    readonly name: string
    readonly slots: number
    readonly override: Override | null
    readonly got: Record<string, string[]>
    readonly order?: string[]
  }[]
  readonly plan: readonly {
    readonly name: string
    readonly override: Override | null
    readonly plan: { asks: string[]; askSeconds: number; bookSeconds: number; talkSeconds: number }
  }[]
  readonly goOn: readonly { elapsed: number; notYetRunning: number; part: PathPart; then: string }[]
}
const path = new URL('../../../../tests/fixtures/ladder/path-examples.json', import.meta.url)
const examples = JSON.parse(readFileSync(path, 'utf8')) as Examples
const SARI = examples.items
const names = (list: readonly PathItem[]) => list.map(({ item }) => item)
const namesOf = ({ pinned, joy, fresh, due, more }: Choice) => ({
  pinned: names(pinned),
  joy: names(joy),
  fresh: names(fresh),
  due: names(due),
  more: names(more),
})

it.each(examples.knowing)('knows after: $name', ({ questions, p, next, known }) => {
  expect(knowing(questions)).toBeCloseTo(p, 4)
  expect(expectedRight(knowing(questions), 0.25)).toBeCloseTo(next, 4)
  expect(isKnown(questions)).toBe(known)
})

it.each(examples.recall)('remembers after: $name', ({ name, ratings, after, due }) => {
  const questions = examples.knowing.find((one) => one.name === name)?.questions ?? []
  expect(ratingsOf(questions)).toEqual(ratings)
  const recall = memoryOf(ratings)
  if (!recall) throw new Error('nothing to remember')
  for (const [days, value] of Object.entries(after)) expect(recall(Number(days))).toBeCloseTo(value, 4)
  for (const [when, isIt] of Object.entries(due)) {
    const [since = 0, gap = 0] = when.match(/\d+/g)?.map(Number) ?? []
    expect([when, isDue(since, gap, recall)]).toEqual([when, isIt])
  }
})

it.each(examples.turnGap)('expects the next turn $gap days after $days', ({ days, gap }) => {
  expect(turnGap(days)).toBe(gap)
})

const STEPS = [
  {
    id: 'id-01',
    sounds: ['sound:a|hear', 'sound:i|hear', 'sound:m|hear'],
    words: ['word:mi|read', 'word:mama|read'],
  },
  { id: 'id-02', sounds: ['sound:u|hear', 'sound:b|hear'], words: ['family:mother|read', 'word:ubi|read'] },
]
it.each(examples.step)('is at step $step with $p and $override', ({ p, override, step, open }) => {
  const chances = new Map(Object.entries(p))
  expect(stepOf(STEPS, chances, override?.step)).toBe(step)
  expect(openSteps(STEPS, step, chances)).toEqual(open)
})

it.each(examples.choose)('chooses: $name', ({ name, slots, override, got, order: wanted }) => {
  const items = name.includes('shaky')
    ? SARI.map((one) => (one.asked ? { ...one, p: 0.4, due: true } : one))
    : name.includes('first day')
      ? SARI.filter(({ asked }) => !asked)
      : SARI
  const choice = choose(items, slots, override ?? undefined)
  expect(namesOf(choice)).toEqual(got)
  expect(names(order(choice))).toEqual(wanted ?? names(order(choice)))
})

it.each(examples.plan)('plans: $name', ({ override, plan: wanted }) => {
  const { asks, askSeconds, bookSeconds, talkSeconds } = plan({ items: SARI, override: override ?? undefined })
  expect({ asks: names(asks), askSeconds, bookSeconds, talkSeconds }).toEqual({
    asks: wanted.asks,
    askSeconds: wanted.askSeconds,
    bookSeconds: wanted.bookSeconds,
    talkSeconds: wanted.talkSeconds,
  })
})

it.each(examples.goOn)('goes on: $elapsed s, $notYetRunning not-yets, $part', ({ then, ...at }) => {
  expect(goOn(at)).toBe(then)
})
