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

/** Idle motion stops this long after the last touch, ms: constant motion goes unnoticed and drains the battery. */
const AWAKE_MS = 8000
/** Fade-in and fade-out time of idle motion, ms. */
const FADE_MS = 900
/** On CPU rendering, each sprite's idle motion is updated at this interval, ms: slow as it is, that is hardly noticeable, and the device rests in between. */
const IDLE_EVERY_MS = 45
/** While something else moves too, at most this fraction of the sprites is updated in one frame, however late: what the finger moves has priority. */
const IDLE_SHARE = 0.4

/** Kiko hides on every page. Because he is small, touches up to `REACH` stage units beside him count. */
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
  /** With CPU rendering: the current backing pixels per stage unit. */
  readonly paintedAt?: (() => number) | undefined
}

/** The picture of a page, back to front: background, sprites, front pieces. What is played with is above all of it. */
export class PictureLayers {
  readonly sprites: readonly PictureSprite[]
  private readonly hasIdle: () => boolean
  private readonly isStill: boolean
  private readonly paintedAt: (() => number) | undefined
  private readonly groups: readonly Group[]
  private readonly layBackground: () => void
  private readonly atlas: AtlasFrames | undefined
  /** The corner in the atlas of the sheet of later frames. */
  private readonly corner: { readonly x: number; readonly y: number }
  private later: ((paint: () => void) => void) | undefined
  /** Called when all later frames are composed. */
  private composed: (() => void) | undefined
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
    const { painter } = options
    const { sprites = [], atlas } = loaded ? makeSprites(scene, painter, loaded) : {}
    this.sprites = sprites
    this.atlas = atlas
    this.corner = loaded?.data.frames ?? { x: 0, y: 0 }
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

  /** The sprite at a point: the hidden character first, otherwise the foremost. */
  spriteAt(point: Point): PictureSprite | undefined {
    if (this.isHidden(point)) return this.named(HIDDEN)
    return this.sprites.findLast((sprite) => sprite.data.layer === 'sprite' && contains(sprite.presentBox(), point))
  }

  /** Whether the point is on or close to the character that hides on every page. */
  isHidden(point: Point): boolean {
    const hidden = this.named(HIDDEN)
    return hidden !== undefined && contains(grown(hidden.presentBox()), point)
  }

  /** The sprite that overlaps a box most, as the thing in a tap area does. */
  spriteIn(box: Box): PictureSprite | undefined {
    const share = (sprite: PictureSprite) => Math.min(overlapShare(sprite.box, box), overlapShare(box, sprite.box))
    const inside = this.sprites.filter((sprite) => sprite.data.layer === 'sprite' && share(sprite) > 0.2)
    return inside.sort((a, b) => share(b) - share(a))[0]
  }

  /** The sprite of this name. */
  named(name: string): PictureSprite | undefined {
    return this.sprites.find((sprite) => sprite.data.name === name)
  }

  /** Schedules composing the frames for touches and blinks, one at a time; those that come later, when they have come. */
  prepare(later: (paint: () => void) => void): void {
    this.later = later
    this.composeLater()
  }

  /** The frames that are not in the atlas have come. Resolves when all of them are composed: their picture is not needed any more. */
  bring(picture: CanvasImageSource): Promise<void> {
    this.atlas?.bring({ picture, ...this.corner })
    this.touch()
    return new Promise((resolve) => {
      this.composed = resolve
      this.composeLater()
    })
  }

  /** Whether a sprite shows its first drawing instead of a frame that had not come. */
  get lacksFrame(): boolean {
    return this.sprites.some((sprite) => sprite.lacksFrame)
  }

  private composeLater(): void {
    const { later, atlas, composed } = this
    if (!later) return
    const frames = new Set(['tap', 'done', 'blink'])
    if (atlas?.isSplit === true) {
      if (!composed) return
      for (const { data } of this.sprites) for (const frame of Object.keys(data.frames)) frames.add(frame)
    }
    for (const frame of frames)
      for (const sprite of this.sprites) if (sprite.isPutTogether(frame)) later(() => sprite.putTogether(frame))
    if (!composed) return
    later(() => {
      atlas?.bring(undefined)
      composed()
    })
  }

  /** Something was touched: idle motion runs for a while. */
  activate(now: number): void {
    if (this.strength(now) === 0) this.awakeSince = now
    this.lastTouch = now
  }

  /**
   * Updates all sprites for this frame. `isNear`: zoomed in; sprites are then drawn one by one, at the full resolution of their files. `isAlone`: nothing
   * but the picture moves.
   */
  update(now: number, { isNear = false, isAlone = false } = {}): void {
    this.move(now, isAlone)
    const scale = isNear ? undefined : this.paintedAt?.()
    if (scale === undefined) this.layBackground()
    for (const { direct, painted } of this.groups) {
      direct.setVisible(scale === undefined)
      painted.image.setVisible(scale !== undefined)
      if (scale !== undefined) painted.paint(scale)
    }
  }

  /** Whether nothing moves. */
  isQuiet(now: number): boolean {
    return this.wasStill && !this.sprites.some((sprite) => sprite.isBusy(now))
  }

  /** With CPU rendering: ms until idle motion is to be updated, if nothing else moves; until then no frame need be drawn. */
  idleIn(now: number): number | undefined {
    if (!this.paintedAt || this.wasStill || this.sprites.some((sprite) => sprite.isBusy(now))) return undefined
    return Math.max(0, this.lastIdle + IDLE_EVERY_MS - now)
  }

  /** A sprite was changed (an answer, a kept frame): update it in the next frame. */
  touch(): void {
    this.wasStill = false
  }

  private move(now: number, isAlone: boolean): void {
    const strength = this.hasIdle() && !this.isStill ? this.strength(now) : 0
    const isBusy = this.sprites.some((sprite) => sprite.isBusy(now))
    const isStill = strength === 0 && !isBusy
    if (isStill && this.wasStill) return
    this.wasStill = isStill
    if (strength > 0 && this.paintedAt && (isBusy || !isAlone)) return this.moveInTurn(now, strength)
    this.lastIdle = now
    for (const sprite of this.sprites) sprite.update(now, strength, this.isStill)
  }

  /** Busy sprites are updated every frame, the others in turns: hardly noticeable, and a frame takes a third of the time. */
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

  /** The strength of idle motion now, 0…1: it fades in and out, and stops some time after the last touch. */
  strength(now: number): number {
    const sinceTouch = now - this.lastTouch
    if (sinceTouch > AWAKE_MS) return 0
    const going = Math.min(1, (AWAKE_MS - sinceTouch) / FADE_MS)
    const coming = Math.min(1, (now - this.awakeSince) / FADE_MS)
    return Math.max(0, Math.min(going, coming))
  }
}

/** The images of a layer, drawn one by one (`direct`) or as one (`painted`). */
interface Group {
  readonly direct: GameObjects.Container
  readonly painted: PaintedLayer
}

/** The background of a picture, and its container if it is drawn in pieces. */
interface Background {
  readonly bottom: GameObjects.Container
  readonly files: () => BackgroundFiles
}

/** Adds a group of images at the back of a layer; `undefined` if the layer has none. */
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

/** The background below all sprites; `undefined` if its file is missing. */
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

/** Phaser's types list only what Phaser loads itself; the stage's pictures are bitmaps and images. */
const pictureOf = (scene: Scene, texture: string) => scene.textures.get(texture).source[0]?.image as CanvasImageSource

/** The sprites of a picture, and its atlas; those that depend on the avatar variant use another one. */
function makeSprites(
  scene: Scene,
  painter: Painter,
  { data, textures, frames: later, look: variant }: LoadedPicture,
): { readonly sprites: PictureSprite[]; readonly atlas: AtlasFrames | undefined } {
  const { atlas, atlasScale: scale } = textures
  const isSplit = later !== undefined
  const ordinary = atlas === undefined ? undefined : new AtlasFrames(scene, painter, atlas, { scale, isSplit })
  const looked = variant && new AtlasFrames(scene, painter, variant.atlas, { scale })
  const make = (sprite: SpriteData, index: number) => {
    const frames = variant?.sprites[sprite.name]
    const phase = index * 977
    if (looked && frames) return new PictureSprite(scene, looked, { ...sprite, frames }, scale, phase)
    return ordinary && new PictureSprite(scene, ordinary, sprite, scale, phase)
  }
  return { sprites: data.sprites.map(make).filter((sprite) => sprite !== undefined), atlas: ordinary }
}
