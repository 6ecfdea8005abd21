import { GameObjects, type Scene } from 'phaser'
import type { Painter } from '../../parts/paint.ts'
import { STAGE } from '../../rules/geometry.ts'
import { type Area, Areas, cover, doMeet, noArea } from '../touch/areas.ts'

/** An image of the layer, and its state when it was last drawn. */
interface Piece {
  readonly image: GameObjects.Image
  /** The area it covers in the layer, px. */
  readonly area: Area
  x: number
  y: number
  rotation: number
  scaleX: number
  scaleY: number
  alpha: number
  frame: object | undefined
}

/**
 * Composes overlapping images into one canvas of the stage's size and redraws only where one has moved. For stages that draw on the CPU: there,
 * scaling and rotating every image takes most of a frame's time, and copying a canvas takes almost none.
 */
export class PaintedLayer {
  /** Shows the layer. */
  readonly image: GameObjects.Image
  private readonly painter: Painter
  private readonly name: string
  private readonly ground: ((width: number, height: number) => HTMLCanvasElement) | undefined
  private readonly pieces: readonly Piece[]
  private readonly stale = new Areas()
  private readonly all = noArea()
  private readonly redraw = (area: Area) => this.drawArea(area)
  private scale = 0
  private width = 0
  private height = 0
  private context: CanvasRenderingContext2D | undefined
  /** The background at the layer's pixel size. */
  private under: HTMLCanvasElement | undefined

  /** `images` are ordered back to front; `ground` returns the background for a size in px, which covers the whole stage. */
  constructor(
    scene: Scene,
    painter: Painter,
    name: string,
    {
      ground: background,
      images,
    }: { readonly ground: PaintedLayer['ground']; readonly images: readonly GameObjects.Image[] },
  ) {
    this.painter = painter
    this.name = name
    this.ground = background
    this.pieces = images.map(pieceOf)
    this.image = new GameObjects.Image(scene, 0, 0, '__DEFAULT').setOrigin(0, 0)
  }

  /** Redraws where something has changed since the last call, or everything if the stage's scale has changed. */
  paint(scale: number): void {
    if (scale !== this.scale) return this.begin(scale)
    this.stale.clear()
    for (const piece of this.pieces) this.look(piece)
    this.stale.each(this.redraw)
    if (!this.stale.isEmpty) this.crop()
  }

  /** Without a background most of the layer is transparent, so only the rectangle around its pieces is drawn. */
  private crop(): void {
    if (this.under) return
    const { all, width, height } = this
    all.left = width
    all.top = height
    all.right = 0
    all.bottom = 0
    for (const { area } of this.pieces) {
      all.left = Math.max(0, Math.min(all.left, area.left))
      all.top = Math.max(0, Math.min(all.top, area.top))
      all.right = Math.min(width, Math.max(all.right, area.right))
      all.bottom = Math.min(height, Math.max(all.bottom, area.bottom))
    }
    this.image.setCrop(all.left, all.top, Math.max(0, all.right - all.left), Math.max(0, all.bottom - all.top))
  }

  private begin(scale: number): void {
    const before = `${this.name}:${this.width}`
    this.scale = scale
    this.width = Math.round(STAGE.width * scale)
    this.height = Math.round(STAGE.height * scale)
    const under = this.ground?.(this.width, this.height)
    this.under = under
    if (this.context) this.painter.forget(before)
    const size = { width: this.width, height: this.height, isOpaque: under !== undefined }
    const key = this.painter.pixels(`${this.name}:${this.width}`, size, (context) => {
      this.context = context
      if (under) context.drawImage(under, 0, 0)
      for (const { image } of this.pieces) drawPiece(context, image, this.scale)
    })
    this.image
      .setTexture(key)
      .setOrigin(0, 0)
      .setScale(1 / scale)
    for (const piece of this.pieces) this.note(piece)
    this.crop()
  }

  /** If a piece has changed, marks its old and its new area for redrawing. */
  private look(piece: Piece): void {
    if (isAsDrawn(piece)) return
    this.stale.add(piece.area, this.width, this.height)
    this.note(piece)
    this.stale.add(piece.area, this.width, this.height)
  }

  /** Records a piece's state as drawn. */
  private note(piece: Piece): void {
    const { image, area } = piece
    piece.x = image.x
    piece.y = image.y
    piece.rotation = image.rotation
    piece.scaleX = image.scaleX
    piece.scaleY = image.scaleY
    piece.alpha = image.alpha
    piece.frame = image.frame
    cover(area, image, this.scale)
  }

  private drawArea(area: Area): void {
    const { context } = this
    if (!context) return
    const { under } = this
    const { left, top } = area
    const width = area.right - left
    const height = area.bottom - top
    context.save()
    context.beginPath()
    context.rect(left, top, width, height)
    context.clip()
    if (under) context.drawImage(under, left, top, width, height, left, top, width, height)
    else context.clearRect(left, top, width, height)
    for (const piece of this.pieces) if (doMeet(piece.area, area)) drawPiece(context, piece.image, this.scale)
    context.restore()
  }
}

const pieceOf = (image: GameObjects.Image): Piece => ({
  image,
  area: noArea(),
  x: 0,
  y: 0,
  rotation: 0,
  scaleX: 1,
  scaleY: 1,
  alpha: 1,
  frame: undefined,
})

function isAsDrawn({ image, x, y, rotation, scaleX, scaleY, alpha, frame }: Piece): boolean {
  return (
    image.frame === frame &&
    image.x === x &&
    image.y === y &&
    image.rotation === rotation &&
    image.scaleX === scaleX &&
    image.scaleY === scaleY &&
    image.alpha === alpha
  )
}

/** Phaser's types list only what Phaser loads itself; the stage's pictures are bitmaps, images and canvases. */
const sourceOf = ({ source }: GameObjects.Image['frame']) => source.image as CanvasImageSource

function drawPiece(context: CanvasRenderingContext2D, image: GameObjects.Image, scale: number): void {
  if (image.alpha <= 0) return
  const { frame, x, y, rotation } = image
  const cos = Math.cos(rotation)
  const sin = Math.sin(rotation)
  const [wide, high] = [image.scaleX * scale, image.scaleY * scale]
  context.globalAlpha = image.alpha
  context.setTransform(cos * wide, sin * wide, -sin * high, cos * high, x * scale, y * scale)
  const { cutX, cutY, cutWidth, cutHeight } = frame
  const [left, top] = [-image.displayOriginX, -image.displayOriginY]
  context.drawImage(sourceOf(frame), cutX, cutY, cutWidth, cutHeight, left, top, cutWidth, cutHeight)
}
