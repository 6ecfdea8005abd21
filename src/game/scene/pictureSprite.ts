import { GameObjects, type Scene } from 'phaser'
import { fromPercent } from '../rules/geometry.ts'
import type { FrameData, SpriteData } from '../picture.ts'
import type { Box } from '../targets.ts'
import { addAnswer, addIdle, answerLength, type Pose, rest } from './motions.ts'

const BLINK_MS = 120
/** Between two blinks, ms; each sprite's own rhythm lies between. */
const BLINK_EVERY = 3600

/** One movable thing of a picture: rests, moves a little while the picture is awake, blinks, and answers a touch. */
export class PictureSprite {
  readonly data: SpriteData
  /** Stage units. */
  readonly box: Box
  readonly image: GameObjects.Image
  private readonly atlasScale: number
  private readonly phase: number
  private readonly pivot: { readonly x: number; readonly y: number }
  private readonly pose: Pose = { dx: 0, dy: 0, angle: 0, scaleX: 1, scaleY: 1, alpha: 1 }
  private answersUntil = 0
  private answeredAt = 0
  private shown = ''
  private kept: string | undefined

  constructor(scene: Scene, texture: string, data: SpriteData, atlasScale: number, phase: number) {
    this.data = data
    this.atlasScale = atlasScale
    this.phase = phase
    this.box = fromPercent(data.box)
    this.pivot = { x: this.box.x + data.pivot[0] * this.box.width, y: this.box.y + data.pivot[1] * this.box.height }
    this.image = new GameObjects.Image(scene, this.pivot.x, this.pivot.y, texture)
    this.show('base')
  }

  /** Name of one of its frames in the texture. */
  frameName(frame: string): string {
    return `${this.data.name}/${frame}`
  }

  /** Answers a touch from `now` on. */
  answer(now: number): void {
    this.answeredAt = now
    this.answersUntil = now + answerLength(this.data.tap)
  }

  /** Shows a frame from now on instead of the base (a lit lantern); unknown frames change nothing. */
  keep(frame: string | undefined): void {
    this.kept = frame !== undefined && frame in this.data.frames ? frame : undefined
  }

  /** Is it in the middle of an answer? */
  isAnswering(now: number): boolean {
    return now < this.answersUntil
  }

  /** Where it is in this frame. `strength` 0…1 of its idle motion; `isStill`: answers show their frame, but nothing travels. */
  update(now: number, strength: number, isStill: boolean): void {
    const { pose, data } = this
    rest(pose)
    if (strength > 0) addIdle(pose, data.idle, now + this.phase, strength)
    const isAnswering = this.isAnswering(now)
    if (isAnswering && !isStill)
      addAnswer(pose, data.tap, (now - this.answeredAt) / (this.answersUntil - this.answeredAt))
    const isBlinking = strength > 0 && 'blink' in data.frames && (now + this.phase * 7) % BLINK_EVERY < BLINK_MS
    this.show(isAnswering && 'tap' in data.frames ? 'tap' : (this.kept ?? (isBlinking ? 'blink' : 'base')))
    this.image.setPosition(this.pivot.x + pose.dx, this.pivot.y + pose.dy)
    this.image.setRotation(pose.angle)
    this.image.setScale(pose.scaleX / this.atlasScale, pose.scaleY / this.atlasScale)
    this.image.setAlpha(pose.alpha)
  }

  /** Frames are trimmed differently, so the turning point is reckoned anew for each. */
  private show(frame: string): void {
    if (frame === this.shown) return
    const place: FrameData | undefined = this.data.frames[frame]
    if (place === undefined) return
    this.shown = frame
    this.image.setFrame(this.frameName(frame), false, false)
    this.image.setSizeToFrame()
    this.image.setOrigin((this.pivot.x - place.dx) / place.w, (this.pivot.y - place.dy) / place.h)
  }
}
