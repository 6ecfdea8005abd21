// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { backingWidth, mostScale } from './backing.ts'

afterEach(() => vi.unstubAllGlobals())

/** A tablet with this pixel ratio and memory in GB; `undefined`: the browser does not report it. */
function tablet(ratio: number, deviceMemory?: number): void {
  vi.stubGlobal('devicePixelRatio', ratio)
  vi.stubGlobal('navigator', deviceMemory === undefined ? {} : { deviceMemory })
}

it.each([
  ['a high-density screen', 2, 8, 1000, 2000],
  ['a browser that does not report its memory', 2, undefined, 1000, 2000],
  ['little memory: no more pixels than the 1x pictures have', 2, 1, 1000, 1280],
  ['very little memory', 3, 0.5, 900, 1280],
  ['a standard screen, whatever its memory', 1, 1, 980, 980],
  ['a screen denser than the pictures', 3, 8, 1400, 2560],
  ['a tiny host', 1, 8, 10, 320],
])('%s', (_, ratio, memory, host, width) => {
  tablet(ratio, memory)
  expect(backingWidth(host)).toBe(width)
})

it('goes lower if frames are late', () => {
  tablet(2, 8)
  expect(backingWidth(1000, 0.7)).toBe(896)
  tablet(2, 1)
  expect([mostScale(), backingWidth(1000, 0.7)]).toEqual([1, 896])
})
