import type { Scene } from 'phaser'
import { glide, MS } from '../../parts/tween.ts'
import { STAGE } from '../../rules/geometry.ts'
import type { Box } from '../../targets.ts'
import type { Point } from './hitTest.ts'

/** Zoom factor of a double tap. */
const NEAR = 2

/** The visible part of the picture, and the conversion between screen and stage. */
export class Viewport {
  private readonly scene: Scene
  private readonly canvas: HTMLCanvasElement
  private readonly scale: () => number
  private readonly ms: () => number
  /** Zoom and upper left corner, stage units; tweened. */
  private readonly view = { zoom: 1, x: 0, y: 0 }
  private rect = { left: 0, top: 0, width: 0, height: 0 }

  constructor(scene: Scene, canvas: HTMLCanvasElement, scale: () => number, isStill: boolean) {
    this.scene = scene
    this.canvas = canvas
    this.scale = scale
    this.ms = () => (isStill ? 0 : MS.calm)
  }

  /** Zooms in around a point, or back out to the whole picture. */
  toggle(point: Point): void {
    const isNear = this.view.zoom > 1
    const width = STAGE.width / NEAR
    const height = STAGE.height / NEAR
    const to = isNear
      ? { zoom: 1, x: 0, y: 0 }
      : {
          zoom: NEAR,
          x: Math.min(STAGE.width - width, Math.max(0, point.x - width / 2)),
          y: Math.min(STAGE.height - height, Math.max(0, point.y - height / 2)),
        }
    glide(this.scene, this.view, to, this.ms(), 'Sine.easeInOut', () => this.apply())
  }

  /** Back to the whole picture, immediately. */
  reset(): void {
    glide(this.scene, this.view, { zoom: 1, x: 0, y: 0 }, 0)
    this.apply()
  }

  /** Applies the tweened view to the camera; called each frame. */
  apply(): void {
    const { zoom, x, y } = this.view
    this.scene.cameras.main.setZoom(this.scale() * zoom).setScroll(x, y)
  }

  /** Whether the view is zoomed in. */
  get isNear(): boolean {
    return this.view.zoom > 1
  }

  /** Measures where the canvas is on the screen. Called when a finger goes down and not while it moves, because measuring forces a layout. */
  readonly look = (): void => {
    const { left, top, width, height } = this.canvas.getBoundingClientRect()
    this.rect = { left, top, width, height }
  }

  /** Converts CSS px of the viewport to stage units, writing into `point`; uses the last measured position of the canvas. */
  readonly toStage = (clientX: number, clientY: number, point: { x: number; y: number }): void => {
    const { rect, view } = this
    point.x = view.x + ((clientX - rect.left) / rect.width) * (STAGE.width / view.zoom)
    point.y = view.y + ((clientY - rect.top) / rect.height) * (STAGE.height / view.zoom)
  }

  /** Converts a box of the stage to its visible place in the frame, stage units; identical unless zoomed in. */
  toFrame(box: Box): Box {
    const { zoom, x, y } = this.view
    if (zoom === 1) return box
    return { x: (box.x - x) * zoom, y: (box.y - y) * zoom, width: box.width * zoom, height: box.height * zoom }
  }

  /** Converts CSS px to stage units. */
  units(cssPx: number): number {
    const { width } = this.rect
    return width === 0 ? cssPx : (cssPx * STAGE.width) / (width * this.view.zoom)
  }
}
