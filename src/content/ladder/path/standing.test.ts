import { describe, expect, it } from 'vitest'
import { chosenToday } from './chosen.ts'
import type { Question } from './knowing.ts'
import { standingOf } from './standing.ts'
import { dayName, NEW_CHILD, SeededChild } from './testChild.ts'
import { playableAsks, todayPath } from './today.ts'
import { whyOf } from './why.ts'

const asks = playableAsks(NEW_CHILD)
const right = (...days: number[]): Question[] => days.map((day) => ({ day: dayName(day), ok: true, guess: 0.25 }))
const wrong = (...days: number[]): Question[] => days.map((day) => ({ day: dayName(day), ok: false, guess: 0.25 }))
const itemsOf = (step: string, sort: string) =>
  asks.filter((ask) => ask.step === step && ask.thing.sort === sort).map(({ item }) => item)
const daysTo = (last: number) => Array.from({ length: last + 1 }, (_, day) => dayName(day))

describe('where a child stands', () => {
  it('is the first step, since nobody knows when, before the first question', () => {
    expect(standingOf(asks, NEW_CHILD)).toMatchObject({ step: 'id-01', since: undefined, turns: 0, stuck: [] })
  })

  it('has been so since the turn on which the step before was done', () => {
    const done = [...itemsOf('id-01', 'sounds'), ...itemsOf('id-01', 'reading')]
    const histories = new Map(done.map((item) => [item, right(0, 1, 2, 3)]))
    const before = standingOf(asks, {
      histories: new Map(done.map((item) => [item, right(0)])),
      turnDays: daysTo(0),
    })
    const after = standingOf(asks, { histories, turnDays: daysTo(5) })
    expect(before.step).toBe('id-01')
    expect(after.step).not.toBe('id-01')
    // The second right answer makes it firm; that day and those after are turns at the new step.
    expect(after).toMatchObject({ since: dayName(1), turns: 5 })
  })

  it('is stuck at what was not right twice in a row on two days, and not at what was missed twice on one', () => {
    const histories = new Map([
      ['sound:m|hear', wrong(0, 2)],
      ['sound:a|hear', wrong(1, 1)],
      ['sound:i|hear', [...wrong(0, 1), ...right(2)]],
    ])
    expect(standingOf(asks, { histories, turnDays: daysTo(2) }).stuck.map(({ item }) => item)).toEqual(['sound:m|hear'])
  })
})

describe('why', () => {
  it('puts each question of the path in at most one part, and names what the teacher wanted first', () => {
    const child = new SeededChild(7, (days, strength) => Math.exp(-days / (2 * 2 ** strength)))
    for (let day = 0; day < 20; day += 2) {
      child.play(
        todayPath({ ...NEW_CHILD, day: dayName(day), histories: child.histories, turnDays: child.turnDays }),
        day,
      )
    }
    const override = { pin: [child.histories.keys().next().value ?? ''] }
    const from = {
      ...NEW_CHILD,
      day: dayName(20),
      histories: child.histories,
      turnDays: child.turnDays,
      override,
    }
    const { open, planned } = chosenToday(asks, from)
    const why = whyOf(planned.asks, open, child.histories, override)
    expect(why.pinned.map(({ item }) => item)).toEqual(override.pin)
    const all = [...why.pinned, ...why.again, ...why.due, ...why.fresh]
    expect(new Set(all).size).toBe(all.length)
    expect(all.every((one) => planned.asks.includes(one))).toBe(true)
    // The service tells the teacher what the device plays.
    expect(todayPath(from).asks).toEqual(planned.asks)
  })

  it('says that nothing new comes when too much is shaky', () => {
    const items = asks.slice(0, 8).map(({ item }) => item)
    const histories = new Map(items.map((item) => [item, wrong(0)]))
    const { open, planned } = chosenToday(asks, { ...NEW_CHILD, histories, turnDays: daysTo(0), day: dayName(1) })
    const why = whyOf(planned.asks, open, histories)
    expect(why.fresh).toEqual([])
    expect(why.tooShaky).toBeGreaterThan(5)
  })
})
