import { GameObjects, type Scene } from 'phaser'
import { contains, overlapShare, STAGE } from '../../rules/geometry.ts'
import type { Painter } from '../../parts/paint.ts'
import type { PieceData, SpriteData } from '../../picture.ts'
import { PictureSprite } from './pictureSprite.ts'
import type { Box } from '../../targets.ts'
import { AtlasFrames } from './atlasFrames.ts'
import { type BackgroundFiles, backgroundSheet } from './backgroundSheets.ts'
import type { Point } from '../touch/hitTest.ts'
import type { LoadedPicture } from './loadPicture.ts'
import { PaintedLayer } from './paintedLayer.ts'

/** Idle motion sleeps so long after the last touch: what moves for ever is not looked at, and drains the tablet. */
const AWAKE_MS = 8000
/** Coming and going of a bout. */
const FADE_MS = 900
/** Where the processor draws, each sprite's idle motion goes on so often, ms, */
const IDLE_EVERY_MS = 45
/** and at most this share of them in one frame, however late it comes: what is under the finger goes first. */
const IDLE_SHARE = 0.4

/** Kiko hides on every page; small as he is, a finger beside him has found him. Stage units. */
export const HIDDEN = 'kiko'
const REACH = 24

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - REACH,
  y: y - REACH,
  width: width + 2 * REACH,
  height: height + 2 * REACH,
})

/** How a picture is shown. */
interface PictureOptions {
  readonly painter: Painter
  readonly hasIdle: () => boolean
  readonly isStill: boolean
  /** Where the processor draws: backing pixels of a stage unit now. */
  readonly paintedAt?: (() => number) | undefined
}

/** The picture of a page, back to front: ground, sprites, front pieces; what is played with lies over all of it. */
export class PictureLayers {
  readonly sprites: readonly PictureSprite[]
  private readonly hasIdle: () => boolean
  private readonly isStill: boolean
  private readonly paintedAt: (() => number) | undefined
  private readonly groups: readonly Group[]
  private readonly layBackground: () => void
  private awakeSince = 0
  private lastTouch = Number.NEGATIVE_INFINITY
  private wasStill = false
  private lastIdle = 0
  private nextIdle = 0

  constructor(
    scene: Scene,
    layers: { readonly back: GameObjects.Container; readonly front: GameObjects.Container },
    loaded: LoadedPicture | undefined,
    options: PictureOptions,
  ) {
    this.hasIdle = options.hasIdle
    this.isStill = options.isStill
    this.paintedAt = options.paintedAt
    this.sprites = loaded ? makeSprites(scene, options.painter, loaded) : []
    const { painter } = options
    const background = loaded && backgroundOf(scene, loaded)
    const bottom = new GameObjects.Container(scene)
    const group = (layer: 'back' | 'front', under?: Background) => {
      const sprites = this.sprites.filter(({ data }) => (data.layer === 'front') === (layer === 'front'))
      const images = sprites.map(({ image }) => image)
      return makeGroup(scene, layers[layer], painter, { name: `picture:${layer}`, under, images })
    }
    this.groups = [group('back', background && { bottom, files: background.files }), group('front')].filter(
      (one) => one !== undefined,
    )
    this.layBackground = () => {
      // The Canvas renderer rarely needs the background in pieces.
      if (background && bottom.length === 0) bottom.add(background.images())
    }
  }

  /** The sprite at a point: the one that hides on every page first, else the foremost. */
  spriteAt(point: Point): PictureSprite | undefined {
    if (this.isHidden(point)) return this.named(HIDDEN)
    return this.sprites.findLast((sprite) => sprite.data.layer === 'sprite' && contains(sprite.presentBox(), point))
  }

  /** Is it the one who hides on every page, or close beside? */
  isHidden(point: Point): boolean {
    const hidden = this.named(HIDDEN)
    return hidden !== undefined && contains(grown(hidden.presentBox()), point)
  }

  /** The sprite that lies most in a box, as the thing of a tap area does. */
  spriteIn(box: Box): PictureSprite | undefined {
    const share = (sprite: PictureSprite) => Math.min(overlapShare(sprite.box, box), overlapShare(box, sprite.box))
    const inside = this.sprites.filter((sprite) => sprite.data.layer === 'sprite' && share(sprite) > 0.2)
    return inside.sort((a, b) => share(b) - share(a))[0]
  }

  /** The sprite of that name. */
  named(name: string): PictureSprite | undefined {
    return this.sprites.find((sprite) => sprite.data.name === name)
  }

  /** Puts together ahead what a touch will show (and a blink), one frame at a time. */
  prepare(later: (paint: () => void) => void): void {
    for (const frame of ['tap', 'done', 'blink'])
      for (const sprite of this.sprites) if (sprite.isPutTogether(frame)) later(() => sprite.putTogether(frame))
  }

  /** Something was touched: the picture is awake for a while. */
  activate(now: number): void {
    if (this.strength(now) === 0) this.awakeSince = now
    this.lastTouch = now
  }

  /** Moves everything to its place in this frame. `isNear`: a part of the picture fills the stage, as sharp as its files are. */
  update(now: number, isNear = false): void {
    this.move(now)
    const scale = isNear ? undefined : this.paintedAt?.()
    if (scale === undefined) this.layBackground()
    for (const { direct, painted } of this.groups) {
      direct.setVisible(scale === undefined)
      painted.image.setVisible(scale !== undefined)
      if (scale !== undefined) painted.paint(scale)
    }
  }

  /** Does nothing move? */
  isQuiet(now: number): boolean {
    return this.wasStill && !this.sprites.some((sprite) => sprite.isBusy(now))
  }

  /** A sprite was asked to answer, or to keep a frame: look at it again. */
  touch(): void {
    this.wasStill = false
  }

  private move(now: number): void {
    const strength = this.hasIdle() && !this.isStill ? this.strength(now) : 0
    const isStill = strength === 0 && !this.sprites.some((sprite) => sprite.isBusy(now))
    if (isStill && this.wasStill) return
    this.wasStill = isStill
    if (strength > 0 && this.paintedAt) return this.moveInTurn(now, strength)
    for (const sprite of this.sprites) sprite.update(now, strength, this.isStill)
  }

  /** What answers or goes somewhere moves in each frame, the rest by turns: hardly seen, and a frame costs a third. */
  private moveInTurn(now: number, strength: number): void {
    const count = this.sprites.length
    const due = Math.ceil(count * Math.min(IDLE_SHARE, (now - this.lastIdle) / IDLE_EVERY_MS))
    this.lastIdle = now
    for (const [index, sprite] of this.sprites.entries()) {
      const isDue = (index - this.nextIdle + count) % count < due
      if (isDue || sprite.isBusy(now)) sprite.update(now, strength, this.isStill)
    }
    this.nextIdle = count === 0 ? 0 : (this.nextIdle + due) % count
  }

  /** How much moves by itself now, 0…1: the picture is awake for a while after the last touch, and comes and goes softly. */
  strength(now: number): number {
    const sinceTouch = now - this.lastTouch
    if (sinceTouch > AWAKE_MS) return 0
    const going = Math.min(1, (AWAKE_MS - sinceTouch) / FADE_MS)
    const coming = Math.min(1, (now - this.awakeSince) / FADE_MS)
    return Math.max(0, Math.min(going, coming))
  }
}

/** A layer's pictures, drawn one by one or as one. */
interface Group {
  readonly direct: GameObjects.Container
  readonly painted: PaintedLayer
}

/** The background of a picture, and its container if it is drawn in pieces. */
interface Background {
  readonly bottom: GameObjects.Container
  readonly files: () => BackgroundFiles
}

/** Puts a layer's pictures at its back; `undefined` where it has none. */
function makeGroup(
  scene: Scene,
  layer: GameObjects.Container,
  painter: Painter,
  { name, under, images }: { name: string; under: Background | undefined; images: GameObjects.Image[] },
): Group | undefined {
  if (under === undefined && images.length === 0) return undefined
  const direct = new GameObjects.Container(scene, 0, 0, under ? [under.bottom, ...images] : images)
  const background = under && ((width: number, height: number) => backgroundSheet(under.files(), { width, height }))
  const painted = new PaintedLayer(scene, painter, name, { ground: background, images })
  layer.add([direct, painted.image])
  return { direct, painted }
}

/** What lies under all sprites; `undefined` where its file is missing. */
function backgroundOf(scene: Scene, { data, textures }: LoadedPicture) {
  const { back, ground: background } = textures
  if (back === undefined) return undefined
  const pieces = background === undefined ? [] : (data.ground ?? [])
  const files = (): BackgroundFiles => ({
    back: pictureOf(scene, back),
    parts: background === undefined ? undefined : pictureOf(scene, background),
    pieces,
  })
  const part = ({ x, y, w, h, dx, dy }: PieceData, index: number, texture: string) => {
    scene.textures.get(texture).add(index, 0, x, y, w, h)
    return new GameObjects.Image(scene, dx, dy, texture, index).setOrigin(0, 0)
  }
  const images = () => {
    const whole = new GameObjects.Image(scene, 0, 0, back).setOrigin(0, 0)
    whole.setDisplaySize(STAGE.width, STAGE.height)
    return [whole, ...(background === undefined ? [] : pieces.map((piece, index) => part(piece, index, background)))]
  }
  return { files, images }
}

/** Phaser's types name what it loads itself; the stage's pictures are bitmaps and images. */
const pictureOf = (scene: Scene, texture: string) => scene.textures.get(texture).source[0]?.image as CanvasImageSource

/** The sprites of a picture, those that differ with the reader's look drawn from its atlas. */
function makeSprites(
  scene: Scene,
  painter: Painter,
  { data, textures, look: variant }: LoadedPicture,
): PictureSprite[] {
  const { atlas, atlasScale } = textures
  const ordinary = atlas === undefined ? undefined : new AtlasFrames(scene, painter, atlas, atlasScale)
  const looked = variant && new AtlasFrames(scene, painter, variant.atlas, atlasScale)
  const make = (sprite: SpriteData, index: number) => {
    const frames = variant?.sprites[sprite.name]
    const phase = index * 977
    if (looked && frames) return new PictureSprite(scene, looked, { ...sprite, frames }, atlasScale, phase)
    return ordinary && new PictureSprite(scene, ordinary, sprite, atlasScale, phase)
  }
  return data.sprites.map(make).filter((sprite) => sprite !== undefined)
}
