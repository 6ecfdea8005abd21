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
    ['is trusted if nothing contradicts it', {}, undefined],
    ['is suspect before the build of the service', { builtAt: NOW + 2 * HOUR }, 'before-build'],
    ['is trusted if the build machine was minutes ahead', { builtAt: NOW + 20 * MINUTE }, undefined],
    ['is suspect before the newest record', { newestRecord: NOW + 20 * MINUTE }, 'before-records'],
    ['is trusted if another replica is minutes ahead', { newestRecord: NOW + 2 * MINUTE }, undefined],
    ['is suspect if it was set by a day', { trusted: NOW - HOUR - DAY }, 'jumped'],
    ['is trusted if it was set by minutes', { trusted: NOW - HOUR - 20 * MINUTE }, undefined],
    ['is suspect two years after the newest record', { newestRecord: NOW - 730 * DAY }, 'long-gap'],
    ['is trusted after a week of holidays', { newestRecord: NOW - 7 * DAY }, undefined],
    [
      'is trusted after long holidays if one device agrees',
      { newestRecord: NOW - 40 * DAY, devices: [NOW + MINUTE] },
      undefined,
    ],
    [
      'is suspect after long holidays if a device disagrees',
      { newestRecord: NOW - 40 * DAY, devices: [NOW + MINUTE, NOW - 39 * DAY] },
      'long-gap',
    ],
    [
      'is trusted after long holidays if no device disagrees for a week',
      { newestRecord: NOW - 40 * DAY, uptime: 8 * DAY },
      undefined,
    ],
    [
      'is suspect if three devices agree on another year',
      { devices: [1, 2, 3].map((n) => NOW + 730 * DAY + n) },
      'devices',
    ],
    ['is trusted if only one or two devices disagree', { devices: [NOW + 730 * DAY, NOW + 730 * DAY] }, undefined],
    ['is trusted if devices contradict each other', { devices: [NOW + DAY, NOW + 3 * DAY, NOW + 9 * DAY] }, undefined],
    [
      'is trusted if three of ten devices disagree',
      { devices: [...Array.from({ length: 7 }, (_, n) => NOW + n), ...[1, 2, 3].map((n) => NOW + DAY + n)] },
      undefined,
    ],
    ['is trusted if devices differ by a time zone', { devices: [1, 2, 3].map((n) => NOW + 2 * HOUR + n) }, undefined],
    [
      'is trusted before its newest record if devices agree',
      { newestRecord: NOW + 730 * DAY, devices: [NOW, NOW + 1, NOW + 2] },
      undefined,
    ],
    [
      'is suspect before its newest record if only one device agrees',
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
  it('is the devices’ time', () => expect(of({ devices: [1, 2, 3].map((n) => NOW + DAY + n) })).toBe(NOW + DAY + 2))
  it('continues from the last trusted time', () => expect(of({ wall: NOW + DAY, trusted: NOW - HOUR })).toBe(NOW))
  it('is the newest record plus the uptime', () =>
    expect(of({ wall: 0, newestRecord: NOW, builtAt: NOW - DAY })).toBe(NOW + HOUR))
  it('is the clock’s own time after a long gap', () => expect(of({ newestRecord: NOW - 99 * DAY })).toBe(NOW))
})

it('agreedTime needs a majority of at least three devices within minutes of each other', () => {
  expect(agreedTime([5, 1, 3])).toBe(3)
  expect(agreedTime([1, 2])).toBeUndefined()
  expect(agreedTime([0, 4 * MINUTE, 8 * MINUTE])).toBeUndefined()
  expect(agreedTime([1, 2, 3, DAY, 2 * DAY, 3 * DAY])).toBeUndefined()
  expect(agreedTime([1, 2, 3, DAY, 2 * DAY])).toBe(2)
})
