import type { ToGame, ToShell } from '../bridge.ts'
import { giveStageFigures, type PageWatch, watchPage } from '../debug/hooks.ts'
import { STAGE } from '../rules/geometry.ts'
import type { RuleTarget, Target } from '../targets.ts'
import { afterFrame, settleFrame } from './afterFrame.ts'
import { type Playable, sceneOf } from './kindScenes.ts'
import type { OpenPageOptions, PageHandle, PageSnapshot, SceneReport } from './pageHandle.ts'
import type { PreparedPage, SceneListener } from './preparedPage.ts'
import { replaceLostStage, sharedStage, type Stage } from './stage.ts'

/** Messages that the shell receives immediately. All others, touches too, wait for the frame in which the picture responds. */
const HEARD_AT_ONCE: ReadonlySet<ToShell['type']> = new Set(['failed', 'spoken'])

/** One page or activity on the tab's stage. */
export class OpenedPage<Config, State> implements PageHandle {
  private readonly page: OpenPageOptions<Config, State>
  private readonly listeners = new Set<() => void>()
  private readonly undoes: (() => void)[] = []
  private readonly watch: PageWatch
  private scene: Playable<Config, State> | undefined
  private snapshot: PageSnapshot
  private isStale = false
  private mustEmit = false
  private isClosed = false
  /** Whether a scene exists that is not being removed. */
  private isHeard = false
  private hasFailed = false
  private readonly sceneListener: SceneListener = {
    changed: () => this.changed(),
    emit: (message) => this.emit(message),
  }

  constructor(page: OpenPageOptions<Config, State>, prepared?: PreparedPage<Config, State>) {
    this.page = page
    this.snapshot = this.takeSnapshot()
    this.watch = watchPage(this, page.channel)
    this.undoes.push(this.watch.stop)
    replaceLostStage()
    const stage = sharedStage()
    if (stage === undefined) {
      // Deferred until the caller has the handle.
      queueMicrotask(() => this.fail('no-renderer', 'neither WebGL nor Canvas can be drawn here'))
      return
    }
    giveStageFigures(figuresOf(stage))
    const early = this.listen()
    const built = prepared?.take(page, this.sceneListener)
    if (built) this.show(stage, built)
    else void this.open(stage, early)
  }

  getSnapshot(): PageSnapshot {
    if (this.isStale) {
      this.isStale = false
      this.snapshot = this.takeSnapshot()
    }
    return this.snapshot
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  targets(): Target[] {
    return this.onScreen((scene) => scene.presentTargets())
  }

  restingTargets(): Target[] {
    return this.onScreen((scene) => scene.restingTargets())
  }

  private onScreen(targetsOf: (scene: Playable<Config, State>) => readonly RuleTarget[]): Target[] {
    const rect = sharedStage()?.canvas.getBoundingClientRect()
    if (!rect || !this.scene || this.isClosed) return []
    const unit = rect.width / STAGE.width
    return targetsOf(this.scene).map(({ box, ...facts }) => ({
      ...facts,
      x: rect.left + box.x * unit,
      y: rect.top + box.y * unit,
      width: box.width * unit,
      height: box.height * unit,
    }))
  }

  close(): void {
    if (this.isClosed) return
    // Pending messages are delivered even if the page is turned at the same moment.
    settleFrame()
    this.isClosed = true
    this.listeners.clear()
    for (const undo of this.undoes.reverse()) undo()
  }

  /** Messages that arrive before there is a scene are queued in the result. */
  private listen(): readonly ToGame[] {
    const early: ToGame[] = []
    this.undoes.push(
      this.page.channel.toGame.listen((message) => (this.scene ? this.scene.receive(message) : early.push(message))),
    )
    return early
  }

  private async open(stage: Stage, early: readonly ToGame[]): Promise<void> {
    const { page } = this
    try {
      const { SceneClass, rules } = await sceneOf(page.kind)
      if (this.isClosed) return
      const key = stage.newKey()
      const scene = new SceneClass()
      this.isHeard = true
      stage.show(page.host, key, scene, { key, page: { ...page, rules }, stage, ...this.sceneListener })
      this.join(stage, key, scene)
      for (const message of early) scene.receive(message)
    } catch (error) {
      this.fail('scene-threw', error instanceof Error ? error.message : String(error))
    }
  }

  private show(stage: Stage, { key, scene }: { readonly key: string; readonly scene: Playable<Config, State> }): void {
    this.isHeard = true
    stage.appear(this.page.host, scene)
    this.join(stage, key, scene)
  }

  /** The scene is on the stage, until the page is closed. */
  private join(stage: Stage, key: string, scene: Playable<Config, State>): void {
    this.scene = scene
    this.undoes.push(
      () => {
        this.isHeard = false
      },
      () => stage.remove(key, scene),
    )
  }

  private fail(reason: 'no-renderer' | 'scene-threw', detail: string): void {
    if (this.isClosed) return
    this.hasFailed = true
    const message = { type: 'failed', reason, detail } as const
    this.watch.heard(message)
    this.page.channel.toShell.send(message)
    this.changed()
  }

  /** Forwards a message of the scene; most are delivered after the frame, with the snapshot. */
  private emit(message: ToShell): void {
    if (!this.isHeard) return
    const { toShell } = this.page.channel
    this.watch.heard(message)
    if (HEARD_AT_ONCE.has(message.type)) toShell.send(message)
    else afterFrame(() => toShell.send(message))
  }

  private changed(): void {
    this.isStale = true
    if (this.mustEmit) return
    this.mustEmit = true
    afterFrame(() => {
      this.mustEmit = false
      for (const listener of this.listeners) listener()
    })
  }

  private takeSnapshot(): PageSnapshot {
    const { scene } = this
    const isShown = scene !== undefined && scene.status !== 'loading' && scene.status !== 'failed'
    return {
      report: this.report(),
      targets: scene?.presentTargets() ?? [],
      counters: scene?.counters(),
      question: isShown ? scene.question() : undefined,
    }
  }

  private report(): SceneReport {
    const { page, scene } = this
    return {
      kind: page.kind.role,
      type: page.kind.type,
      bookId: page.bookId,
      pageId: page.pageId,
      status: this.hasFailed ? 'failed' : (scene?.status ?? 'loading'),
      progress: scene?.progress() ?? { done: 0, total: 0 },
      language: scene?.language ?? page.language,
    }
  }
}

function figuresOf(stage: Stage) {
  return {
    frames: () => stage.frames.figures(),
    resetFrames: () => stage.frames.reset(),
    quality: () => ({ ...stage.quality.figures, renderer: stage.renderer, scale: stage.scale }),
  }
}
