import type { GameObjects } from 'phaser'
import type { Message, ToGame } from '../bridge.ts'
import type { Language, Local } from '../language.ts'
import { burst } from '../parts/burst.ts'
import type { PartHost } from '../parts/partHost.ts'
import { makeDropZone } from '../parts/dropZone.ts'
import { makeTapZone } from '../parts/tapZone.ts'
import type { TargetView } from '../parts/targetView.ts'
import type { Command, Counters, RulesContext } from '../rules/kindRules.ts'
import { seededRandom } from '../rules/random.ts'
import { Session, type SessionOutcome } from '../rules/session.ts'
import type { RuleTarget } from '../targets.ts'
import { Gestures } from './gestures.ts'
import { Hints } from './hints.ts'
import type { Point } from './hitTest.ts'
import { PageScene } from './pageScene.ts'
import { loadPicture } from './loadPicture.ts'
import { PictureLayers } from './pictureLayers.ts'
import { listenToPointers } from './pointerInput.ts'
import { Speech } from './speech.ts'
import { TargetViews } from './targetViews.ts'
import { Viewport } from './viewport.ts'

/** How the stage makes a kind's scene. */
export type PlaySceneClass<Config, State> = new () => PlayScene<Config, State>

/** Smallest size that a small finger is sure to hit, CSS px. */
const LEAST_TOUCH_PX = 44
/** How often moving targets are told to the shell, ms. */
const MOVING_TOLD_MS = 250

/** Everything that exists from `build` on. */
interface Play<Config, State> {
  readonly session: Session<Config, State>
  readonly layers: Readonly<Record<'back' | 'play' | 'front' | 'top', GameObjects.Container>>
  readonly picture: PictureLayers
  readonly views: TargetViews
  readonly gestures: Gestures
  readonly hints: Hints
  readonly viewport: Viewport
  readonly host: PartHost
}

/**
 * The scene of any kind: runs its rules, shows its picture, turns touches, keys and hooks into the same moves and animates the outcomes.
 * A kind's scene overrides what is its own: `makeView` (how its targets look), `furnish` (what else lies on the page), `show` (what an
 * outcome does besides), `assets` (free pictures), `wordOf` (what a held item says).
 */
export abstract class PlayScene<Config, State> extends PageScene<Config, State> {
  private play: Play<Config, State> | undefined
  private speech: Speech | undefined
  private timers = new Map<string, () => void>()
  private inbox: ToGame[] = []
  private spoken: Language | undefined
  private loadedPicture: Awaited<ReturnType<typeof loadPicture>> | undefined
  private lastTold = 0
  private random: () => number = () => 0
  /** Keys of the free pictures by path; a path whose file is missing has none. */
  protected readonly pictures = new Map<string, string>()

  /** How a target looks; by default places are rings and the rest are areas of the picture. */
  protected makeView(target: RuleTarget, host: PartHost): TargetView {
    return target.kind === 'drop' ? makeDropZone(host, target) : makeTapZone(host, target)
  }

  /** What lies on the page besides targets; called once, before the first views. */
  protected furnish(_host: PartHost): void {}

  /** What an outcome does besides what all kinds do; called after the views are in step. */
  protected show(_outcome: SessionOutcome): void {}

  /** Paths of free pictures that the kind draws. */
  protected assets(_config: Config): readonly string[] {
    return []
  }

  /** The spoken word of an item, for a finger held on it. */
  protected wordOf(_targetId: string): Local | undefined {
    return undefined
  }

  /** True where a tap on an item is a move of its own. */
  protected readonly doesTapMove: boolean = false

  /** Once a frame, for what moves by itself. */
  protected animate(_now: number): void {}

  /** Does the kind move nothing of its own now? While something moves the loop does not sleep. */
  protected isResting(): boolean {
    return true
  }

  /** What the shell sends; before the page is ready it waits. */
  receive(message: ToGame): void {
    if (this.status === 'failed') return
    if (this.play === undefined || this.status === 'loading') this.inbox.push(message)
    else this.guard(() => this.obey(message))
    this.stage.wake()
  }

  /** Targets at their present places on the frame, stage units. */
  presentTargets(): readonly RuleTarget[] {
    const { play } = this
    if (!play || this.status === 'loading' || this.status === 'failed') return []
    return play.views.present().map((target) => ({ ...target, box: play.viewport.toFrame(target.box) }))
  }

  /** Moves made and to make. */
  progress(): { readonly done: number; readonly total: number } {
    return this.play?.session.progress() ?? { done: 0, total: 0 }
  }

  /** Counters that the shell shows. */
  counters(): Counters | undefined {
    return this.play?.session.counters()
  }

  /** The question's line now. */
  question(): Message | undefined {
    return this.page.kind.rules.question?.(this.page.config, this.state, this.rulesContext())
  }

  /** The child's language now. */
  get language(): Language {
    return this.spoken ?? this.page.language
  }

  /** The rules' state. */
  protected get state(): State {
    return this.playing.session.current
  }

  /** The page's picture: its sprites answer by name. */
  protected get picture(): PictureLayers {
    return this.playing.picture
  }

  protected get views(): TargetViews {
    return this.playing.views
  }

  protected get host(): PartHost {
    return this.playing.host
  }

  protected override async fetchAll(): Promise<void> {
    const { page } = this
    const data = page.pictureId === undefined ? undefined : page.services.picture(page.pictureId)
    if (page.pictureId !== undefined && data === undefined) this.fail('asset-missing', `picture ${page.pictureId}`)
    const paths = [...new Set(this.assets(page.config))]
    const [picture] = await Promise.all([
      loadPicture(data, this.stage.scale, (url) => this.texture(url)),
      ...paths.map(async (path) => {
        const key = await this.texture(path)
        if (key !== undefined) this.pictures.set(path, key)
      }),
    ])
    this.loadedPicture = picture
  }

  protected override build(): void {
    const { page } = this
    this.random = seededRandom(page.seed)
    const layers = {
      back: this.add.container(),
      play: this.add.container(),
      front: this.add.container(),
      top: this.add.container(),
    }
    const host = this.makeHost(layers)
    const loaded = this.loadedPicture ?? {
      data: { stem: '', sprites: [] },
      textures: { back: undefined, atlas: undefined, atlasScale: 1 },
    }
    const picture = new PictureLayers(this, layers, loaded.data, loaded.textures, {
      hasIdle: () => this.stage.quality.figures.hasIdleMotion && host.motion === 'full',
      isStill: host.motion === 'reduced',
    })
    const session = new Session(
      page.kind.rules,
      page.config,
      () => this.rulesContext(),
      (outcome) => this.tell(outcome),
    )
    const views = new TargetViews((target) => this.makeView(target, host))
    const viewport = new Viewport(this, this.stage.canvas, () => this.stage.scale, host.motion === 'reduced')
    const hints = new Hints(host, views, page.kind.type, () => session.rightMove())
    this.play = { session, layers, picture, views, viewport, hints, host, gestures: this.makeGestures(views, viewport) }
    this.speech = new Speech(page.services)
    this.bag.add(() => this.speech?.stop())
    this.furnish(host)
    views.sync(session.targets(), 'still')
    listenToPointers(this.stage.canvas, viewport.toStage, this.fingers(), this.bag)
    picture.stir(this.clock.now)
  }

  protected override begin(): void {
    this.playing.session.begin()
    this.sync()
    const waiting = this.inbox
    this.inbox = []
    for (const message of waiting) this.obey(message)
  }

  protected override frame(now: number): void {
    const { picture, viewport } = this.playing
    picture.update(now)
    viewport.apply()
    this.animate(now)
    if (this.isResting() || now - this.lastTold < MOVING_TOLD_MS) return
    this.lastTold = now
    this.changed()
  }

  protected override isStill(): boolean {
    const { play } = this
    return !play || (play.picture.isQuiet(this.clock.now) && !play.gestures.isHolding && this.isResting())
  }

  override rescale(): void {
    super.rescale()
    this.play?.viewport.apply()
  }

  protected override pause(reason: 'shell' | 'hidden'): void {
    this.play?.gestures.cancel()
    super.pause(reason)
  }

  private get playing(): Play<Config, State> {
    if (this.play === undefined) throw new Error('the page is not built yet')
    return this.play
  }

  private rulesContext(): RulesContext {
    const { page, language } = this
    return {
      language,
      layout: page.layout,
      now: this.clock.now,
      random: this.random,
      pointer: window.matchMedia('(pointer: fine)').matches ? 'fine' : 'coarse',
      text: (key, params) => page.services.text(key, params, language),
    }
  }

  private makeHost(layers: { readonly play: GameObjects.Container; readonly top: GameObjects.Container }): PartHost {
    const motion = this.page.motion ?? 'full'
    return {
      scene: this,
      painter: this.painter,
      motion,
      layer: layers.play,
      top: layers.top,
      ms: (length) => (motion === 'reduced' ? 0 : length),
      hasParticles: () => this.stage.quality.figures.hasParticles,
    }
  }

  private fingers() {
    const { gestures } = this.playing
    const isDeaf = () => this.clock.paused || this.status === 'failed'
    const awake = (run: () => void) => {
      if (isDeaf()) return
      this.stage.wake()
      this.guard(run)
    }
    return {
      down: (pointer: number, point: Point) => awake(() => gestures.down(pointer, point)),
      // Not guarded by a closure: a move must make no garbage.
      move: (pointer: number, point: Point) => gestures.move(pointer, point),
      up: (pointer: number, point: Point) => awake(() => gestures.up(pointer, point)),
      cancel: (pointer: number) => awake(() => gestures.cancel(pointer)),
    }
  }

  private makeGestures(views: TargetViews, viewport: Viewport): Gestures {
    const { page } = this
    return new Gestures(
      {
        targets: () => views.present(),
        dropSize: (id) => views.get(id)?.dropSize?.() ?? views.get(id)?.box() ?? { width: 0, height: 0 },
        overlap: page.kind.overlap ?? 0,
        doesTapMove: this.doesTapMove,
        leastSize: () => viewport.units(LEAST_TOUCH_PX),
        now: () => performance.now(),
        after: (ms, run) => this.clock.after(ms, run),
      },
      {
        touched: (id) => this.touched(id),
        tap: (id) => this.makeMove(id),
        lift: (id) => views.get(id)?.lift?.(true),
        dragTo: (id, x, y) => views.get(id)?.moveTo?.(x, y),
        near: (zone) => {
          for (const [id, view] of views.all()) view.near?.(id === zone)
        },
        drop: (id, zone) => this.makeMove(id, zone),
        goHome: (id) => views.get(id)?.goHome?.(),
        pick: (id) => views.get(id)?.lift?.(true),
        sayWord: (id) => this.sayWord(id),
        touchPicture: (point) => this.touchPicture(point),
        doubleTap: (point) => viewport.toggle(point),
      },
    )
  }

  private touched(id: string): void {
    this.playing.hints.stop()
    this.playing.picture.stir(this.clock.now)
    this.page.channel.toShell.send({ type: 'touched', targetId: id })
  }

  private touchPicture(point: Point): void {
    const { picture } = this.playing
    picture.stir(this.clock.now)
    const sprite = picture.spriteAt(point)
    if (sprite) this.wakeSprite(sprite.data.name)
  }

  /** A sprite of the picture answers as if it were touched. */
  protected wakeSprite(name: string): void {
    const { picture } = this.playing
    const sprite = picture.named(name)
    if (!sprite || sprite.isAnswering(this.clock.now)) return
    sprite.answer(this.clock.now)
    picture.touch()
    if (sprite.data.sound !== undefined) this.page.services.effect(sprite.data.sound, 0.6)
  }

  private sayWord(id: string): void {
    const word = this.wordOf(id)
    if (word) void this.speech?.say([word], this.language)
  }

  /** A move by touch, key or hook. */
  private makeMove(targetId: string, to?: string): void {
    const { session } = this.playing
    session.move(to === undefined ? { targetId } : { targetId, to })
    this.sync()
  }

  private sync(): void {
    const { views, session, gestures } = this.playing
    views.sync(session.targets(), 'glide')
    gestures.forgetLost()
    this.changed()
    this.stage.wake()
  }

  private obey(message: ToGame): void {
    switch (message.type) {
      case 'move':
        this.touched(message.targetId)
        return this.makeMove(message.targetId, message.to)
      case 'pause':
        return this.pause('shell')
      case 'resume':
        return this.resume('shell')
      case 'invite':
        return this.playing.session.progress().done === 0 ? this.playing.hints.invite() : undefined
      case 'setLanguage':
        this.spoken = message.language
        this.speech?.stop()
        this.playing.session.setLanguage()
        return this.sync()
      case 'reset':
        this.restart()
        return this.command(message)
      default:
        return this.command(message)
    }
  }

  private restart(): void {
    for (const stop of this.timers.values()) stop()
    this.timers.clear()
    this.speech?.stop()
    this.playing.hints.stop()
    if (this.status === 'completed') this.status = 'ready'
  }

  private tell(outcome: SessionOutcome): void {
    this.react(outcome)
    this.show(outcome)
  }

  private react(outcome: SessionOutcome): void {
    const { services, channel } = this.page
    const play = this.playing
    switch (outcome.type) {
      case 'accepted': {
        play.picture.stir(this.clock.now)
        const centre = play.views.centre(outcome.to ?? outcome.targetId)
        return centre && burst(play.host, centre.x, centre.y)
      }
      case 'rejected':
        return play.views.get(outcome.targetId)?.reject?.()
      case 'say':
        return this.say(outcome.lines, outcome.name)
      case 'effect':
        return services.effect(outcome.name, outcome.volume)
      case 'wake':
        return this.wakeSprite(outcome.sprite)
      case 'timer':
        return this.setTimer(outcome.name, outcome.ms)
      case 'help':
        return play.hints.help(outcome.level)
      case 'changed':
        return
      case 'failed':
        return this.fail(outcome.reason, outcome.detail)
      case 'tried':
        return channel.toShell.send({ type: 'tried', ...outcome.tried })
      case 'completed':
        this.status = 'completed'
        return channel.toShell.send(outcome)
      default:
        return channel.toShell.send(outcome)
    }
  }

  private say(lines: readonly Local[], name: string | undefined): void {
    const done = name === undefined ? undefined : () => this.command({ type: 'said', name })
    void this.speech?.say(lines, this.language, done)
  }

  private setTimer(name: string, ms: number): void {
    this.timers.get(name)?.()
    const stop = this.clock.after(ms, () => {
      this.timers.delete(name)
      this.command({ type: 'timer', name })
    })
    this.timers.set(name, stop)
  }

  private command(command: Command): void {
    if (this.bag.disposed || this.status === 'failed') return
    this.guard(() => {
      this.playing.session.command(command)
      this.sync()
    })
  }
}
