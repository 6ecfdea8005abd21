import { describe, expect, it } from 'vitest'
import { momentsOf } from './moments.ts'

const NOW = Date.parse('2026-11-21T08:00:00Z')
const MINUTE = 60_000
const at = (text: string) => Date.parse(text)

describe('momentsOf', () => {
  it('moves all times by the shift', () => {
    expect(momentsOf([NOW - 3 * MINUTE, NOW - 2 * MINUTE], -MINUTE, NOW)).toEqual([NOW - 4 * MINUTE, NOW - 3 * MINUTE])
  })

  it('moves no event after its arrival', () => {
    expect(momentsOf([NOW + MINUTE, NOW - MINUTE], 0, NOW)).toEqual([NOW, NOW - MINUTE])
  })

  it('preserves the intervals of a clock without a battery, up to the arrival', () => {
    const born = at('1970-01-01T00:10:00Z')
    expect(momentsOf([born, born + 2 * MINUTE, NOW - MINUTE], 0, NOW)).toEqual([NOW - 2 * MINUTE, NOW, NOW - MINUTE])
  })

  it('does the same for times that are years ahead', () => {
    const ahead = at('2031-01-01T00:00:00Z')
    expect(momentsOf([ahead, ahead + 5 * MINUTE], 0, NOW)).toEqual([NOW - 5 * MINUTE, NOW])
  })

  it('returns no time before 2020, however far apart the times of a batch are', () => {
    const times = momentsOf(
      [at('0001-01-01T00:00:00Z'), at('2019-12-31T23:59:59Z'), at('9999-12-31T23:59:59Z')],
      0,
      NOW,
    )
    for (const time of times) expect(time).toBeGreaterThan(at('2020-01-01T00:00:00Z'))
    for (const time of times) expect(time).toBeLessThanOrEqual(NOW)
  })
})
