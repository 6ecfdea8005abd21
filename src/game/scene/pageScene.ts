import { Scene, Scenes } from 'phaser'
import type { FailureReason, ToShell } from '../bridge.ts'
import { Painter } from '../parts/paint.ts'
import type { ScenePage, SceneReport } from '../runtime/pageHandle.ts'
import { gameSpeed } from '../runtime/speed.ts'
import type { Stage, StageScene } from '../runtime/stage.ts'
import { type PauseReason, SceneClock } from './clock.ts'
import { Disposables } from './disposables.ts'

/** Data that a scene is started with. */
export interface PageTask<Config, State> {
  readonly key: string
  readonly page: ScenePage<Config, State>
  readonly stage: Stage
  /** It is built, but not shown until it is told to appear. */
  readonly isUnseen?: boolean
  /** Something that the shell shows has changed. */
  changed(): void
  /** Sends a message to the shell and the debug hooks. */
  emit(message: ToShell): void
}

/** Scene ms per real ms in calm mode: everything takes 1.5 times as long. */
const CALM_PACE = 2 / 3

/** Fonts of the stage's own texts, loaded before anything is painted; the second is used only for numbers. */
const FONTS = ['Andika', 'Baloo 2'] as const

/**
 * The life cycle of any page on the stage: load, build, emit `ready` once, run one clock, and clean up completely. Kinds extend `PlayScene`, not this
 * class.
 */
export abstract class PageScene<Config, State> extends Scene implements StageScene {
  protected disposables = new Disposables()
  readonly clock = new SceneClock(gameSpeed.factor)
  private task: PageTask<Config, State> | undefined
  private paint: Painter | undefined
  private lastUpdate = 0
  private isUnseen = false
  status: SceneReport['status'] = 'loading'

  /** Loads what building needs; missing files are reported as `asset-missing`. */
  protected abstract fetchAll(): Promise<void>
  protected abstract build(): void
  /** Called each frame, after the clock. */
  protected abstract frame(now: number): void
  /** Called after `ready` was emitted. */
  protected abstract begin(): void
  /** Whether nothing moves but the clock. */
  protected abstract isStill(): boolean

  /** Phaser's first step: creates everything that belongs to one play. */
  init(task: PageTask<Config, State>): void {
    this.task = task
    this.paint = new Painter(this, task.key, () => task.stage.scale)
    const { disposables } = this
    // Phaser emits only `destroy` when the game is destroyed, and `shutdown` when a scene is stopped (4.2.1).
    this.events.once(Scenes.Events.SHUTDOWN, () => disposables.dispose())
    this.events.once(Scenes.Events.DESTROY, () => disposables.dispose())
    disposables.add(() => this.paint?.dispose())
    disposables.add(() => this.clock.clear())
    disposables.add(gameSpeed.listen((factor) => this.setSpeed(factor)))
    this.setSpeed(gameSpeed.factor)
    this.isUnseen = task.isUnseen === true
    if (this.isUnseen) this.pause('unseen')
    this.setHidden(document.hidden)
    this.lastUpdate = performance.now()
  }

  /** Phaser's second step. */
  create(): void {
    this.rescale()
    void this.open()
  }

  /** Phaser's update, each frame. */
  override update(): void {
    const now = performance.now()
    const passed = now - this.lastUpdate
    this.lastUpdate = now
    if (this.status === 'loading' || this.status === 'failed') return
    this.guard(() => {
      this.clock.advance(passed)
      this.frame(this.clock.now)
    })
  }

  /** See `StageScene`. */
  isQuiet(): boolean {
    if (this.status === 'loading') return true
    return this.clock.paused || (this.tweens.getTweens().length === 0 && this.isStill())
  }

  /** See `StageScene`. */
  wakesIn(): number | undefined {
    return this.status === 'loading' ? undefined : this.clock.nextIn()
  }

  /** See `StageScene`. */
  awoke(): void {
    // The game may still be booting: then the scene has no systems yet.
    if (this.task !== undefined) this.skipTweenTime()
  }

  /** See `StageScene`. */
  appear(): void {
    this.isUnseen = false
    this.setHidden(document.hidden)
    this.rescale()
    this.resume('unseen')
    if (this.status === 'ready') this.enter()
  }

  /** See `StageScene`. */
  leave(): void {
    if (this.sys.isActive()) this.sys.sleep()
    this.disposables.dispose()
  }

  /** See `StageScene`: the world stays 1280 × 800 whatever the size of the backing store. */
  rescale(): void {
    if (this.task === undefined) return
    this.cameras.main
      .setOrigin(0, 0)
      .setSize(this.stage.game.scale.width, this.stage.game.scale.height)
      .setZoom(this.stage.scale)
  }

  /** See `StageScene`. */
  surfaceLost(): void {
    this.fail('no-renderer', 'the graphics context was lost')
  }

  /** See `StageScene`. */
  setHidden(isHidden: boolean): void {
    if (isHidden) this.pause('hidden')
    else this.resume('hidden')
  }

  /** Stops the clock and everything that follows it. */
  protected pause(reason: PauseReason): void {
    this.clock.pause(reason)
    this.tweens.pauseAll()
  }

  /** Runs the clock again if no other reason to pause is left. */
  protected resume(reason: PauseReason): void {
    this.clock.resume(reason)
    if (this.clock.paused) return
    this.lastUpdate = performance.now()
    this.skipTweenTime()
    this.tweens.resumeAll()
    this.stage.wake()
  }

  /** Whether the page was left or has failed. */
  get isOver(): boolean {
    return this.disposables.disposed || this.status === 'failed'
  }

  /** The tab's stage. */
  get stage(): Stage {
    return this.given.stage
  }

  /** The page being played. */
  get page(): ScenePage<Config, State> {
    return this.given.page
  }

  /** Paints the textures of this page. */
  get painter(): Painter {
    if (this.paint === undefined) throw new Error('the scene has not begun')
    return this.paint
  }

  protected get key(): string {
    return this.given.key
  }

  /** Marks the snapshot as out of date. */
  changed(): void {
    this.given.changed()
  }

  /** Sends a message to the shell. */
  emit(message: ToShell): void {
    this.given.emit(message)
  }

  /** Runs a part of the scene; an exception becomes `failed`, and the page stays readable. */
  guard(run: () => void): void {
    try {
      run()
    } catch (error) {
      this.fail('scene-threw', error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
  }

  /** Reports a failure to the shell; every reason but `asset-missing` ends the play. */
  fail(reason: FailureReason, detail: string): void {
    if (this.isOver) return
    if (reason !== 'asset-missing') this.status = 'failed'
    this.emit({ type: 'failed', reason, detail })
    this.changed()
  }

  /** Loads a file into a texture of this page; if it is missing, reports that and returns `undefined`. */
  protected async texture(url: string): Promise<string | undefined> {
    const key = `${this.key}:${url}`
    try {
      const picture = await this.stage.files.load(this.page.pictureId ?? this.page.pageId, url)
      if (this.disposables.disposed) return undefined
      if (!this.textures.exists(key)) {
        // Phaser's types accept only image elements, but bitmaps are drawn and uploaded alike (seen in both renderers, 4.2.1).
        this.textures.addImage(key, picture as HTMLImageElement)
        this.disposables.add(() => this.textures.remove(key))
      }
      return key
    } catch (error) {
      this.failMissing(url, error)
      return undefined
    }
  }

  /** Calls `use` with a decoded file, which is freed when that has ended; if it is missing, reports that. */
  protected async usePicture(url: string, use: (picture: CanvasImageSource) => void | Promise<void>): Promise<void> {
    try {
      await this.stage.files.use(url, (picture) => (this.disposables.disposed ? undefined : use(picture)))
    } catch (error) {
      this.failMissing(url, error)
    }
  }

  private failMissing(url: string, error: unknown): void {
    this.fail('asset-missing', `${url}: ${error instanceof Error ? error.message : String(error)}`)
  }

  private get given(): PageTask<Config, State> {
    if (this.task === undefined) throw new Error('the scene has not begun')
    return this.task
  }

  private async open(): Promise<void> {
    this.disposables.add(this.stage.files.pin(this.page.pictureId ?? this.page.pageId))
    try {
      await Promise.all([this.fetchAll(), ...FONTS.map(loadFont)])
    } catch (error) {
      return this.fail('scene-threw', String(error))
    }
    if (this.disposables.disposed) return
    this.guard(() => {
      this.build()
      this.status = 'ready'
      this.lastUpdate = performance.now()
    })
    if (!this.isUnseen) this.enter()
  }

  /** It can be played with its first frame, which is updated now and drawn next. */
  private enter(): void {
    this.update()
    if (this.status !== 'ready') return
    this.guard(() => this.emitReady())
    this.stage.wake()
  }

  private emitReady(): void {
    this.emit({ type: 'ready' })
    this.begin()
    this.changed()
  }

  private setSpeed(factor: number): void {
    const pace = this.page.isCalm === true ? factor * CALM_PACE : factor
    this.clock.factor = pace
    this.tweens.timeScale = pace
  }

  /** Tweens count real time even while the loop sleeps or the page is paused (phaser 4.2.1), so that time is subtracted. */
  private skipTweenTime(): void {
    const lost = Date.now() - this.tweens.prevTime
    this.tweens.prevTime += lost
    this.tweens.startTime += lost
  }
}

/** If the font cannot be loaded, words are painted in another one; that is no reason not to play. */
async function loadFont(family: string): Promise<void> {
  // A prerendered page has its letters as subset fonts; `document.fonts.load` would fetch the whole file on top.
  const isHere = [...document.fonts].some(
    (font) => font.status === 'loaded' && font.weight === '700' && font.family.replaceAll('"', '') === family,
  )
  if (!isHere) await document.fonts.load(`700 24px "${family}"`).catch(() => [])
}
