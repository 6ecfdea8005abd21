import { expect, it } from 'vitest'
import { retryAfterMs } from './retryAfter.ts'

const now = Date.parse('2026-11-22T08:00:00Z')

it.each([
  ['7', 7000],
  ['0', 0],
  ['Sun, 22 Nov 2026 08:02:00 GMT', 120_000],
  ['Sun, 22 Nov 2026 07:00:00 GMT', 0],
  ['999999999', 86_400_000],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %j as %j ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms)
})
