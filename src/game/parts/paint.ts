import { GameObjects, type Scene } from 'phaser'

/** Draws on a canvas whose unit is the stage's unit. */
export type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void

/**
 * Parts are painted once into a texture of their own, at the stage's present scale: crisp in both renderers, and drawing a frame costs one
 * picture for each part (Phaser's Graphics would redraw every dash of a ring in every frame).
 */
export class Painter {
  private readonly scene: Scene
  private readonly prefix: string
  private readonly scale: () => number
  private readonly keys = new Set<string>()

  constructor(scene: Scene, prefix: string, scale: () => number) {
    this.scene = scene
    this.prefix = prefix
    this.scale = scale
  }

  /** The key of a painted texture; the same name is painted once. */
  texture(name: string, width: number, height: number, draw: Draw): string {
    const key = `${this.prefix}:paint:${name}:${Math.round(width)}x${Math.round(height)}`
    if (this.keys.has(key)) return key
    const scale = this.scale()
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.ceil(width * scale))
    canvas.height = Math.max(1, Math.ceil(height * scale))
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no 2d context for a painted part')
    context.scale(canvas.width / width, canvas.height / height)
    draw(context, width, height)
    this.scene.textures.addCanvas(key, canvas)
    this.keys.add(key)
    return key
  }

  /** An image of a painted texture, `width` × `height` stage units, its middle at 0,0. */
  image(name: string, width: number, height: number, draw: Draw): GameObjects.Image {
    return new GameObjects.Image(this.scene, 0, 0, this.texture(name, width, height, draw)).setDisplaySize(
      width,
      height,
    )
  }

  /** Removes all textures painted here. */
  dispose(): void {
    for (const key of this.keys) this.scene.textures.remove(key)
    this.keys.clear()
  }
}
