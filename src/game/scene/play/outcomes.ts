import type { FailureReason, ToShell } from '../../bridge.ts'
import type { Language, Local } from '../../language.ts'
import { burst, prepareBurst } from '../../parts/burst.ts'
import type { PartHost } from '../../parts/partHost.ts'
import type { Command } from '../../rules/kindRules.ts'
import type { PlayOutcome } from '../../rules/session.ts'
import type { ScenePage } from '../../runtime/pageHandle.ts'
import type { SceneClock } from '../clock.ts'
import { Cues } from './cues.ts'
import type { Hints } from './hints.ts'
import type { Point } from '../touch/hitTest.ts'
import { HIDDEN, type PictureLayers } from '../picture/pictureLayers.ts'
import { Speech } from './speech.ts'
import type { TargetViews } from './targetViews.ts'

/** What outcomes act on. */
export interface OutcomeWorld {
  readonly page: Pick<ScenePage, 'services' | 'doneLine' | 'cues'>
  readonly clock: SceneClock
  readonly host: PartHost
  readonly views: TargetViews
  readonly picture: PictureLayers
  readonly hints: Hints
  readonly language: Language
  /** A timer or a spoken prompt has ended. */
  command(command: Command): void
  completed(): void
  fail(reason: FailureReason, detail: string): void
  /** Sends a message to the shell. */
  emit(message: ToShell): void
}

/** Volume of sprite effects, softer than those of play. */
const SPRITE_VOLUME = 0.6
/** From this long after completion, a touch of the picture ends its running cues, ms. */
const SEEN_MS = 1000

/** The effects of outcomes common to all kinds: sound, motion, timers and channel messages. */
export class Outcomes {
  private readonly world: OutcomeWorld
  private readonly speech: Speech
  private readonly timers = new Map<string, () => void>()
  private isFound = false
  private completedAt = Number.POSITIVE_INFINITY
  /** The cues of the page. */
  readonly cues: Cues

  constructor(world: OutcomeWorld) {
    this.world = world
    const { clock, picture, views, page, host } = world
    this.cues = new Cues({
      clock,
      picture,
      views,
      isGentle: host.motion !== 'full',
      effect: (name) => page.services.effect(name, SPRITE_VOLUME),
      react: (sprite) => this.react(sprite),
    })
    this.speech = new Speech(page.services, (path, state) => world.emit({ type: 'spoken', path, state }))
    prepareBurst(world.host)
  }

  /** Applies an outcome. */
  respond(outcome: PlayOutcome): void {
    const { page, views, hints } = this.world
    switch (outcome.type) {
      case 'accepted':
        return this.celebrate(outcome.to ?? outcome.targetId)
      case 'rejected':
        hints.missed(outcome.targetId)
        return views.get(outcome.targetId)?.reject?.()
      case 'say':
        return this.say(outcome.lines, outcome.name)
      case 'effect':
        return page.services.effect(outcome.name, outcome.volume)
      case 'react':
        return this.react(outcome.sprite)
      case 'timer':
        return this.setTimer(outcome.name, outcome.ms)
      case 'help':
        return hints.help(outcome.level)
      case 'failed':
        return this.world.fail(outcome.reason, outcome.detail)
      case 'tried':
        return this.world.emit({ type: 'tried', ...outcome.tried })
      case 'completed':
        return this.complete(outcome)
      case 'changed':
        return undefined
      default:
        return this.world.emit(outcome)
    }
  }

  /** A sprite answers as if touched. */
  react(name: string): void {
    const { picture, clock, page, host } = this.world
    const sprite = picture.named(name)
    if (!sprite || sprite.isAnswering(clock.now)) return
    // In calm and reduced motion only one sprite answers at a time.
    if (host.motion !== 'full') for (const other of picture.sprites) other.endAnswer()
    picture.activate(clock.now)
    sprite.answer(clock.now)
    picture.touch()
    if (sprite.data.sound !== undefined) page.services.effect(sprite.data.sound, SPRITE_VOLUME)
  }

  /** A touch outside all targets: the sprite there answers; finding the hidden character is celebrated once. */
  touch(point: Point): void {
    const { picture, clock } = this.world
    picture.activate(clock.now)
    // A touch ends running cues, but not the touch that completed the play.
    if (this.cues.left > 0 && clock.now - this.completedAt > SEEN_MS) this.cues.finish()
    const sprite = picture.spriteAt(point)
    if (sprite) this.touchSprite(sprite.data.name)
  }

  /** A touch of a sprite, by finger or key. Unknown names do nothing. */
  touchSprite(name: string): void {
    const sprite = this.world.picture.named(name)
    if (!sprite) return
    const { data, box } = sprite
    this.react(data.name)
    if (data.name !== HIDDEN || this.isFound) return
    this.isFound = true
    const { host, page } = this.world
    burst(host, box.x + box.width / 2, box.y + box.height / 2)
    page.services.effect('star', SPRITE_VOLUME)
    this.world.emit({ type: 'found' })
  }

  /** Speaks what a target says of itself; not the outcome of a move. `heard` is called once it sounds. */
  sayTarget(lines: readonly Local[], heard: () => void): void {
    if (lines.length > 0) this.speech.say(lines, this.world.language, undefined, heard)
  }

  /** Stops speaking. */
  mute(): void {
    this.speech.stop()
  }

  /** Stops speech and timers. */
  reset(): void {
    this.speech.stop()
    for (const stop of this.timers.values()) stop()
    this.timers.clear()
  }

  /** Restores the picture to its initial state. */
  restore(): void {
    this.completedAt = Number.POSITIVE_INFINITY
    this.cues.reset()
  }

  private celebrate(targetId: string): void {
    const { picture, clock, views, host, page } = this.world
    picture.activate(clock.now)
    const centre = views.centre(targetId)
    if (centre) burst(host, centre.x, centre.y)
    if (page.cues) this.cues.play(page.cues.each)
  }

  private complete(outcome: Extract<PlayOutcome, { type: 'completed' }>): void {
    const { world } = this
    const { page, clock } = world
    world.completed()
    const { afterwards, ...emitted } = outcome
    world.emit(emitted)
    this.completedAt = clock.now
    if (page.cues) this.cues.play(page.cues.finale)
    this.speech.sayAfter(
      [page.doneLine, afterwards].filter((line) => line !== undefined),
      world.language,
    )
  }

  private say(lines: readonly Local[], name: string | undefined): void {
    const { world } = this
    this.speech.say(lines, world.language, name === undefined ? undefined : () => world.command({ type: 'said', name }))
  }

  private setTimer(name: string, ms: number): void {
    this.timers.get(name)?.()
    const stop = this.world.clock.after(ms, () => {
      this.timers.delete(name)
      this.world.command({ type: 'timer', name })
    })
    this.timers.set(name, stop)
  }
}
