import { GameObjects, type Scene } from 'phaser'
import { giveCanvas, takeCanvas } from './canvasPool.ts'

/** Draws on a canvas in stage units. */
export type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void

interface Canvas {
  readonly context: CanvasRenderingContext2D
  readonly isOpaque: boolean
}

/**
 * Each part is painted once into its own texture at the current scale of the stage. It is sharp in both renderers, and a frame draws one image per
 * part (Phaser's Graphics would redraw every dash of a ring in every frame).
 */
export class Painter {
  private readonly scene: Scene
  private readonly prefix: string
  private readonly scale: () => number
  /** The painted canvases, by texture key. */
  private readonly canvases = new Map<string, Canvas>()

  constructor(scene: Scene, prefix: string, scale: () => number) {
    this.scene = scene
    this.prefix = prefix
    this.scale = scale
  }

  /** Paints a texture and returns its key; each name is painted only once. */
  texture(name: string, width: number, height: number, draw: Draw): string {
    const scale = this.scale()
    const size = { width: Math.max(1, Math.ceil(width * scale)), height: Math.max(1, Math.ceil(height * scale)) }
    return this.pixels(`${name}:${Math.round(width)}x${Math.round(height)}`, size, (context) => {
      context.scale(size.width / width, size.height / height)
      draw(context, width, height)
    })
  }

  /** Like `texture`, but the size is in px and independent of the stage's scale. `isOpaque`: copied instead of blended. */
  pixels(
    name: string,
    {
      width,
      height,
      isOpaque = false,
    }: { readonly width: number; readonly height: number; readonly isOpaque?: boolean },
    draw: (context: CanvasRenderingContext2D) => void,
  ): string {
    const key = `${this.prefix}:paint:${name}`
    if (this.canvases.has(key)) return key
    const context = takeCanvas({ width, height, isOpaque })
    paintOn(context, draw)
    // Added as an ordinary image: Phaser's own canvas textures read back all their pixels at once (4.2.1), too slow during a touch.
    const picture: unknown = context.canvas
    this.scene.textures.addImage(key, picture as HTMLImageElement)
    this.canvases.set(key, { context, isOpaque })
    return key
  }

  /** Whether `pixels` has drawn a texture under that name. */
  has(name: string): boolean {
    return this.canvases.has(`${this.prefix}:paint:${name}`)
  }

  /** An image of a painted texture, `width` × `height` stage units, centred at 0,0. */
  image(name: string, width: number, height: number, draw: Draw): GameObjects.Image {
    return new GameObjects.Image(this.scene, 0, 0, this.texture(name, width, height, draw)).setDisplaySize(
      width,
      height,
    )
  }

  /** Removes a texture drawn by `pixels`. */
  forget(name: string): void {
    this.drop(`${this.prefix}:paint:${name}`)
  }

  /** Removes all textures painted here. */
  dispose(): void {
    for (const key of this.canvases.keys()) this.drop(key)
  }

  private drop(key: string): void {
    const canvas = this.canvases.get(key)
    if (canvas === undefined) return
    this.canvases.delete(key)
    this.scene.textures.remove(key)
    giveCanvas(canvas.context, canvas.isOpaque)
  }
}

/** Draws and then restores the canvas settings, because the canvas may be reused. */
function paintOn(context: CanvasRenderingContext2D, draw: (context: CanvasRenderingContext2D) => void): void {
  context.save()
  draw(context)
  context.restore()
}
