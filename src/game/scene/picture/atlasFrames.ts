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

/** The sheet of all frames but `base`, and its corner in the atlas, px at 1×. */
interface FrameSheet {
  readonly picture: CanvasImageSource
  readonly x: number
  readonly y: number
}

interface AtlasOptions {
  /** px of the atlas per stage unit. */
  readonly scale: number
  /** Frames other than `base` come later, on a sheet of their own (`bring`). */
  readonly isSplit?: boolean
}

/**
 * The frames of the sprites in one atlas. Most frames other than `base` are `base` with patches; these are composed on first use, so that opening a
 * page does not wait for them and unused ones take no memory. Of a split atlas all of them are, so that their sheet need not be held.
 */
export class AtlasFrames {
  readonly isSplit: boolean
  private readonly scene: Scene
  private readonly painter: Painter
  private readonly atlas: string
  private readonly scale: number
  private sheet: FrameSheet | undefined
  private readonly sprites = new Map<string, SpriteFrames>()

  constructor(scene: Scene, painter: Painter, atlas: string, { scale, isSplit = false }: AtlasOptions) {
    this.scene = scene
    this.painter = painter
    this.atlas = atlas
    this.scale = scale
    this.isSplit = isSplit
  }

  /** Registers the frames of a sprite. */
  add(sprite: string, frames: SpriteFrames): void {
    const texture = this.scene.textures.get(this.atlas)
    const { scale } = this
    this.sprites.set(sprite, frames)
    for (const [name, frame] of Object.entries(frames)) {
      if (isPatched(frame) || this.isComposed(sprite, name)) continue
      texture.add(`${sprite}/${name}`, 0, frame.x * scale, frame.y * scale, frame.w * scale, frame.h * scale)
    }
  }

  /** The sheet of the frames other than `base` has come; `undefined`: all of them are composed, and it is not needed any more. */
  bring(sheet: FrameSheet | undefined): void {
    this.sheet = sheet
  }

  /** Whether a frame can be shown. */
  isHere(sprite: string, name: string): boolean {
    return name === 'base' || !this.isSplit || this.sheet !== undefined || this.painter.has(this.keyOf(sprite, name))
  }

  /** Whether a sprite has this frame, and it is not a piece of the atlas. */
  isComposed(sprite: string, name: string): boolean {
    const frame = this.sprites.get(sprite)?.[name]
    return frame !== undefined && (isPatched(frame) || (this.isSplit && name !== 'base'))
  }

  /** Whether a frame of a registered sprite can be shown without composing it first. */
  isReady(sprite: string, name: string): boolean {
    return this.isComposed(sprite, name)
      ? this.painter.has(this.keyOf(sprite, name))
      : this.sprites.get(sprite)?.[name] !== undefined
  }

  /** The texture of a frame of a registered sprite that is here; composes the frame if needed. */
  of(sprite: string, name: string): FrameSource {
    const frames = this.sprites.get(sprite)
    const frame = frames?.[name]
    if (frames === undefined || frame === undefined || !this.isComposed(sprite, name))
      return { texture: this.atlas, frame: `${sprite}/${name}` }
    const size = { width: frame.w * this.scale, height: frame.h * this.scale }
    const patched = isPatched(frame) ? frame : { ...frame, patches: [frame] }
    const texture = this.painter.pixels(this.keyOf(sprite, name), size, (context) =>
      this.putTogether(context, frameCopies(frames.base, patched, this.scale)),
    )
    return { texture, frame: undefined }
  }

  /** The name under which the painter has a composed frame. */
  private keyOf(sprite: string, name: string): string {
    return `${this.atlas}:${sprite}/${name}`
  }

  private putTogether(context: CanvasRenderingContext2D, copies: readonly Copy[]): void {
    const { sheet, scale } = this
    const base = this.atlasPicture()
    // Decoded the right way up: it is only drawn from.
    const patches = sheet && {
      image: sheet.picture,
      left: sheet.x * scale,
      top: sheet.y * scale,
      flippedHeight: undefined,
    }
    context.imageSmoothingEnabled = false
    for (const copy of copies) put(context, copy.isPatch && patches ? patches : base, copy)
  }

  private atlasPicture(): SheetPicture {
    const { image, height, glTexture } = this.scene.textures.get(this.atlas).source[0] ?? {}
    if (image === undefined || height === undefined) throw new Error(`the atlas ${this.atlas} has no picture`)
    const isBitmap = typeof ImageBitmap === 'function' && image instanceof ImageBitmap
    return {
      // Phaser's types list only what Phaser loads itself; ours are bitmaps or images.
      image: image as CanvasImageSource,
      left: 0,
      top: 0,
      // With WebGL, bitmaps are decoded upside down (`pictureFiles.ts`).
      flippedHeight: isBitmap && glTexture !== null ? height : undefined,
    }
  }
}

interface SheetPicture {
  readonly image: CanvasImageSource
  /** Its corner in the atlas, px. */
  readonly left: number
  readonly top: number
  /** Its height, px, if it is upside down. */
  readonly flippedHeight: number | undefined
}

function put(
  context: CanvasRenderingContext2D,
  { image, left, top, flippedHeight }: SheetPicture,
  { from, to, width: w, height: h }: Copy,
): void {
  const [x, y] = [from.x - left, from.y - top]
  context.clearRect(to.x, to.y, w, h)
  if (flippedHeight === undefined) {
    context.drawImage(image, x, y, w, h, to.x, to.y, w, h)
    return
  }
  context.setTransform(1, 0, 0, -1, to.x, to.y + h)
  context.drawImage(image, x, flippedHeight - y - h, w, h, 0, 0, w, h)
  context.resetTransform()
}
