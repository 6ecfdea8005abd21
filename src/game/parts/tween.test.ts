import type { Scene } from 'phaser'
import { beforeEach, expect, it, vi } from 'vitest'
import { Pulse, travel } from './tween.ts'

interface Asked {
  readonly config: Readonly<Record<string, unknown>>
  readonly stop: () => void
}

let asked: Asked[]
let scene: Scene
const piece = {
  x: 0,
  y: 0,
  alpha: 1,
  scale: 1,
  setPosition: (): void => undefined,
  setAlpha: (alpha: number) => (piece.alpha = alpha),
  setScale: (scale: number) => (piece.scale = scale),
}

beforeEach(() => {
  asked = []
  Object.assign(piece, { x: 0, y: 0, alpha: 1, scale: 1 })
  const tweens = {
    killTweensOf: vi.fn<() => void>(),
    add: (config: Asked['config']) => {
      const tween = { config, stop: vi.fn<() => void>(), isDestroyed: () => false }
      asked.push(tween)
      return tween
    },
  }
  // The helpers use only the scene's tweens.
  scene = { tweens } as unknown as Scene
})

it('moves a piece to its place', () => {
  travel({ scene, motion: 'full' }, piece, { x: 50, y: 0 }, 300)
  expect(asked[0]?.config).toMatchObject({ x: 50, duration: 300 })
  expect(piece.x).toBe(0)
})

it('with reduced motion sets the position at once and fades the piece in', () => {
  travel({ scene, motion: 'reduced' }, piece, { x: 50, y: 0, scale: 1 }, 300)
  expect([piece.x, piece.alpha]).toEqual([50, 0])
  expect(asked.map(({ config }) => config)).toMatchObject([{ alpha: 1 }])
})

it('does not fade a piece that is already in its place or is moved at once', () => {
  travel({ scene, motion: 'reduced' }, piece, { x: 0, y: 0 }, 300)
  travel({ scene, motion: 'reduced' }, piece, { x: 50, y: 0 }, 0)
  expect(piece.alpha).toBe(1)
  expect(asked).toEqual([])
})

it('stops only its own pulse and no other tween of the piece', () => {
  const pulse = new Pulse(scene, piece, false)
  pulse.set(false)
  expect(scene.tweens.killTweensOf).not.toHaveBeenCalled()
  pulse.set(true)
  pulse.set(true)
  expect(asked).toHaveLength(1)
  pulse.set(false)
  expect(asked[0]?.stop).toHaveBeenCalledOnce()
  expect(scene.tweens.killTweensOf).not.toHaveBeenCalled()
})

it('enlarges the piece without a tween if motion is reduced', () => {
  const pulse = new Pulse(scene, piece, true)
  pulse.set(true)
  expect([piece.scale > 1, asked.length]).toEqual([true, 0])
  pulse.set(false)
  expect(piece.scale).toBe(1)
})

it('warms tweens up unless one has run in this tab', async () => {
  vi.resetModules()
  const fresh = await import('./tween.ts')
  fresh.warmUp(scene)
  fresh.warmUp(scene)
  expect(asked).toHaveLength(1)
  vi.resetModules()
  const next = await import('./tween.ts')
  next.glide(scene, piece, { x: 1 }, 100)
  next.warmUp(scene)
  expect(asked).toHaveLength(2)
})
