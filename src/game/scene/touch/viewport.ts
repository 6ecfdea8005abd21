import type { Scene } from 'phaser'
import { glide, MS } from '../../parts/tween.ts'
import { STAGE } from '../../rules/geometry.ts'
import type { Box } from '../../targets.ts'
import type { Point } from './hitTest.ts'

/** How much nearer a double tap comes. */
const NEAR = 2

/** What part of the picture is seen, and where its points are on the screen. */
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

  /** Into the picture around a point, or back to the whole of it. */
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

  /** The whole picture again, at once. */
  reset(): void {
    glide(this.scene, this.view, { zoom: 1, x: 0, y: 0 }, 0)
    this.apply()
  }

  /** Follows the tween; once a frame. */
  apply(): void {
    const { zoom, x, y } = this.view
    this.scene.cameras.main.setZoom(this.scale() * zoom).setScroll(x, y)
  }

  /** True while a part of the picture fills the stage. */
  get isNear(): boolean {
    return this.view.zoom > 1
  }

  /** Looks where the canvas is on the screen: when a finger comes, and not while it moves, since looking makes the browser lay the page out. */
  readonly look = (): void => {
    const { left, top, width, height } = this.canvas.getBoundingClientRect()
    this.rect = { left, top, width, height }
  }

  /** CSS px of the viewport to stage units, written into `point`; the canvas is where it was when it was looked at last. */
  readonly toStage = (clientX: number, clientY: number, point: { x: number; y: number }): void => {
    const { rect, view } = this
    point.x = view.x + ((clientX - rect.left) / rect.width) * (STAGE.width / view.zoom)
    point.y = view.y + ((clientY - rect.top) / rect.height) * (STAGE.height / view.zoom)
  }

  /** Where a box of the stage is seen on the frame, in stage units: the same while the whole picture is seen. */
  toFrame(box: Box): Box {
    const { zoom, x, y } = this.view
    if (zoom === 1) return box
    return { x: (box.x - x) * zoom, y: (box.y - y) * zoom, width: box.width * zoom, height: box.height * zoom }
  }

  /** Stage units of so many CSS px. */
  units(cssPx: number): number {
    const { width } = this.rect
    return width === 0 ? cssPx : (cssPx * STAGE.width) / (width * this.view.zoom)
  }
}
