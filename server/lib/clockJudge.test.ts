import { describe, expect, it } from 'vitest'
import { agreedTime, type ClockFacts, judgeClock } from './clockJudge.ts'

const NOW = Date.parse('2026-11-21T08:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const facts = (change: Partial<ClockFacts> = {}): ClockFacts => ({
  wall: NOW,
  uptime: HOUR,
  begunAt: 0,
  devices: [],
  gap: 15 * DAY,
  ...change,
})
const faultOf = (change: Partial<ClockFacts>) => judgeClock(facts(change)).fault

describe('the clock', () => {
  it.each<[string, Partial<ClockFacts>, string | undefined]>([
    ['is trusted where nothing speaks against it', {}, undefined],
    ['is doubted before the service was built', { builtAt: NOW + 2 * HOUR }, 'before-build'],
    ['is trusted where the builder’s clock was minutes ahead', { builtAt: NOW + 20 * MINUTE }, undefined],
    ['is doubted before the newest record', { newestRecord: NOW + 20 * MINUTE }, 'before-records'],
    ['is trusted where another replica is minutes ahead', { newestRecord: NOW + 2 * MINUTE }, undefined],
    ['is doubted when it was set by a day', { trusted: NOW - HOUR - DAY }, 'jumped'],
    ['is trusted when it was set by minutes', { trusted: NOW - HOUR - 20 * MINUTE }, undefined],
    ['is doubted two years after the newest record', { newestRecord: NOW - 730 * DAY }, 'long-gap'],
    ['is trusted after a week of holidays', { newestRecord: NOW - 7 * DAY }, undefined],
    [
      'is trusted after long holidays by one device that says the same',
      { newestRecord: NOW - 40 * DAY, devices: [NOW + MINUTE] },
      undefined,
    ],
    [
      'is doubted after long holidays where a device says otherwise',
      { newestRecord: NOW - 40 * DAY, devices: [NOW + MINUTE, NOW - 39 * DAY] },
      'long-gap',
    ],
    [
      'is trusted after long holidays when nobody has said otherwise in a week',
      { newestRecord: NOW - 40 * DAY, uptime: 8 * DAY },
      undefined,
    ],
    [
      'is doubted where devices agree on another year',
      { devices: [1, 2, 3].map((n) => NOW + 730 * DAY + n) },
      'devices',
    ],
    ['is not doubted for one device, or two', { devices: [NOW + 730 * DAY, NOW + 730 * DAY] }, undefined],
    ['is not doubted for devices of several minds', { devices: [NOW + DAY, NOW + 3 * DAY, NOW + 9 * DAY] }, undefined],
    [
      'is not doubted for three in a class of seven others',
      { devices: [...Array.from({ length: 7 }, (_, n) => NOW + n), ...[1, 2, 3].map((n) => NOW + DAY + n)] },
      undefined,
    ],
    ['is not doubted for a time zone', { devices: [1, 2, 3].map((n) => NOW + 2 * HOUR + n) }, undefined],
    [
      'is trusted against its records where devices agree with it',
      { newestRecord: NOW + 730 * DAY, devices: [NOW, NOW + 1, NOW + 2] },
      undefined,
    ],
    [
      'is not trusted against its records for one device',
      { newestRecord: NOW + 730 * DAY, devices: [NOW] },
      'before-records',
    ],
  ])('%s', (_, change, fault) => expect(faultOf(change)).toBe(fault))

  it('is confirmed by devices only', () => {
    expect(judgeClock(facts()).isConfirmed).toBe(false)
    expect(judgeClock(facts({ devices: [NOW, NOW + 1, NOW + 2] })).isConfirmed).toBe(true)
  })
})

describe('the time while the clock is suspect', () => {
  const of = (change: Partial<ClockFacts>) => judgeClock(facts(change)).now
  it('is what the devices say', () => expect(of({ devices: [1, 2, 3].map((n) => NOW + DAY + n) })).toBe(NOW + DAY + 2))
  it('goes on from when it was trusted', () => expect(of({ wall: NOW + DAY, trusted: NOW - HOUR })).toBe(NOW))
  it('begins at the newest record, and goes on from there', () =>
    expect(of({ wall: 0, newestRecord: NOW, builtAt: NOW - DAY })).toBe(NOW + HOUR))
  it('is the clock’s after a long pause', () => expect(of({ newestRecord: NOW - 99 * DAY })).toBe(NOW))
})

it('is agreed on by most, within minutes', () => {
  expect(agreedTime([5, 1, 3])).toBe(3)
  expect(agreedTime([1, 2])).toBeUndefined()
  expect(agreedTime([0, 4 * MINUTE, 8 * MINUTE])).toBeUndefined()
  expect(agreedTime([1, 2, 3, DAY, 2 * DAY, 3 * DAY])).toBeUndefined()
  expect(agreedTime([1, 2, 3, DAY, 2 * DAY])).toBe(2)
})
