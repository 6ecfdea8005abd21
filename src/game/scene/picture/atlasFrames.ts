import type { Scene } from 'phaser'
import type { Painter } from '../../parts/paint.ts'
import type { SpriteFrames } from '../../picture.ts'
import { type Copy, frameCopies, isPatched } from './frameCopies.ts'

/** Where a frame is drawn from. */
export interface FrameSource {
  readonly texture: string
  /** The frame's name in the texture; without one the whole texture is the frame. */
  readonly frame: string | undefined
}

/**
 * The frames of the sprites in one atlas. Most frames other than `base` are `base` with patches; these are composed on first use, so that opening a
 * page does not wait for them and unused ones take no memory.
 */
export class AtlasFrames {
  private readonly scene: Scene
  private readonly painter: Painter
  private readonly atlas: string
  private readonly scale: number
  private readonly sprites = new Map<string, SpriteFrames>()

  /** `scale`: px of the atlas per stage unit. */
  constructor(scene: Scene, painter: Painter, atlas: string, scale: number) {
    this.scene = scene
    this.painter = painter
    this.atlas = atlas
    this.scale = scale
  }

  /** Registers the frames of a sprite. */
  add(sprite: string, frames: SpriteFrames): void {
    const texture = this.scene.textures.get(this.atlas)
    const { scale } = this
    this.sprites.set(sprite, frames)
    for (const [name, frame] of Object.entries(frames)) {
      if (isPatched(frame)) continue
      texture.add(`${sprite}/${name}`, 0, frame.x * scale, frame.y * scale, frame.w * scale, frame.h * scale)
    }
  }

  /** Whether a frame of a registered sprite can be shown without composing it first. */
  isReady(sprite: string, name: string): boolean {
    const frame = this.sprites.get(sprite)?.[name]
    return frame !== undefined && (!isPatched(frame) || this.painter.has(`${this.atlas}:${sprite}/${name}`))
  }

  /** The texture of a frame of a registered sprite; composes the frame if needed. */
  of(sprite: string, name: string): FrameSource {
    const frames = this.sprites.get(sprite)
    const frame = frames?.[name]
    const frameName = `${sprite}/${name}`
    if (frames === undefined || frame === undefined || !isPatched(frame))
      return { texture: this.atlas, frame: frameName }
    const size = { width: frame.w * this.scale, height: frame.h * this.scale }
    const texture = this.painter.pixels(`${this.atlas}:${frameName}`, size, (context) =>
      putTogether(context, this.source(), frameCopies(frames.base, frame, this.scale)),
    )
    return { texture, frame: undefined }
  }

  private source(): AtlasPicture {
    const { image, height, glTexture } = this.scene.textures.get(this.atlas).source[0] ?? {}
    if (image === undefined || height === undefined) throw new Error(`the atlas ${this.atlas} has no picture`)
    const isBitmap = typeof ImageBitmap === 'function' && image instanceof ImageBitmap
    return {
      // Phaser's types list only what Phaser loads itself; ours are bitmaps or images.
      image: image as CanvasImageSource,
      height,
      // With WebGL, bitmaps are decoded upside down (`pictureFiles.ts`).
      isUpsideDown: isBitmap && glTexture !== null,
    }
  }
}

interface AtlasPicture {
  readonly image: CanvasImageSource
  readonly height: number
  readonly isUpsideDown: boolean
}

function putTogether(
  context: CanvasRenderingContext2D,
  { image, height, isUpsideDown }: AtlasPicture,
  copies: readonly Copy[],
): void {
  context.imageSmoothingEnabled = false
  for (const { from, to, width: w, height: h } of copies) {
    context.clearRect(to.x, to.y, w, h)
    if (!isUpsideDown) {
      context.drawImage(image, from.x, from.y, w, h, to.x, to.y, w, h)
      continue
    }
    context.setTransform(1, 0, 0, -1, to.x, to.y + h)
    context.drawImage(image, from.x, height - from.y - h, w, h, 0, 0, w, h)
    context.resetTransform()
  }
}
