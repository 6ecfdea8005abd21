import { GameObjects, type Scene } from 'phaser'
import { fromPercent, STAGE } from '../../rules/geometry.ts'
import type { FrameData, SpriteData, TapMotion } from '../../picture.ts'
import type { CuePlace } from '../../rules/cues.ts'
import type { Box } from '../../targets.ts'
import type { AtlasFrames } from './atlasFrames.ts'
import { AT_REST, addJourney, addPlace, type Journey, shareOf } from './journey.ts'
import { addAnswer, addIdle, answerLength, type Pose, rest } from './motions.ts'

const BLINK_MS = 120
/** Interval between two blinks, ms; each sprite has its own phase. */
const BLINK_EVERY = 3600

/** A running answer to a touch or cue. */
interface Answer {
  readonly motion: TapMotion
  readonly start: number
  /** Duration of one repetition, ms. */
  readonly ms: number
  readonly times: number
  readonly frame: string
}

/** One movable thing of a picture: it has idle motion, blinks, answers touches, and travels. */
export class PictureSprite {
  readonly data: SpriteData
  /** Its resting place, stage units. */
  readonly box: Box
  readonly image: GameObjects.Image
  private readonly frames: AtlasFrames
  private readonly atlasScale: number
  private readonly phase: number
  private readonly pivot: { readonly x: number; readonly y: number }
  private readonly pose: Pose = { dx: 0, dy: 0, angle: 0, scaleX: 1, scaleY: 1, alpha: 1 }
  private answering: Answer | undefined
  private journey: Journey | undefined
  private place: CuePlace = AT_REST
  private shown = ''
  /** What it would show if all its frames were here. */
  private wanted = ''
  private heldFrame: string | undefined

  constructor(scene: Scene, frames: AtlasFrames, data: SpriteData, atlasScale: number, phase: number) {
    this.data = data
    this.frames = frames
    this.atlasScale = atlasScale
    this.phase = phase
    this.box = fromPercent(data.box)
    this.pivot = { x: this.box.x + data.pivot[0] * this.box.width, y: this.box.y + data.pivot[1] * this.box.height }
    frames.add(data.name, data.frames)
    const { texture, frame } = frames.of(data.name, 'base')
    this.image = new GameObjects.Image(scene, this.pivot.x, this.pivot.y, texture, frame)
    this.show('base')
  }

  /** Its place now, or at the end of its journey, stage units. */
  presentBox(): Box {
    const { x, y } = this.place
    return { ...this.box, x: this.box.x + (x / 100) * STAGE.width, y: this.box.y + (y / 100) * STAGE.height }
  }

  /** Whether it has this frame, and it is to be composed. */
  isPutTogether(frame: string): boolean {
    return this.frames.isComposed(this.data.name, frame)
  }

  /** Composes such a frame in advance, so that showing it takes no time. */
  putTogether(frame: string): void {
    this.frames.of(this.data.name, frame)
  }

  /** Whether it shows `base` instead of a frame that had not come. */
  get lacksFrame(): boolean {
    return this.wanted !== this.shown
  }

  /** Whether it has this frame, and it has come. */
  private has(frame: string): boolean {
    return frame in this.data.frames && this.frames.isHere(this.data.name, frame)
  }

  /** Answers from `now` on; by default like a touch. */
  answer(now: number, { motion = this.data.tap, ms = answerLength(motion), times = 1, frame = 'tap' } = {}): void {
    this.answering = { motion, start: now, ms, times, frame }
  }

  /** Travels to a place (relative to its resting place) and stays there. */
  goTo(place: CuePlace, now: number, ms: number, way: { readonly hops: number; readonly falls: boolean }): void {
    this.journey = { from: this.place, to: place, start: now, ms, ...way }
    this.place = place
  }

  /** Shows a frame instead of the base from now on (a lit lantern); an unknown frame restores the base. */
  keep(frame: string | undefined): void {
    this.heldFrame = frame !== undefined && frame in this.data.frames ? frame : undefined
  }

  /** Shows permanently that it was answered: its `done` frame, otherwise its `tap` frame. */
  holdReaction(): void {
    this.keep('done' in this.data.frames ? 'done' : 'tap')
  }

  /** Ends its journey and its answer at once. */
  arrive(): void {
    this.journey = undefined
    this.answering = undefined
  }

  /** Ends its answer at once; a journey continues. */
  endAnswer(): void {
    this.answering = undefined
  }

  /** Restores its initial state. */
  reset(): void {
    this.arrive()
    this.place = AT_REST
    this.heldFrame = undefined
  }

  /** Whether an answer is running. */
  isAnswering(now: number): boolean {
    const { answering } = this
    return answering !== undefined && now < answering.start + answering.ms * answering.times
  }

  /** Whether it is answering or travelling. */
  isBusy(now: number): boolean {
    return this.isAnswering(now) || (this.journey !== undefined && shareOf(this.journey, now) < 1)
  }

  /** Updates its image for this frame. `strength` 0…1 of idle motion; `isStill`: answers show their frame, but nothing travels. */
  update(now: number, strength: number, isStill: boolean): void {
    const { pose, data, journey } = this
    rest(pose)
    if (strength > 0) addIdle(pose, data.idle, now + this.phase, strength)
    if (journey) addJourney(pose, journey, now, isStill)
    else addPlace(pose, this.place)
    if (journey && shareOf(journey, now) >= 1) this.journey = undefined
    const answering = this.isAnswering(now) ? this.answering : undefined
    if (answering) this.addAnswerOf(answering, now, isStill)
    const isBlinking = strength > 0 && (now + this.phase * 7) % BLINK_EVERY < BLINK_MS
    // A blink whose frame is not composed yet is skipped: composing it would delay the frame.
    const resting = this.heldFrame ?? (isBlinking && this.frames.isReady(data.name, 'blink') ? 'blink' : 'base')
    this.show(answering && answering.frame in data.frames ? answering.frame : resting)
    this.image.setPosition(this.pivot.x + pose.dx, this.pivot.y + pose.dy)
    this.image.setRotation(pose.angle)
    this.image.setScale(pose.scaleX / this.atlasScale, pose.scaleY / this.atlasScale)
    this.image.setAlpha(pose.alpha)
  }

  private addAnswerOf({ motion, start, ms, frame }: Answer, now: number, isStill: boolean): void {
    const share = ((now - start) / ms) % 1
    if (!isStill) addAnswer(this.pose, motion, share)
    // Without a frame for the answer, the sprite fades briefly instead of moving.
    else if (!this.has(frame)) this.pose.alpha *= 1 - 0.4 * Math.sin(share * Math.PI)
  }

  /** Shows a frame, or `base` until it is here. Frames are trimmed differently, so the origin is recalculated for each. */
  private show(wanted: string): void {
    this.wanted = wanted
    const frame = this.frames.isHere(this.data.name, wanted) ? wanted : 'base'
    if (frame === this.shown) return
    const place: FrameData | undefined = this.data.frames[frame]
    if (place === undefined) return
    this.shown = frame
    const source = this.frames.of(this.data.name, frame)
    this.image.setTexture(source.texture, source.frame)
    this.image.setOrigin((this.pivot.x - place.dx) / place.w, (this.pivot.y - place.dy) / place.h)
  }
}
