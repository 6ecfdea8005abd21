import { GameObjects, type Scene, type Textures } from 'phaser'
import { contains, overlapShare, STAGE } from '../rules/geometry.ts'
import type { PagePictureData, SpriteData } from '../picture.ts'
import { PictureSprite } from './pictureSprite.ts'
import type { Box } from '../targets.ts'
import type { Point } from './hitTest.ts'

/** Idle motion sleeps so long after the last touch: what moves for ever is not looked at, and drains the tablet. */
const AWAKE_MS = 8000
/** Coming and going of a bout. */
const FADE_MS = 900

/** Keys of the loaded textures of a picture, and the atlas' pixels per stage unit. */
export interface PictureTextures {
  readonly back: string | undefined
  readonly atlas: string | undefined
  readonly atlasScale: number
}

/** Kiko hides on every page; small as he is, a finger beside him has found him. Stage units. */
export const HIDDEN = 'kiko'
const REACH = 24

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - REACH,
  y: y - REACH,
  width: width + 2 * REACH,
  height: height + 2 * REACH,
})

const NO_TEXTURES: PictureTextures = { back: undefined, atlas: undefined, atlasScale: 1 }

/** The picture of a page, back to front: ground, sprites, front pieces; what is played with lies over all of it. */
export class PictureLayers {
  readonly sprites: readonly PictureSprite[]
  private readonly hasIdle: () => boolean
  private readonly isStill: boolean
  private awakeSince = 0
  private lastTouch = Number.NEGATIVE_INFINITY
  private wasStill = false

  constructor(
    scene: Scene,
    layers: { readonly back: GameObjects.Container; readonly front: GameObjects.Container },
    loaded: { readonly data: PagePictureData; readonly textures: PictureTextures } | undefined,
    options: { readonly hasIdle: () => boolean; readonly isStill: boolean },
  ) {
    this.hasIdle = options.hasIdle
    this.isStill = options.isStill
    const sprites = loaded?.data.sprites ?? []
    const textures = loaded?.textures ?? NO_TEXTURES
    if (textures.back !== undefined) {
      const ground = new GameObjects.Image(scene, 0, 0, textures.back).setOrigin(0, 0)
      layers.back.add(ground.setDisplaySize(STAGE.width, STAGE.height))
    }
    const { atlas } = textures
    if (atlas !== undefined) addFrames(scene.textures.get(atlas), sprites, textures.atlasScale)
    this.sprites =
      atlas === undefined
        ? []
        : sprites.map((sprite, index) => new PictureSprite(scene, atlas, sprite, textures.atlasScale, index * 977))
    for (const sprite of this.sprites) layers[sprite.data.layer === 'front' ? 'front' : 'back'].add(sprite.image)
  }

  /** The sprite at a point: the one that hides on every page first, else the foremost. */
  spriteAt(point: Point): PictureSprite | undefined {
    const hidden = this.named(HIDDEN)
    if (hidden && contains(grown(hidden.box), point)) return hidden
    return this.sprites.findLast((sprite) => sprite.data.layer === 'sprite' && contains(sprite.box, point))
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

  /** Something was touched: the picture is awake for a while. */
  stir(now: number): void {
    if (this.strength(now) === 0) this.awakeSince = now
    this.lastTouch = now
  }

  /** Moves everything to its place in this frame. */
  update(now: number): void {
    const strength = this.hasIdle() && !this.isStill ? this.strength(now) : 0
    const isStill = strength === 0 && !this.sprites.some((sprite) => sprite.isAnswering(now))
    if (isStill && this.wasStill) return
    this.wasStill = isStill
    for (const sprite of this.sprites) sprite.update(now, strength, this.isStill)
  }

  /** Does nothing move? */
  isQuiet(now: number): boolean {
    return this.wasStill && !this.sprites.some((sprite) => sprite.isAnswering(now))
  }

  /** A sprite was asked to answer, or to keep a frame: look at it again. */
  touch(): void {
    this.wasStill = false
  }

  private strength(now: number): number {
    const sinceTouch = now - this.lastTouch
    if (sinceTouch > AWAKE_MS) return 0
    const going = Math.min(1, (AWAKE_MS - sinceTouch) / FADE_MS)
    const coming = Math.min(1, (now - this.awakeSince) / FADE_MS)
    return Math.max(0, Math.min(going, coming))
  }
}

function addFrames(texture: Textures.Texture, sprites: readonly SpriteData[], scale: number): void {
  for (const sprite of sprites) {
    for (const [name, frame] of Object.entries(sprite.frames)) {
      texture.add(`${sprite.name}/${name}`, 0, frame.x * scale, frame.y * scale, frame.w * scale, frame.h * scale)
    }
  }
}
