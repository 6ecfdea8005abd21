import { beforeEach, expect, it } from 'vitest'
import { type Cue, cueSchema } from '../../rules/cues.ts'
import { SceneClock } from '../clock.ts'
import { Cues } from './cues.ts'
import type { PictureSprite } from '../picture/pictureSprite.ts'

let clock: SceneClock
let done: string[]
let cues: Cues

const cue = (given: object): Cue => cueSchema.parse(given)

/** A sprite that records the calls on it. */
function sprite(name: string): PictureSprite {
  const noted = {
    data: { name },
    answer: (_now: number, { motion = 'own', times = 1, frame = 'tap' }) =>
      done.push(`${name} ${motion} ${times} ${frame}`),
    goTo: ({ x }: { x: number }, _now: number, ms: number) => done.push(`${name} to ${x} in ${ms}`),
    keep: (frame: string | undefined) => done.push(`${name} keeps ${frame}`),
    arrive: () => done.push(`${name} arrives`),
    reset: () => done.push(`${name} resets`),
  }
  // `Cues` calls nothing else on a sprite.
  return noted as unknown as PictureSprite
}

beforeEach(() => {
  clock = new SceneClock()
  done = []
  const sprites = [sprite('wek')]
  cues = new Cues({
    clock,
    picture: {
      sprites,
      named: (name) => sprites.find(({ data }) => data.name === name),
      activate: () => undefined,
      touch: () => undefined,
    },
    views: { get: (id) => (id === 'goat-6' ? { ...VIEW, cheer: () => done.push('goat-6 cheers') } : undefined) },
    effect: (name) => done.push(`sound ${name}`),
    react: (name) => done.push(`${name} wakes`),
  })
})

const BOX = { x: 0, y: 0, width: 1, height: 1 }
const VIEW = { box: () => BOX, update: () => undefined, destroy: () => undefined }

it('starts each cue at its time on the page’s clock', () => {
  cues.play([cue({ sprite: 'wek', at: 500 }), cue({ piece: 'goat-6' })])
  clock.advance(0)
  expect(done).toEqual(['goat-6 cheers'])
  clock.pause('shell')
  clock.advance(1000)
  expect(done).toEqual(['goat-6 cheers'])
  clock.resume('shell')
  clock.advance(500)
  expect(done).toEqual(['goat-6 cheers', 'wek wakes'])
})

it('plays a motion with its frame and repetitions, starts the journey and keeps the frame', () => {
  const to = { x: 60 }
  cues.play([cue({ sprite: 'wek', motion: 'hop', times: 2, frame: 'tap', keeps: true, to, ms: 1500, sound: 'duck' })])
  clock.advance(0)
  expect(done).toEqual(['sound duck', 'wek hop 2 tap', 'wek to 60 in 1500', 'wek keeps tap'])
})

it('plays a motion only once in calm mode', () => {
  const isGentle = true
  const sprites = [sprite('wek')]
  const picture = { sprites, named: () => sprites[0], activate: () => undefined, touch: () => undefined }
  const calm = new Cues({
    clock,
    picture,
    isGentle,
    views: { get: () => undefined },
    effect: () => undefined,
    react: () => undefined,
  })
  calm.play([cue({ sprite: 'wek', motion: 'hop', times: 5, ms: 400 })])
  expect(calm.left).toBe(400)
  clock.advance(0)
  expect(done).toEqual(['wek hop 1 tap'])
})

it('skips a sprite that is not drawn, and its sound', () => {
  cues.play([cue({ sprite: 'owl', sound: 'coo' }), cue({ piece: 'goat-7' })])
  clock.advance(0)
  expect(done).toEqual([])
})

it('reports how long the cues still take', () => {
  cues.play([cue({ sprite: 'wek', at: 500, motion: 'hop', ms: 300, times: 2 })])
  expect(cues.left).toBe(1100)
  clock.advance(1000)
  expect(cues.left).toBe(100)
  clock.advance(1000)
  expect(cues.left).toBe(0)
})

it('applies final places and frames when finished early, without sounds and motions', () => {
  cues.play([cue({ sprite: 'wek', at: 500, to: { x: 60 }, frame: 'tap', keeps: true, sound: 'duck' })])
  cues.finish()
  expect(done).toEqual(['wek to 60 in 900', 'wek keeps tap', 'wek arrives'])
  clock.advance(5000)
  expect(done).toHaveLength(3)
})

it('cancels all pending cues when reset', () => {
  cues.play([cue({ sprite: 'wek', at: 500 })])
  cues.reset()
  clock.advance(5000)
  expect(done).toEqual(['wek resets'])
  expect(cues.left).toBe(0)
})

it('accepts a cue for either a sprite or a piece, and no unknown field', () => {
  expect(cueSchema.safeParse({ at: 3 }).success).toBe(false)
  expect(cueSchema.safeParse({ sprite: 'wek', piece: 'goat-6' }).success).toBe(false)
  expect(cueSchema.safeParse({ sprite: 'wek', speed: 3 }).success).toBe(false)
})
