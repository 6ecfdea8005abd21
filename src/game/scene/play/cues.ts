import { type Cue, lengthOf, USUAL_WAY_MS } from '../../rules/cues.ts'
import type { SceneClock } from '../clock.ts'
import type { PictureLayers } from '../picture/pictureLayers.ts'
import type { PictureSprite } from '../picture/pictureSprite.ts'
import type { TargetViews } from './targetViews.ts'

/** What cues act on. */
export interface CueWorld {
  readonly clock: Pick<SceneClock, 'now' | 'after'>
  readonly picture: Pick<PictureLayers, 'named' | 'activate' | 'touch' | 'sprites'>
  readonly views: Pick<TargetViews, 'get'>
  /** Nothing is repeated: in calm mode and with reduced motion. */
  readonly isGentle?: boolean
  effect(name: string): void
  /** A sprite answers as if touched. */
  react(sprite: string): void
}

interface Waiting {
  readonly cue: Cue
  readonly stop: () => void
}

/** Plays cues on the page's clock. Missing sprites and pieces are skipped; the content check reports them. */
export class Cues {
  private readonly world: CueWorld
  private waiting: Waiting[] = []
  private endsAt = 0

  constructor(world: CueWorld) {
    this.world = world
  }

  /** Schedules the cues from now on. */
  play(given: readonly Cue[]): void {
    const { clock, isGentle = false } = this.world
    const cues = isGentle ? given.map((cue) => ({ ...cue, times: 1 })) : given
    this.endsAt = Math.max(this.endsAt, clock.now + lengthOf(cues))
    for (const cue of cues) {
      const waiting: Waiting = { cue, stop: clock.after(cue.at, () => this.begin(waiting)) }
      this.waiting.push(waiting)
    }
  }

  /** Ms until all scheduled cues have ended. */
  get left(): number {
    return Math.max(0, this.endsAt - this.world.clock.now)
  }

  /** Ends all cues at once, with every sprite in its final state. */
  finish(): void {
    const { picture } = this.world
    for (const { cue, stop } of this.waiting.splice(0)) {
      stop()
      const sprite = picture.named(cue.sprite ?? '')
      if (sprite) this.settle(sprite, cue)
    }
    for (const sprite of picture.sprites) sprite.arrive()
    this.endsAt = 0
    picture.touch()
  }

  /** Cancels all cues and restores the picture. */
  reset(): void {
    const { picture } = this.world
    for (const { stop } of this.waiting.splice(0)) stop()
    for (const sprite of picture.sprites) sprite.reset()
    this.endsAt = 0
    picture.touch()
  }

  private begin(waiting: Waiting): void {
    const { picture, clock, views, effect, react } = this.world
    this.waiting = this.waiting.filter((other) => other !== waiting)
    const { cue } = waiting
    if (cue.piece !== undefined) views.get(cue.piece)?.cheer?.()
    const sprite = picture.named(cue.sprite ?? '')
    if (cue.sprite !== undefined && !sprite) return
    if (cue.sound !== undefined) effect(cue.sound)
    if (!sprite) return
    picture.activate(clock.now)
    this.act(sprite, cue, react)
    this.settle(sprite, cue)
    picture.touch()
  }

  private act(sprite: PictureSprite, cue: Cue, react: CueWorld['react']): void {
    const { now } = this.world.clock
    const { motion, ms, times, frame, to } = cue
    const length = ms === undefined ? {} : { ms }
    if (motion) sprite.answer(now, { motion, times, ...length, ...(frame === undefined ? {} : { frame }) })
    else if (to && frame !== undefined) sprite.answer(now, { motion: 'still', ms: ms ?? USUAL_WAY_MS, frame })
    else if (!to && frame === undefined && times === 1 && ms === undefined) react(sprite.data.name)
    else if (!to) sprite.answer(now, { times, ...length, ...(frame === undefined ? {} : { frame }) })
  }

  /** Applies the lasting part of a cue. */
  private settle(sprite: PictureSprite, { to, ms = USUAL_WAY_MS, hops, falls, frame, keeps }: Cue): void {
    if (to) sprite.goTo(to, this.world.clock.now, ms, { hops, falls })
    if (keeps) sprite.keep(frame)
  }
}
