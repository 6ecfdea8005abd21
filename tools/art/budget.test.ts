import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PagePictureData } from './app.ts'
import { BUDGET, LOOKED_BUDGET, overweight, weigh } from './budget.ts'

const piece = { x: 0, y: 0, w: 10, h: 10, dx: 0, dy: 0 }
const box = { x: 0, y: 0, width: 10, height: 10 }
const picture: PagePictureData = {
  stem: '/p',
  sprites: [{ name: 'a', box, pivot: [0, 0], layer: 'sprite', idle: 'still', tap: 'hop', frames: { base: piece } }],
  looks: { words: { a: 'a', b: 'b' }, sprites: {}, still: box },
}

const NOTHING = { small: 0, sharp: 0, light: 0 }
let served = ''
beforeEach(() => (served = mkdtempSync(join(tmpdir(), 'lumbung-budget-'))))
afterEach(() => rmSync(served, { recursive: true }))
const put = (files: Readonly<Record<string, number>>) => {
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(served, `p${name}${name.includes('.') ? '' : '.webp'}`), Buffer.alloc(bytes))
}

it('weighs what a small and a sharp screen load, plain and with one look: the heaviest', () => {
  put({ '': 1, '-back': 10, '-sprites': 100, '-back@2x': 20, '-sprites@2x': 200 })
  put({ '-look-a': 1000, '-still-a': 500, '-look-b': 3000, '-still-b': 0, '-look-a@2x': 7000, '-look-b@2x': 5000 })
  put({ '.avif': 2, '-ground.avif': 3, '-sprites.avif': 4, '-look-a.avif': 90, '-look-b.avif': 80 })
  expect(weigh(picture, served)).toEqual({
    small: 111,
    sharp: 220,
    light: 9,
    looked: { small: 3111, sharp: 7220, light: 599 },
  })
})

it('weighs nothing that is not there', () => {
  expect(weigh(picture, served)).toEqual({ ...NOTHING, looked: NOTHING })
})

it('says what is over budget, and nothing at the budget', () => {
  expect(overweight({ ...BUDGET, looked: LOOKED_BUDGET })).toEqual([])
  expect(overweight({ small: 250_001, sharp: 700_000, light: 190_001, looked: LOOKED_BUDGET })).toEqual([
    '251 kB at @1x, budget 250',
    '700 kB at @2x, budget 600',
    '191 kB as AVIF, budget 190',
  ])
  expect(overweight({ ...NOTHING, looked: { ...NOTHING, small: 300_001 } })).toEqual([
    '301 kB with a look at @1x, budget 300',
  ])
})
