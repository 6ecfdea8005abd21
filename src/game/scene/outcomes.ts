import type { FailureReason } from '../bridge.ts'
import type { Language, Local } from '../language.ts'
import { burst } from '../parts/burst.ts'
import type { PartHost } from '../parts/partHost.ts'
import type { Command } from '../rules/kindRules.ts'
import type { SessionOutcome } from '../rules/session.ts'
import type { OpenPageOptions } from '../runtime/pageSession.ts'
import type { SceneClock } from './clock.ts'
import type { Hints } from './hints.ts'
import type { Point } from './hitTest.ts'
import { HIDDEN, type PictureLayers } from './pictureLayers.ts'
import { Speech } from './speech.ts'
import type { TargetViews } from './targetViews.ts'

/** What outcomes act upon. */
export interface OutcomeWorld {
  readonly page: Pick<OpenPageOptions, 'channel' | 'services' | 'doneLine'>
  readonly clock: SceneClock
  readonly host: PartHost
  readonly views: TargetViews
  readonly picture: PictureLayers
  readonly hints: Hints
  language(): Language
  /** A timer or a spoken prompt has ended. */
  command(command: Command): void
  completed(): void
  fail(reason: FailureReason, detail: string): void
}

/** Effects of the picture's own things are softer than those of the play. */
const SPRITE_VOLUME = 0.6

/** What outcomes of all kinds do: sound, motion, timers, and the words that go over the bridge. */
export class Outcomes {
  private readonly world: OutcomeWorld
  private readonly speech: Speech
  private readonly timers = new Map<string, () => void>()
  private isFound = false

  constructor(world: OutcomeWorld) {
    this.world = world
    this.speech = new Speech(world.page.services)
  }

  /** Brings an outcome about. */
  react(outcome: SessionOutcome): void {
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
      case 'wake':
        return this.wake(outcome.sprite)
      case 'timer':
        return this.setTimer(outcome.name, outcome.ms)
      case 'help':
        return hints.help(outcome.level)
      case 'failed':
        return this.world.fail(outcome.reason, outcome.detail)
      case 'tried':
        return page.channel.toShell.send({ type: 'tried', ...outcome.tried })
      case 'completed':
        return this.complete(outcome)
      case 'changed':
        return undefined
      default:
        return page.channel.toShell.send(outcome)
    }
  }

  /** A sprite answers as if it were touched. */
  wake(name: string): void {
    const { picture, clock, page } = this.world
    const sprite = picture.named(name)
    if (!sprite || sprite.isAnswering(clock.now)) return
    picture.stir(clock.now)
    sprite.answer(clock.now)
    picture.touch()
    if (sprite.data.sound !== undefined) page.services.effect(sprite.data.sound, SPRITE_VOLUME)
  }

  /** A touch beside all targets: what is there answers; the hidden one is found, once. */
  touch(point: Point): void {
    const { picture, clock } = this.world
    picture.stir(clock.now)
    const sprite = picture.spriteAt(point)
    if (!sprite) return
    const { data, box } = sprite
    this.wake(data.name)
    if (data.name !== HIDDEN || this.isFound) return
    this.isFound = true
    const { host, page } = this.world
    burst(host, box.x + box.width / 2, box.y + box.height / 2)
    page.services.effect('star', SPRITE_VOLUME)
  }

  /** Says a word that is no outcome of a move: a finger was held on it. */
  sayWord(word: Local | undefined): void {
    if (word) this.speech.say([word], this.world.language())
  }

  /** Falls silent. */
  hush(): void {
    this.speech.stop()
  }

  /** Silent, and no timer waits. */
  reset(): void {
    this.speech.stop()
    for (const stop of this.timers.values()) stop()
    this.timers.clear()
  }

  private celebrate(targetId: string): void {
    const { picture, clock, views, host } = this.world
    picture.stir(clock.now)
    const centre = views.centre(targetId)
    if (centre) burst(host, centre.x, centre.y)
  }

  private complete(outcome: Extract<SessionOutcome, { type: 'completed' }>): void {
    const { page, language, completed } = this.world
    completed()
    page.channel.toShell.send(outcome)
    if (page.doneLine) this.speech.sayAfter(page.doneLine, language())
  }

  private say(lines: readonly Local[], name: string | undefined): void {
    const { command, language } = this.world
    this.speech.say(lines, language(), name === undefined ? undefined : () => command({ type: 'said', name }))
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
