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
  const scene = new Scene()
  const layer = () => new GameObjects.Container(scene)
  return new PictureLayers(
    // What a picture uses of a scene, its layers and a painter.
    scene as never,
    { back: layer(), front: layer() } as never,
    {
      data: { stem: '/p', sprites: ['one', 'two', 'three', 'four', 'five'].map(sprite) },
      textures: { back: undefined, atlas: 'atlas', atlasScale: 1 },
    },
    {
      painter: {} as never,
      hasIdle: () => true,
      isStill: false,
      paintedAt: renderer === 'canvas' ? () => 1 : undefined,
    },
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
