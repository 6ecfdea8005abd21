import type { Message, ToGame } from '../../bridge.ts'
import type { Language, Local } from '../../language.ts'
import { makeDropZone } from '../../parts/dropZone.ts'
import type { PartHost } from '../../parts/partHost.ts'
import { makeTapZone } from '../../parts/tapZone.ts'
import type { TargetView } from '../../parts/targetView.ts'
import type { Cue } from '../../rules/cues.ts'
import type { Counters } from '../../rules/kindRules.ts'
import type { PlayOutcome } from '../../rules/session.ts'
import { afterFrame } from '../../runtime/afterFrame.ts'
import type { RuleTarget } from '../../targets.ts'
import type { Point } from '../touch/hitTest.ts'
import { type LoadedPicture, loadFree, loadPicture } from '../picture/loadPicture.ts'
import type { PauseReason } from '../clock.ts'
import { PageScene } from '../pageScene.ts'
import type { PictureLayers } from '../picture/pictureLayers.ts'
import { type KindHooks, Play } from './play.ts'
import { listenToPointers } from '../touch/pointerInput.ts'
import type { TargetViews } from './targetViews.ts'
import { fingersOf } from '../touch/touch.ts'

/** How often moving targets are reported to the shell, ms. */
const MOVING_EMIT_MS = 250

/**
 * The scene of any kind: runs its rules, shows its picture, turns touches, keys and hooks into the same moves and animates the outcomes. A kind
 * overrides: `makeView` (how targets look), `furnish` (what else is on the page), `show` (its own response to outcomes), `assets` (pictures of the
 * kit), `wordOf` (what a held item says).
 */
export abstract class PlayScene<Config, State> extends PageScene<Config, State> {
  private play: Play<Config, State> | undefined
  private inbox: ToGame[] = []
  private loadedPicture: LoadedPicture | undefined
  private lastEmitted = 0
  /** Texture keys of the kit's pictures by path; missing files have none. */
  protected readonly pictures = new Map<string, string>()

  /** How a target looks; by default drop places are rings and everything else is a tap area of the picture. */
  protected makeView(target: RuleTarget, host: PartHost): TargetView {
    return target.kind === 'drop' ? makeDropZone(host, target) : makeTapZone(host, target)
  }

  /** Adds what the page has besides targets; called once, before the first views. */
  protected furnish(_host: PartHost): void {}

  /** The kind's own response to an outcome; called after the common one. */
  protected show(_outcome: PlayOutcome): void {}

  /** Paths of the kit's pictures that the kind draws. */
  protected assets(_config: Config): readonly string[] {
    return []
  }

  /** What a target says of itself, for kinds whose rules do not tell it (`RuleTarget.says`). */
  protected wordOf(_targetId: string): Local | undefined {
    return undefined
  }

  /** The position of a pressed finger (stage units), or `undefined` when lifted: for kinds in which a finger draws. */
  protected drawAt(_point: Point | undefined): void {}

  /** True if a tap on an item is a move. */
  protected readonly doesTapMove: boolean = false

  /** Called each frame, for what moves by itself. */
  protected animate(_now: number): void {}

  /** Whether the kind moves nothing itself now; the loop does not sleep otherwise. */
  protected isResting(): boolean {
    return true
  }

  /** Receives a message of the shell; queued until the page is ready. */
  receive(message: ToGame): void {
    if (this.status === 'failed') return
    if (this.play === undefined || this.status === 'loading') this.inbox.push(message)
    else this.guard(() => this.obey(message))
    // A pause changes nothing that is seen: Next pauses the page that it leaves, and a frame of it would delay the sheet.
    if (message.type === 'pause') this.stage.rest()
    else this.stage.wake()
  }

  /** Targets at their current places on the frame, stage units. */
  presentTargets(): readonly RuleTarget[] {
    return this.onFrame((views) => views.present())
  }

  /** Targets at the places where they come to rest, stage units; those of the present for what is neither held nor on its way. */
  restingTargets(): readonly RuleTarget[] {
    return this.onFrame((views) => views.resting())
  }

  private onFrame(targetsOf: (views: TargetViews) => readonly RuleTarget[]): readonly RuleTarget[] {
    const { play } = this
    if (!play || this.status === 'loading' || this.status === 'failed') return []
    return targetsOf(play.views).map((target) => ({ ...target, box: play.viewport.toFrame(target.box) }))
  }

  /** Moves made and total moves. */
  progress(): { readonly done: number; readonly total: number } {
    return this.play?.session.progress() ?? { done: 0, total: 0 }
  }

  /** The counters that the shell shows. */
  counters(): Counters | undefined {
    return this.play?.session.counters()
  }

  /** The text of the current question. */
  question(): Message | undefined {
    return this.playing.question()
  }

  /** The child's current language. */
  get language(): Language {
    return this.play?.language ?? this.page.language
  }

  /** The rules' state. */
  protected get state(): State {
    return this.playing.session.current
  }

  /** The page's picture, whose sprites are found by name. */
  protected get picture(): PictureLayers {
    return this.playing.picture
  }

  protected get views(): TargetViews {
    return this.playing.views
  }

  protected get host(): PartHost {
    return this.playing.host
  }

  /** A finished drawing on a target is a move onto itself. */
  protected drawn = (targetId: string): void => this.playing.move(targetId, targetId)

  /** A sprite of the picture answers as if touched. */
  protected reactingSprite(name: string): void {
    this.playing.outcomes.react(name)
  }

  /** Plays cues from now on; returns how many ms all running cues will take. */
  protected playCues(cues: readonly Cue[]): number {
    this.playing.outcomes.cues.play(cues)
    return this.playing.outcomes.cues.left
  }

  protected override async fetchAll(): Promise<void> {
    const { pictureId, services, config, look: variant } = this.page
    const data = pictureId === undefined ? undefined : services.picture(pictureId)
    if (pictureId !== undefined && data === undefined) this.fail('asset-missing', `picture ${pictureId}`)
    const texture = (url: string) => this.texture(url)
    const free = loadFree(this.assets(config), this.stage.scale, texture, this.pictures)
    this.loadedPicture = await loadPicture(data, this.stage.scale, texture, variant)
    await free
  }

  protected override build(): void {
    this.play = new Play(this, this.loadedPicture, this.hooks())
    this.furnish(this.play.host)
    const { views, session, viewport, gestures, outcomes } = this.play
    views.sync(session.targets(), 'still')
    const fingers = fingersOf(
      gestures,
      (run) => this.hear(run),
      (point) => this.drawAt(point),
    )
    listenToPointers(this.stage.canvas, viewport, fingers, this.disposables)
    this.disposables.add(() => outcomes.reset())
  }

  protected override begin(): void {
    this.playing.session.begin()
    this.playing.sync()
    const waiting = this.inbox
    this.inbox = []
    for (const message of waiting) this.obey(message)
    // Asking for a file takes a cheap tablet up to 9 ms, which the page's first frame would wait for.
    afterFrame(() => void this.bringFrames())
  }

  /** Loads what the picture's sprites show only when something happens, where that is a file of its own. */
  private async bringFrames(): Promise<void> {
    const { frames } = this.loadedPicture ?? {}
    if (frames === undefined) return
    await this.page.loadsUntil
    if (this.isOver) return
    const left = new Promise<void>((resolve) => this.disposables.add(resolve))
    await this.usePicture(frames, (sheet) => {
      const composed = this.picture.bring(sheet)
      if (this.picture.lacksFrame) this.stage.wake()
      return Promise.race([composed, left])
    })
  }

  protected override frame(now: number): void {
    const { picture, viewport } = this.playing
    picture.update(now, { isNear: viewport.isNear, isAlone: this.mayRest() })
    viewport.apply()
    this.animate(now)
    if (this.isResting() || now - this.lastEmitted < MOVING_EMIT_MS) return
    this.lastEmitted = now
    this.changed()
  }

  protected override isStill(): boolean {
    const { play } = this
    if (!play) return true
    const { now } = this.clock
    const isIdle = () => this.mayRest() && play.picture.idleIn(now) !== undefined
    return this.isPictureAlone() && (play.picture.isQuiet(now) || isIdle())
  }

  /** See `StageScene`: the loop sleeps between two steps of idle motion, too. */
  override wakesIn(): number | undefined {
    const ms = super.wakesIn()
    const idle = this.clock.paused ? undefined : this.play?.picture.idleIn(this.clock.now)
    return idle === undefined ? ms : Math.min(ms ?? Infinity, idle / this.clock.factor)
  }

  /** Whether the loop may sleep between two steps of idle motion. */
  private mayRest(): boolean {
    return this.stage.quality.isProven && this.isPictureAlone()
  }

  /** Whether nothing moves but the picture. */
  private isPictureAlone(): boolean {
    return this.tweens.getTweens().length === 0 && !this.playing.gestures.isHolding && this.isResting()
  }

  protected override pause(reason: PauseReason): void {
    this.play?.gestures.cancel()
    super.pause(reason)
  }

  private get playing(): Play<Config, State> {
    if (this.play === undefined) throw new Error('the page is not built yet')
    return this.play
  }

  /** The overridable methods are protected, so `Play` gets them through this object. */
  private hooks(): KindHooks {
    return {
      doesTapMove: this.doesTapMove,
      makeView: (target, host) => this.makeView(target, host),
      show: (outcome) => this.show(outcome),
      wordOf: (targetId) => this.wordOf(targetId),
    }
  }

  /** Runs a touch handler unless the page is paused or has failed. */
  private hear(run: () => void): void {
    if (this.clock.paused || this.status === 'failed') return
    this.stage.wake()
    this.guard(run)
  }

  /** Executes a message of the shell. */
  protected obey(message: ToGame): void {
    const { playing } = this
    switch (message.type) {
      case 'move':
        playing.touched(message.targetId)
        return playing.move(message.targetId, message.to)
      case 'pause':
        return this.pause('shell')
      case 'resume':
        return this.resume('shell')
      case 'say':
        playing.touched(message.targetId)
        return playing.sayWord(message.targetId)
      case 'touch':
        return playing.outcomes.touchSprite(message.sprite)
      case 'invite':
        return playing.hints.invite(() => playing.session.progress().done === 0)
      case 'setLanguage':
        return playing.setLanguage(message.language)
      case 'reset':
        playing.restore()
        return playing.command(message)
      default:
        return playing.command(message)
    }
  }
}
