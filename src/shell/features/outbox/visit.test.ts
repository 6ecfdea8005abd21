import { beforeEach, expect, it, vi } from 'vitest'
import { noteCompletion, noteStart, roundOf } from './rounds.ts'
import { type VisitListener, Visits } from './visit.ts'

const MINUTE = 60_000
const heard: string[] = []
const listener: VisitListener = {
  started: ({ learnerId }, at) => heard.push(`${learnerId} began ${at / MINUTE}`),
  ended: ({ learnerId }, at, reason) => heard.push(`${learnerId} ended ${at / MINUTE} ${reason}`),
}

beforeEach(() => {
  heard.length = 0
})

it('is one visit while the child is active, also across a reload', () => {
  const visits = new Visits(listener)
  const id = visits.at('budi', 0)
  visits.touch(8 * MINUTE)
  expect(visits.at('budi', 16 * MINUTE)).toBe(id)
  expect(new Visits(listener).at('budi', 20 * MINUTE)).toBe(id)
  expect(heard).toEqual(['budi began 0'])
})

it('ends ten minutes after the last touch, at that touch', () => {
  const visits = new Visits(listener)
  const id = visits.at('budi', 0)
  visits.touch(3 * MINUTE)
  visits.endStale(12 * MINUTE)
  visits.endStale(13 * MINUTE)
  visits.touch(14 * MINUTE)
  expect(visits.at('budi', 15 * MINUTE)).not.toBe(id)
  expect(heard).toEqual(['budi began 0', 'budi ended 3 idle', 'budi began 15'])
})

it('counts as closed when the next opening of the app finds it', () => {
  new Visits(listener).at('budi', 0)
  new Visits(listener).at('budi', 60 * MINUTE)
  expect(heard).toEqual(['budi began 0', 'budi ended 0 closed', 'budi began 60'])
})

it('ends when the child signs out, and when another comes', () => {
  const visits = new Visits(listener)
  visits.at('budi', 0)
  visits.end('out', MINUTE)
  visits.at('siti', 2 * MINUTE)
  visits.at('budi', 3 * MINUTE)
  expect(heard).toEqual(['budi began 0', 'budi ended 1 out', 'siti began 2', 'siti ended 3 out', 'budi began 3'])
})

it('stays one visit when the device’s clock is set back by years, and ends in the new time', () => {
  const visits = new Visits(listener)
  const YEARS = 3 * 365 * 24 * 60 * MINUTE
  const id = visits.at('budi', YEARS)
  visits.touch(5 * MINUTE)
  expect(visits.at('budi', 6 * MINUTE)).toBe(id)
  visits.endStale(17 * MINUTE)
  expect(heard.at(-1)).toBe('budi ended 6 idle')
})

it('is one visit in a browser without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied')
  })
  const visits = new Visits(listener)
  expect(visits.at('budi', 0)).toBe(visits.at('budi', MINUTE))
  vi.restoreAllMocks()
})

it('counts the rounds of a book: a start after its end is a new one; the service’s number wins', () => {
  expect(roundOf('budi', 1)).toBe(1)
  noteStart('budi', 1, undefined)
  noteStart('budi', 1, undefined)
  expect(roundOf('budi', 1)).toBe(1)
  noteCompletion('budi', 1)
  expect(roundOf('budi', 1)).toBe(1)
  noteStart('budi', 1, undefined)
  expect(roundOf('budi', 1)).toBe(2)
  noteStart('budi', 1, 5)
  expect(roundOf('budi', 1)).toBe(5)
  noteStart('budi', 1, 'x')
  expect([roundOf('budi', 1), roundOf('budi', 2), roundOf('siti', 1)]).toEqual([5, 1, 1])
})
