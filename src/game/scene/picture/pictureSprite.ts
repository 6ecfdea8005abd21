import { GameObjects, type Scene } from 'phaser'
import { fromPercent, STAGE } from '../../rules/geometry.ts'
import type { FrameData, SpriteData, TapMotion } from '../../picture.ts'
import type { CuePlace } from '../../rules/cues.ts'
import type { Box } from '../../targets.ts'
import type { AtlasFrames } from './atlasFrames.ts'
import { isPatched } from './frameCopies.ts'
import { AT_REST, addJourney, addPlace, type Journey, shareOf } from './journey.ts'
import { addAnswer, addIdle, answerLength, type Pose, rest } from './motions.ts'

const BLINK_MS = 120
/** Between two blinks, ms; each sprite's own rhythm lies between. */
const BLINK_EVERY = 3600

/** An answer being given. */
interface Answer {
  readonly motion: TapMotion
  readonly start: number
  /** Of one time, ms. */
  readonly ms: number
  readonly times: number
  readonly frame: string
}

/** One movable thing of a picture: rests, moves a little while the picture is awake, blinks, answers a touch, and goes its ways. */
export class PictureSprite {
  readonly data: SpriteData
  /** Where it rests, stage units. */
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

  /** Where it stands now, or will when its way is made, stage units. */
  presentBox(): Box {
    const { x, y } = this.place
    return { ...this.box, x: this.box.x + (x / 100) * STAGE.width, y: this.box.y + (y / 100) * STAGE.height }
  }

  /** Has it that frame, made of its base and patches? */
  isPutTogether(frame: string): boolean {
    const place = this.data.frames[frame]
    return place !== undefined && isPatched(place)
  }

  /** Makes the texture of such a frame, so that showing it costs no time. */
  putTogether(frame: string): void {
    this.frames.of(this.data.name, frame)
  }

  /** Answers from `now` on; by default as it answers a touch. */
  answer(now: number, { motion = this.data.tap, ms = answerLength(motion), times = 1, frame = 'tap' } = {}): void {
    this.answering = { motion, start: now, ms, times, frame }
  }

  /** Goes to a place against its resting place and stays there. */
  goTo(place: CuePlace, now: number, ms: number, way: { readonly hops: number; readonly falls: boolean }): void {
    this.journey = { from: this.place, to: place, start: now, ms, ...way }
    this.place = place
  }

  /** Shows a frame from now on instead of the base (a lit lantern); unknown frames change nothing. */
  keep(frame: string | undefined): void {
    this.heldFrame = frame !== undefined && frame in this.data.frames ? frame : undefined
  }

  /** What was answered stays seen: its `done` frame, or the one of its answer where that is all that is drawn. */
  holdReaction(): void {
    this.keep('done' in this.data.frames ? 'done' : 'tap')
  }

  /** At its place at once, and its answer over. */
  arrive(): void {
    this.journey = undefined
    this.answering = undefined
  }

  /** Its answer is over at once; a way is gone to its end. */
  endAnswer(): void {
    this.answering = undefined
  }

  /** As it was when the page was opened. */
  reset(): void {
    this.arrive()
    this.place = AT_REST
    this.heldFrame = undefined
  }

  /** Is it in the middle of an answer? */
  isAnswering(now: number): boolean {
    const { answering } = this
    return answering !== undefined && now < answering.start + answering.ms * answering.times
  }

  /** Does it answer or go somewhere? */
  isBusy(now: number): boolean {
    return this.isAnswering(now) || (this.journey !== undefined && shareOf(this.journey, now) < 1)
  }

  /** Where it is in this frame. `strength` 0…1 of its idle motion; `isStill`: answers show their frame, but nothing travels. */
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
    // A blink that would have to be put together first is left out: nobody misses it, and a frame would be late.
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
    // Nothing travels: where no other frame is drawn, it pales for a moment.
    else if (!(frame in this.data.frames)) this.pose.alpha *= 1 - 0.4 * Math.sin(share * Math.PI)
  }

  /** Frames are trimmed differently, so the turning point is calculated again for each. */
  private show(frame: string): void {
    if (frame === this.shown) return
    const place: FrameData | undefined = this.data.frames[frame]
    if (place === undefined) return
    this.shown = frame
    const source = this.frames.of(this.data.name, frame)
    this.image.setTexture(source.texture, source.frame)
    this.image.setOrigin((this.pivot.x - place.dx) / place.w, (this.pivot.y - place.dy) / place.h)
  }
}
