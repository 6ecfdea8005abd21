import { expect, it, vi } from 'vitest'
import type { SpriteData } from '../../picture.ts'
import { GameObjects, Scene } from '../fakePhaser.ts'
import { PictureLayers } from './pictureLayers.ts'

vi.mock('phaser', () => import('../fakePhaser.ts'))
vi.mock('./paintedLayer.ts', () => ({
  PaintedLayer: class {
    readonly image = new GameObjects.Image(undefined, 0, 0)
    paint() {}
  },
}))

const sprite = (name: string): SpriteData => ({
  name,
  box: { x: 10, y: 10, width: 10, height: 10 },
  pivot: [0.5, 1],
  layer: 'sprite',
  idle: 'sway',
  tap: 'spin',
  frames: { base: { x: 0, y: 0, w: 128, h: 80, dx: 128, dy: 80 } },
})

/** A picture with five swaying sprites. */
function pictureBy(renderer: 'canvas' | 'webgl'): PictureLayers {
  return pictureOf(['one', 'two', 'three', 'four', 'five'].map(sprite), {
    paintedAt: renderer === 'canvas' ? () => 1 : undefined,
  })
}

interface Given {
  readonly paintedAt?: (() => number) | undefined
  readonly frames?: string
  readonly painter?: object
}

function pictureOf(sprites: readonly SpriteData[], { paintedAt, frames, painter = {} }: Given): PictureLayers {
  const scene = new Scene()
  const layer = () => new GameObjects.Container(scene)
  return new PictureLayers(
    // What a picture uses of a scene, its layers and a painter.
    scene as never,
    { back: layer(), front: layer() } as never,
    {
      data: { stem: '/p', sprites, ...(frames !== undefined && { frames: { x: 2, y: 90 } }) },
      textures: { back: undefined, atlas: 'atlas', atlasScale: 1 },
      frames,
    },
    { painter: painter as never, hasIdle: () => true, isStill: false, paintedAt },
  )
}

const moved = (picture: PictureLayers) => picture.sprites.filter(({ image }) => image.rotation !== 0).length

it('on CPU rendering the loop may sleep between two steps of idle motion', () => {
  const picture = pictureBy('canvas')
  picture.activate(0)
  picture.update(1000, { isAlone: true })
  expect(moved(picture)).toBe(5)
  expect(picture.isQuiet(1000)).toBe(false)
  expect([1000, 1030, 1100].map((now) => picture.idleIn(now))).toEqual([45, 15, 0])
})

it('the loop does not sleep while a sprite answers, nor with a GPU', () => {
  const picture = pictureBy('canvas')
  picture.activate(0)
  picture.named('one')?.answer(1000)
  picture.update(1000, { isAlone: true })
  expect(picture.idleIn(1010)).toBeUndefined()
  const byChip = pictureBy('webgl')
  byChip.activate(0)
  byChip.update(1000, { isAlone: true })
  expect(byChip.idleIn(1010)).toBeUndefined()
})

it('while a finger moves something, the sprites are updated in turns', () => {
  const picture = pictureBy('canvas')
  picture.activate(0)
  picture.update(1000)
  expect(moved(picture)).toBe(2)
  picture.update(1045)
  picture.update(1090)
  expect(moved(picture)).toBe(5)
})

it('after the last step it is quiet, and nothing wakes the loop', () => {
  const picture = pictureBy('canvas')
  picture.activate(0)
  picture.update(7999, { isAlone: true })
  picture.update(8100, { isAlone: true })
  expect(moved(picture)).toBe(0)
  expect(picture.isQuiet(8100)).toBe(true)
  expect(picture.idleIn(8100)).toBeUndefined()
})

/** A goat that stays as it looks once it is counted, and a lamb that blinks with patches over its first drawing. */
const GOAT: SpriteData = {
  ...sprite('goat'),
  frames: { ...sprite('goat').frames, done: { x: 0, y: 100, w: 128, h: 80, dx: 128, dy: 80 } },
}
const LAMB: SpriteData = {
  ...sprite('lamb'),
  frames: { ...sprite('lamb').frames, tap: { w: 128, h: 80, dx: 128, dy: 80, patches: [] } },
}

/** A painter that paints nothing, and knows what it was asked to. */
function fakePainter() {
  const painted: string[] = []
  return {
    painted,
    has: (name: string) => painted.includes(name),
    pixels: (name: string) => {
      if (!painted.includes(name)) painted.push(name)
      return name
    },
  }
}
/** What the layers hand to the painter. */
const SHEET = {} as CanvasImageSource

it('shows the first drawing of a sprite until its other frames have come', () => {
  const picture = pictureOf([GOAT], { frames: '/p-frames.avif', painter: fakePainter() })
  const goat = picture.named('goat')
  goat?.holdReaction()
  picture.update(0)
  expect(goat?.image.frame).toBe('goat/base')
  expect(picture.lacksFrame).toBe(true)
  void picture.bring(SHEET)
  expect(picture.isQuiet(16)).toBe(false)
  picture.update(16)
  expect(goat?.image.frame).toBe('atlas:goat/done')
  expect(picture.lacksFrame).toBe(false)
})

it('composes all frames that come later, one at a time, and then needs their sheet no more', async () => {
  const painter = fakePainter()
  const waiting: (() => void)[] = []
  const picture = pictureOf([GOAT, LAMB], { frames: '/p-frames.avif', painter })
  picture.prepare((paint) => waiting.push(paint))
  expect(waiting).toEqual([])
  const freed = vi.fn<() => void>()
  void picture.bring(SHEET).then(freed)
  while (waiting.length > 1) waiting.shift()?.()
  expect(painter.painted).toEqual(['atlas:lamb/tap', 'atlas:goat/done'])
  await Promise.resolve()
  expect(freed).not.toHaveBeenCalled()
  waiting.shift()?.()
  await Promise.resolve()
  expect(freed).toHaveBeenCalledOnce()
  // They are still here.
  picture.named('goat')?.keep('done')
  picture.touch()
  picture.update(32)
  expect(picture.named('goat')?.image.frame).toBe('atlas:goat/done')
})

it('composes them when the page may, if they have come before', () => {
  const painter = fakePainter()
  const picture = pictureOf([LAMB], { frames: '/p-frames.avif', painter })
  void picture.bring(SHEET)
  expect(painter.painted).toEqual([])
  picture.prepare((paint) => paint())
  expect(painter.painted).toEqual(['atlas:lamb/tap'])
})

it('composes the patched frames of a whole atlas alone', () => {
  const painter = fakePainter()
  pictureOf([GOAT, LAMB], { painter }).prepare((paint) => paint())
  expect(painter.painted).toEqual(['atlas:lamb/tap'])
})
