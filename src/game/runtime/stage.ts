import { CANVAS, Game, Scale, type Scene, WEBGL } from 'phaser'
import { STAGE } from '../rules/geometry.ts'
import { afterFrame, settleFrame } from './afterFrame.ts'
import { backingWidth } from './backing.ts'
import { FrameMeter } from './frames.ts'
import { PictureFiles } from './pictureFiles.ts'
import { Quality } from './quality.ts'
import { chooseRenderer, type RendererName } from './renderer.ts'
import { watchSurface } from './surface.ts'

/** What the stage needs from the visible scene. */
export interface StageScene extends Scene {
  /** Whether nothing moves, so that no frame need be drawn before `wakesIn`. */
  isQuiet(): boolean
  /** Real ms until something is scheduled or idle motion goes on; `undefined`: never. */
  wakesIn(): number | undefined
  /** The backing store's size has changed. */
  rescale(): void
  /** The drawing surface is gone for good (a graphics driver has given up). */
  surfaceLost(): void
  /** It was prepared, and is shown from now on. */
  appear(): void
  /** It is removed: it shows nothing and holds nothing from now on. */
  leave(): void
  /** The tab was hidden or shown again. */
  setHidden(isHidden: boolean): void
  /** The loop was woken after a sleep. */
  awoke(): void
}

/** A frame later than this says nothing about the device: the tab was busy. */
const NOT_A_FRAME_MS = 500
/** While a page opens, code and pictures are loaded: late frames then say nothing about the device. */
const OPENING_MS = 2500
/** Phaser would poll the parent's size twice a second, which forces a layout in the middle of a frame; `sizes` observes it instead. */
const NEVER_MS = 1e9

/**
 * The tab's only Phaser.Game. One per page would leak listeners and graphics contexts (phaser 4.2.1), so it is created once, its wrapper moves from
 * host to host, and its loop sleeps whenever nothing moves.
 */
export class Stage {
  readonly renderer: RendererName
  readonly files: PictureFiles
  readonly quality = new Quality()
  readonly frames = new FrameMeter()
  readonly game: Game
  private readonly wrapper = document.createElement('div')
  private readonly sizes = new ResizeObserver(() => this.fit())
  private scene: StageScene | undefined
  private keys = 0
  /** Something has changed since the last drawn frame. */
  private isAsked = false
  private lastFrame = 0
  private opensUntil = 0
  /** The graphics context is lost for good: this stage cannot draw any more. */
  isLost = false
  private alarm: ReturnType<typeof setTimeout> | undefined

  constructor(renderer: RendererName) {
    this.renderer = renderer
    this.files = new PictureFiles(renderer === 'webgl')
    this.wrapper.className = `stage by-${renderer}`
    this.wrapper.style.cssText = 'position:absolute;inset:0;touch-action:none;user-select:none;-webkit-user-select:none'
    this.game = makeGame(renderer, this.wrapper)
    // Phaser draws at once when its loop is woken, and again in the next frame, before that was seen (4.2.1).
    this.game.loop.tick = () => undefined
    this.game.events.on('step', this.countFrame, this)
    // This frame shows everything that has changed so far.
    this.game.events.on('prerender', () => {
      this.isAsked = false
    })
    this.game.events.on('postrender', this.rest, this)
    this.game.events.on('hidden', () => this.scene?.setHidden(true))
    this.game.events.on('visible', () => this.scene?.setHidden(false))
    watchSurface(this.game.canvas, {
      gone: () => this.surfaceGone(true),
      back: () => this.surfaceGone(false),
      lost: () => {
        this.isLost = true
        this.scene?.surfaceLost()
      },
    })
    this.sizes.observe(this.wrapper)
  }

  /** The element that takes the touches. */
  get canvas(): HTMLCanvasElement {
    return this.game.canvas
  }

  /** Backing pixels per stage unit. */
  get scale(): number {
    return this.game.scale.width / STAGE.width
  }

  /** Backing pixels of the whole stage. */
  get size(): { readonly width: number; readonly height: number } {
    const { width, height } = this.game.scale
    return { width, height }
  }

  /** A key for a scene, used once. */
  newKey(): string {
    this.keys += 1
    return `page-${this.keys}`
  }

  /** Moves into the host and shows the scene; the previous scene must have been removed by its own handle. */
  show(host: HTMLElement, key: string, scene: StageScene, data: object): void {
    this.enter(host, scene)
    if (this.game.isBooted) this.start(key, scene, data)
    else this.game.events.once('ready', () => this.start(key, scene, data))
  }

  /** Starts a scene beside the one that is shown, asleep until it is to `appear`. False if that cannot be done now. */
  prepare(key: string, scene: StageScene, data: object): boolean {
    if (!this.game.isBooted || this.game.scene.isProcessing) return false
    this.add(key, scene, data)
    scene.sys.sleep()
    return true
  }

  /** Moves into the host and shows a scene that was prepared; the previous one must have been removed. */
  appear(host: HTMLElement, scene: StageScene): void {
    this.enter(host, scene)
    scene.sys.wake()
    scene.appear()
  }

  private enter(host: HTMLElement, scene: StageScene): void {
    if (getComputedStyle(host).position === 'static') host.style.position = 'relative'
    host.append(this.wrapper)
    this.scene = scene
    this.opensUntil = performance.now() + OPENING_MS
    this.fit()
  }

  /** A page left while the game was booting is not started, because nothing would remove it. */
  private start(key: string, scene: StageScene, data: object): void {
    if (this.scene !== scene) return
    this.add(key, scene, data)
    this.carryOut()
  }

  private add(key: string, scene: StageScene, data: object): void {
    // Phaser keeps an instance's own key, whatever is passed to `add` (4.2.1).
    scene.sys.settings.key = key
    this.game.scene.add(key, scene, true, data)
  }

  /** Removes a scene; if no other scene has replaced it, the stage leaves its host and sleeps. */
  remove(key: string, scene: StageScene): void {
    scene.leave()
    // Destroying Phaser's objects takes a cheap tablet 6 to 17 ms, which the first frame of the next page would wait for.
    afterFrame(() => {
      this.game.scene.remove(key)
      this.carryOut()
    })
    if (this.scene !== scene) return
    this.scene = undefined
    this.wrapper.remove()
  }

  /**
   * Phaser defers changes requested during a frame to the next one, so one is needed. Otherwise no frame is drawn until there is something to show.
   */
  private carryOut(): void {
    if (this.game.scene.isProcessing) this.wake()
  }

  /** Runs the loop until nothing moves any more. */
  wake(): void {
    this.isAsked = true
    clearTimeout(this.alarm)
    if (this.game.loop.running || !this.game.isRunning) return
    this.lastFrame = 0
    this.scene?.awoke()
    this.game.loop.wake()
  }

  /** Destroys a stage that can no longer draw; its scene must have been removed. */
  dispose(): void {
    this.sizes.disconnect()
    // Scenes that wait to be removed go while the game is there.
    settleFrame()
    this.game.destroy(true)
    // Phaser destroys a game in its next step.
    if (!this.game.loop.running) this.game.loop.wake()
  }

  /** Without its surface the stage pauses and shows the poster. */
  private surfaceGone(isGone: boolean): void {
    this.wrapper.style.opacity = isGone ? '0' : ''
    this.scene?.setHidden(isGone || document.hidden)
    if (!isGone) this.wake()
  }

  private countFrame(): void {
    const now = performance.now()
    const ms = now - this.lastFrame
    const isFirst = this.lastFrame === 0 || ms > NOT_A_FRAME_MS
    this.lastFrame = now
    this.frames.add(isFirst ? undefined : ms)
    if (isFirst) return
    if (now > this.opensUntil && this.quality.frame(ms)) this.fit()
  }

  /** Stops the loop if nothing moves and nothing is to be drawn. */
  rest(): void {
    if (this.isAsked || !(this.scene?.isQuiet() ?? true)) return
    clearTimeout(this.alarm)
    this.game.loop.sleep()
    const ms = this.scene?.wakesIn()
    if (ms !== undefined) this.alarm = setTimeout(() => this.wake(), ms)
  }

  /** Sets as many backing pixels as the screen can show, limited by the quality step. */
  private fit(): void {
    const width = this.wrapper.clientWidth
    if (width === 0) return
    const backing = backingWidth(width, this.quality.figures.maxScale)
    if (Math.abs(backing - this.game.scale.width) < 2) return
    this.game.scale.resize(backing, Math.round(backing / 1.6))
    this.scene?.rescale()
    this.wake()
  }
}

function makeGame(renderer: RendererName, parent: HTMLElement): Game {
  const game = new Game({
    type: renderer === 'webgl' ? WEBGL : CANVAS,
    parent,
    width: STAGE.width,
    height: STAGE.height,
    scale: { mode: Scale.NONE, autoRound: true, resizeInterval: NEVER_MS },
    transparent: true,
    banner: false,
    autoFocus: false,
    disableContextMenu: true,
    audio: { noAudio: true },
    // The scenes read pointer events themselves (`pointerInput.ts`): those identify the finger and can be captured by the element.
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    // One texture per batch: selecting among several in the shader tears rotated images on some drivers (seen in SwiftShader).
    render: { antialiasGL: false, maxTextures: 1, powerPreference: 'default' },
  })
  // The stylesheet sets the size: Phaser sets it in pixels only if its zoom differs from 1, which it never does here.
  game.canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;touch-action:none;display:block'
  game.canvas.setAttribute('aria-hidden', 'true')
  return game
}

let stage: Stage | undefined

/** Replaces a stage whose graphics context is lost by one that draws with Canvas. Call before a page is opened, while no other is open. */
export function replaceLostStage(): void {
  if (stage?.isLost !== true) return
  stage.dispose()
  stage = new Stage('canvas')
}

/** The tab's stage, created on the first call; `undefined` if the browser supports no renderer. */
export function sharedStage(): Stage | undefined {
  const renderer = stage?.renderer ?? chooseRenderer(window.location.search)
  if (renderer === undefined) return undefined
  stage ??= new Stage(renderer)
  return stage
}
