import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../game/rules/random.ts'
import { REMEMBERED } from './counted.ts'
import type { Question } from './knowing.ts'
import { corrected, type Digest, type TryHistory, type StoredTry, merged } from './merge.ts'
import { dayName, NEW_CHILD } from './testChild.ts'
import { playableAsks, todayPath } from './today.ts'

const TODAY = dayName(40)
const ITEM = 'id sound:m|hear'
const EMPTY: TryHistory = { items: {}, days: [] }

/** A question as it happened, on one of the child's devices. */
interface Happened {
  readonly device: 'a' | 'b'
  readonly item: string
  readonly kept: StoredTry
}

const keptOf = (happened: readonly Happened[]): TryHistory => {
  const items: Record<string, StoredTry[]> = {}
  for (const { item, kept } of happened) (items[item] ??= []).push(kept)
  return {
    items: Object.fromEntries(
      Object.entries(items).map(([item, list]) => [
        item,
        list.toSorted(([a], [b]) => a.localeCompare(b)).slice(-REMEMBERED.questions),
      ]),
    ),
    days: [...new Set(happened.map(({ kept: [day] }) => day))].sort().slice(-REMEMBERED.days),
  }
}
const own = (happened: readonly Happened[], device: string) => keptOf(happened.filter((one) => one.device === device))
const digestOf = (happened: readonly Happened[]): Digest => ({ ...keptOf(happened), today: TODAY })

const ASKS = playableAsks(NEW_CHILD)
/** Five weeks on two tablets, each day on one of them. */
function weeks(seed: number): Happened[] {
  const random = seededRandom(seed)
  let id = 0
  return Array.from({ length: 18 }, (_, turn) => turn * 2).flatMap((day) => {
    const device = random() < 0.5 ? 'a' : 'b'
    const reach = 6 + day
    return Array.from({ length: 12 }, (): Happened => {
      const { item, guess } = ASKS[Math.floor(random() * reach)] ?? { item: 'sound:a|hear', guess: 0.25 }
      id += 1
      return {
        device,
        item: `id ${item}`,
        kept: [dayName(day), random() < 0.7 ? 1 : 0, guess, String(id).padStart(8, '0')],
      }
    })
  })
}

function pathOf({ items, days }: TryHistory) {
  const histories = new Map(
    Object.entries(items).map(([key, list]) => [
      key.slice(3),
      list.map(([day, ok, guess]): Question => ({ day, ok: ok === 1, guess })),
    ]),
  )
  return todayPath({ ...NEW_CHILD, playable: ASKS, day: TODAY, histories, turnDays: days })
}

describe('two devices of one child', () => {
  it.each([1, 2, 3, 4, 5])('make the same path once both have met the service (child %i)', (seed) => {
    const happened = weeks(seed)
    const digest = digestOf(happened)
    const [a, b] = [merged(own(happened, 'a'), digest), merged(own(happened, 'b'), digest)]
    expect(a).toEqual(b)
    expect(a.items).toEqual(digest.items)
    expect(pathOf(a)).toEqual(pathOf(b))
    expect(pathOf(a).asks.length).toBeGreaterThan(5)
    // Alone they would not.
    expect(pathOf(own(happened, 'a')).asks.map(({ item }) => item)).not.toEqual(pathOf(a).asks.map(({ item }) => item))
  })

  it('keep what the service has not heard yet, and know the same when it has', () => {
    const happened = weeks(7)
    const earlier = happened.filter(({ kept: [day] }) => day < dayName(20))
    const early = merged(own(happened, 'a'), digestOf(earlier))
    const mine = happened.filter(({ device }) => device === 'a').slice(-12)
    for (const { item, kept } of mine) expect(early.items[item]).toContainEqual(kept)
    expect(merged(own(happened, 'a'), digestOf(happened))).toEqual(merged(own(happened, 'b'), digestOf(happened)))
  })

  it('know nothing more when the same is heard twice', () => {
    const happened = weeks(9)
    const once = merged(own(happened, 'a'), digestOf(happened))
    expect(merged(once, digestOf(happened))).toEqual(once)
  })
})

describe('one of them', () => {
  const digest: Digest = { items: { [ITEM]: [[dayName(30), 1, 0.25, 'far']] }, days: [dayName(30)], today: TODAY }

  it('that is empty knows what the service knows; without the service, what it has seen itself', () => {
    expect(merged(EMPTY, digest)).toEqual({ items: digest.items, days: digest.days })
    const mine: TryHistory = { items: { [ITEM]: [[dayName(1), 0, 0.25, 'own']] }, days: [dayName(1)] }
    expect(merged(mine, undefined)).toBe(mine)
  })

  it('whose clock jumped back takes the service’s day for what both have', () => {
    const wrong: TryHistory = { items: { [ITEM]: [[dayName(33), 1, 0.25, 'far']] }, days: [dayName(30)] }
    expect(merged(wrong, digest)).toEqual({ items: digest.items, days: digest.days })
  })

  it('drops what the service has replaced by twelve newer ones, and what it kept before ids were', () => {
    const full = Array.from({ length: 12 }, (_, n): StoredTry => [dayName(20 + n), 1, 0.25, `n${n}`])
    const mine: TryHistory = {
      items: {
        [ITEM]: [
          [dayName(3), 0, 0.25, 'old'],
          [dayName(31), 1, 0.25, ''],
          [dayName(35), 0, 0.25, ''],
        ],
      },
      days: [dayName(3)],
    }
    const all = merged(mine, { ...digest, items: { [ITEM]: full } }).items[ITEM]
    expect(all).toEqual([...full.slice(1), [dayName(35), 0, 0.25, '']])
  })

  it('joins nothing again that did not change', () => {
    const mine: TryHistory = { items: { [ITEM]: [[dayName(35), 1, 0.25, 'own']] }, days: [] }
    expect(merged(mine, digest).items[ITEM]).toBe(merged(mine, digest).items[ITEM])
  })
})

describe('a clock that was wrong, once the service has said what day it is', () => {
  const right: StoredTry = [dayName(38), 1, 0.25, 'right']
  it('ran a year ahead or had lost its battery: those days count as that day', () => {
    const mine: TryHistory = {
      items: { [ITEM]: [['2020-01-01', 0, 0.25, 'early'], right, ['2027-12-24', 0, 0.25, 'late']] },
      days: ['2020-01-01', dayName(38), '2027-12-24'],
    }
    expect(corrected(mine, { today: TODAY })).toEqual({
      items: { [ITEM]: [right, [TODAY, 0, 0.25, 'early'], [TODAY, 0, 0.25, 'late']] },
      days: [dayName(38)],
    })
  })

  it('was right: nothing changes, and tomorrow may have begun here', () => {
    const mine: TryHistory = { items: { [ITEM]: [right, [dayName(41), 1, 0.25, 'east']] }, days: [dayName(41)] }
    expect(corrected(mine, { today: TODAY })).toBe(mine)
  })
})
