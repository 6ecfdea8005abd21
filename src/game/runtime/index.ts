import { giveStageFigures, watchPage } from '../debug/hooks.ts'
import { STAGE } from '../rules/geometry.ts'
import { pictureUrls } from '../scene/loadPicture.ts'
import type { PlayScene } from '../scene/playScene.ts'
import type { StageServices } from '../services.ts'
import type { Target } from '../targets.ts'
import type { OpenPageOptions, PageSession, PageSnapshot, SceneReport } from './pageSession.ts'
import { sharedStage, type Stage } from './stage.ts'

let openings = 0

/**
 * Opens a page or activity on the tab's stage. Returns at once; `ready`, or `failed`, comes through the channel. Messages sent to the
 * scene before it is ready wait for it.
 */
export function openPage<Config, State>(page: OpenPageOptions<Config, State>): PageSession {
  return new OpenedPage(page)
}

/** Decodes the pictures of a page that may come next, so that turning to it shows no blank. */
export function preload(pictureId: string, services: Pick<StageServices, 'picture'>): void {
  const stage = sharedStage()
  const picture = services.picture(pictureId)
  if (!stage || !picture) return
  const { back, atlas } = pictureUrls(picture, stage.scale)
  for (const url of atlas === undefined ? [back] : [back, atlas]) {
    // A missing file is told when the page is opened.
    stage.files.load(pictureId, url).catch(() => undefined)
  }
}

/** What the stage holds now: after a page is left nothing of it may be among these (the gallery and its test look). */
export function stageLife(): { readonly scenes: number; readonly textures: number; readonly decodedPages: number } {
  const stage = sharedStage()
  return {
    scenes: stage?.game.scene.getScenes(false).length ?? 0,
    textures: stage?.game.textures.getTextureKeys().length ?? 0,
    decodedPages: stage?.files.livePages().length ?? 0,
  }
}

class OpenedPage<Config, State> implements PageSession {
  private readonly page: OpenPageOptions<Config, State>
  private readonly key: string
  private readonly listeners = new Set<() => void>()
  private readonly undoes: (() => void)[] = []
  private scene: PlayScene<Config, State> | undefined
  private snapshot: PageSnapshot
  private isStale = false
  private isClosed = false
  private hasFailed = false

  constructor(page: OpenPageOptions<Config, State>) {
    openings += 1
    this.page = page
    this.key = `page-${openings}`
    this.snapshot = this.takeSnapshot()
    this.undoes.push(watchPage(this, page.channel))
    const stage = sharedStage()
    if (stage === undefined) {
      // After the caller has had its session back.
      queueMicrotask(() => this.fail('no-renderer', 'neither WebGL nor Canvas can be drawn here'))
      return
    }
    giveStageFigures(figuresOf(stage))
    void this.open(stage)
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
    const rect = sharedStage()?.canvas.getBoundingClientRect()
    if (!rect || this.isClosed) return []
    const unit = rect.width / STAGE.width
    return (this.scene?.presentTargets() ?? []).map(({ box, ...facts }) => ({
      ...facts,
      x: rect.left + box.x * unit,
      y: rect.top + box.y * unit,
      width: box.width * unit,
      height: box.height * unit,
    }))
  }

  close(): void {
    if (this.isClosed) return
    this.isClosed = true
    this.listeners.clear()
    for (const undo of this.undoes.reverse()) undo()
  }

  private async open(stage: Stage): Promise<void> {
    const { page, key } = this
    // Messages may come before the scene's code has: none is lost.
    const early: Parameters<PlayScene<Config, State>['receive']>[0][] = []
    this.undoes.push(
      page.channel.toGame.listen((message) => (this.scene ? this.scene.receive(message) : early.push(message))),
    )
    try {
      const { default: SceneClass } = await page.kind.loadScene()
      if (this.isClosed) return
      const scene = new SceneClass()
      stage.show(page.host, key, scene, { key, page, stage, changed: () => this.changed() })
      this.scene = scene
      this.undoes.push(() => stage.remove(key, scene))
      for (const message of early) scene.receive(message)
    } catch (error) {
      this.fail('scene-threw', error instanceof Error ? error.message : String(error))
    }
  }

  private fail(reason: 'no-renderer' | 'scene-threw', detail: string): void {
    if (this.isClosed) return
    this.hasFailed = true
    this.page.channel.toShell.send({ type: 'failed', reason, detail })
    this.changed()
  }

  private changed(): void {
    this.isStale = true
    for (const listener of this.listeners) listener()
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
