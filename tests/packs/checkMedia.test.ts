import { expect, it } from 'vitest'
import { artFaults } from '../../src/content/pack/checkMedia.ts'
import type { MediaFact } from '../../src/content/pack/names.ts'

const picture = (name: string, width: number, height: number): [string, MediaFact] => [
  name,
  { type: name.endsWith('.avif') ? 'image/avif' : 'image/webp', bytes: 1, width, height },
]
const MEDIA = new Map([
  picture('media/p01.webp', 1280, 800),
  picture('media/p01-back.webp', 1280, 800),
  picture('media/p01-sprites.webp', 200, 100),
  picture('media/p01-frames.avif', 60, 40),
])
const PIECE = { w: 40, h: 30, dx: 0, dy: 0 }

/** Codes of the faults of a page whose goat has a drawing for touches, on a sheet with this corner in the atlas. */
const faultsWith = (frames: { x: number; y: number } | undefined, media = MEDIA) => {
  const goat = {
    name: 'goat',
    box: { x: 0, y: 0, width: 10, height: 10 },
    pivot: [0.5, 1] as [number, number],
    layer: 'sprite' as const,
    idle: 'still' as const,
    tap: 'hop' as const,
    frames: { base: { ...PIECE, x: 2, y: 2 }, tap: { ...PIECE, x: 110, y: 52 } },
  }
  const art = { version: 1, pages: { p01: { stem: 'media/p01', sprites: [goat], frames } }, free: {} }
  return artFaults(art, new Set(['p01']), media, new Set()).map(({ code }) => code)
}

it('takes later frames that lie on their sheet, and a picture without one', () => {
  expect(faultsWith({ x: 100, y: 50 })).toEqual([])
  expect(faultsWith(undefined)).toEqual([])
})

it.each([
  ['before its sheet', { x: 120, y: 50 }],
  ['behind it', { x: 80, y: 50 }],
  ['below it', { x: 100, y: 30 }],
])('finds a later frame that would lie %s', (_where, corner) => {
  expect(faultsWith(corner)).toEqual(['art-piece'])
})

it('finds that the sheet is not there', () => {
  const media = new Map([...MEDIA].filter(([name]) => !name.includes('-frames')))
  expect(faultsWith({ x: 100, y: 50 }, media)).toEqual(['media-missing'])
})
