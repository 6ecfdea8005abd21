import { GameObjects, type Scene } from 'phaser'
import { giveCanvas, takeCanvas } from './canvasPool.ts'

/** Draws on a canvas whose unit is the stage's unit. */
export type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void

interface Canvas {
  readonly context: CanvasRenderingContext2D
  readonly isOpaque: boolean
}

/**
 * Parts are painted once into a texture of their own, at the stage's present scale: crisp in both renderers, and drawing a frame costs one
 * picture for each part (Phaser's Graphics would redraw every dash of a ring in every frame).
 */
export class Painter {
  private readonly scene: Scene
  private readonly prefix: string
  private readonly scale: () => number
  /** What was drawn on, by key. */
  private readonly canvases = new Map<string, Canvas>()

  constructor(scene: Scene, prefix: string, scale: () => number) {
    this.scene = scene
    this.prefix = prefix
    this.scale = scale
  }

  /** The key of a painted texture; the same name is painted once. */
  texture(name: string, width: number, height: number, draw: Draw): string {
    const scale = this.scale()
    const size = { width: Math.max(1, Math.ceil(width * scale)), height: Math.max(1, Math.ceil(height * scale)) }
    return this.pixels(`${name}:${Math.round(width)}x${Math.round(height)}`, size, (context) => {
      context.scale(size.width / width, size.height / height)
      draw(context, width, height)
    })
  }

  /** The key of a texture of so many px, whatever the stage's scale; the same name is drawn once. `isOpaque`: what covers all of it is copied, not mixed. */
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
    // As a picture like any other: Phaser's own canvas textures read all their pixels back at once (4.2.1), which a touch has no time for.
    const picture: unknown = context.canvas
    this.scene.textures.addImage(key, picture as HTMLImageElement)
    this.canvases.set(key, { context, isOpaque })
    return key
  }

  /** Is a texture there that was drawn by `pixels` under that name? */
  has(name: string): boolean {
    return this.canvases.has(`${this.prefix}:paint:${name}`)
  }

  /** An image of a painted texture, `width` × `height` stage units, its middle at 0,0. */
  image(name: string, width: number, height: number, draw: Draw): GameObjects.Image {
    return new GameObjects.Image(this.scene, 0, 0, this.texture(name, width, height, draw)).setDisplaySize(
      width,
      height,
    )
  }

  /** Removes a texture that was drawn by `pixels` under that name. */
  forget(name: string): void {
    this.drop(`${this.prefix}:paint:${name}`)
  }

  /** Removes all that was painted here. */
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

/** Draws, and leaves the canvas' settings as they were: it may be used again. */
function paintOn(context: CanvasRenderingContext2D, draw: (context: CanvasRenderingContext2D) => void): void {
  context.save()
  draw(context)
  context.restore()
}
