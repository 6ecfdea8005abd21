import type { ToGame, ToShell } from '../bridge.ts'
import { giveStageFigures, type PageWatch, watchPage } from '../debug/hooks.ts'
import type { KindModule, KindScene } from '../kind.ts'
import { STAGE } from '../rules/geometry.ts'
import type { KindRules } from '../rules/kindRules.ts'
import { backgroundSheet } from '../scene/picture/backgroundSheets.ts'
import { isPoster, pictureFiles, pictureUrls } from '../scene/picture/loadPicture.ts'
import { takesAvif } from '../scene/picture/pictureFormat.ts'
import type { PageTask } from '../scene/pageScene.ts'
import type { StageServices } from '../services.ts'
import type { RuleTarget, Target } from '../targets.ts'
import { afterFrame, settleFrame } from './afterFrame.ts'
import { fetchFile } from './earlyFiles.ts'
import type { OpenPageOptions, PageHandle, PageSnapshot, SceneReport } from './pageHandle.ts'
import { replaceLostStage, sharedStage, type Stage, type StageScene } from './stage.ts'

let openings = 0

/** Messages that the shell receives immediately. All others, touches too, wait for the frame in which the picture responds. */
const HEARD_AT_ONCE: ReadonlySet<ToShell['type']> = new Set(['failed', 'spoken'])

/**
 * Opens a page or activity on the tab's stage and returns immediately; `ready` or `failed` follows on the channel. Messages sent to the scene before
 * `ready` are queued.
 */
export function openPage<Config, State>(page: OpenPageOptions<Config, State>): PageHandle {
  return new OpenedPage(page)
}

/**
 * Decodes the pictures of a page that may come next, in the reader's avatar variant, so that turning to it shows no blank. Resolves with the page's
 * decoded poster where the stage draws that as it is; it is closed with the page's other pictures. Never rejects.
 */
export async function preload(
  pictureId: string,
  services: Pick<StageServices, 'picture'>,
  variant?: string,
): Promise<ImageBitmap | undefined> {
  const stage = sharedStage()
  const picture = services.picture(pictureId)
  if (!stage || !picture) return undefined
  const wanted = { scale: stage.scale, look: variant, hasAvif: await takesAvif() }
  const load = (url: string) => stage.files.load(pictureId, url, 'low')
  // A missing file is reported when the page is opened.
  await Promise.allSettled(pictureFiles(picture, wanted).map(load))
  if (stage.renderer !== 'canvas') return undefined
  const { back, ground: background } = pictureUrls(picture, wanted)
  const [whole, parts] = await Promise.allSettled([load(back), background === undefined ? undefined : load(background)])
  if (whole.status !== 'fulfilled' || parts.status !== 'fulfilled') return undefined
  const files = { back: whole.value, parts: parts.value, pieces: picture.ground ?? [] }
  backgroundSheet(files, stage.size)
  return isPoster(back, picture) && 'close' in whole.value ? whole.value : undefined
}

/** Brings into the browser's cache what a page that may come next opens without. Never rejects. */
export async function preloadFrames(pictureId: string, services: Pick<StageServices, 'picture'>): Promise<void> {
  const stage = sharedStage()
  const picture = services.picture(pictureId)
  if (!stage || !picture) return
  const { frames } = pictureUrls(picture, { scale: stage.scale, hasAvif: await takesAvif() })
  // A missing file is reported when the page is opened.
  const load = async (url: string) => (await fetchFile(url, 'low')).blob()
  if (frames !== undefined) await load(frames).catch(() => undefined)
}

/** Imports the scene and the rules of a page that may come next. Rejects if they cannot be loaded. */
export async function preloadScene(kind: KindModule): Promise<void> {
  await sceneOf(kind)
}

/** What the stage holds now, for the gallery and its test: nothing of a page may remain after it was left. */
export function stageLife(): { readonly scenes: number; readonly textures: number; readonly decodedPages: number } {
  const stage = sharedStage()
  return {
    scenes: stage?.game.scene.getScenes(false).length ?? 0,
    textures: stage?.game.textures.getTextureKeys().length ?? 0,
    decodedPages: stage?.files.livePages().length ?? 0,
  }
}

/** The actual type of a scene: all of them are Phaser scenes (`scene/play/playScene.ts`). */
type Playable<Config, State> = KindScene<Config, State> & StageScene

/** What a kind is played with. */
interface LoadedScene<Config, State> {
  readonly SceneClass: new () => Playable<Config, State>
  readonly rules: KindRules<Config, State>
}

const loadedScenes = new WeakMap<object, Promise<unknown>>()

/** A kind's scene and rules, imported once: repeating an import costs a frame. */
function sceneOf<Config, State>(kind: KindModule<string, Config, State>): Promise<LoadedScene<Config, State>> {
  const known = loadedScenes.get(kind)
  // The cached value for a kind is what that kind loaded.
  if (known) return known as Promise<LoadedScene<Config, State>>
  const loading = loadScene(kind)
  loadedScenes.set(kind, loading)
  loading.catch(() => loadedScenes.delete(kind))
  return loading
}

async function loadScene<Config, State>(kind: KindModule<string, Config, State>): Promise<LoadedScene<Config, State>> {
  const [{ default: SceneClass }, rules] = await Promise.all([kind.loadScene(), kind.loadRules()])
  // All scenes are Phaser's (see `Playable`).
  return { SceneClass: SceneClass as LoadedScene<Config, State>['SceneClass'], rules }
}

class OpenedPage<Config, State> implements PageHandle {
  private readonly page: OpenPageOptions<Config, State>
  private readonly key: string
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

  constructor(page: OpenPageOptions<Config, State>) {
    openings += 1
    this.page = page
    this.key = `page-${openings}`
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

  private async open(stage: Stage): Promise<void> {
    const { page, key } = this
    // Messages that arrive before the scene's code are queued.
    const early: ToGame[] = []
    this.undoes.push(
      page.channel.toGame.listen((message) => (this.scene ? this.scene.receive(message) : early.push(message))),
    )
    try {
      const { SceneClass, rules } = await sceneOf(page.kind)
      if (this.isClosed) return
      const scene = new SceneClass()
      this.isHeard = true
      this.undoes.push(() => {
        this.isHeard = false
      })
      stage.show(page.host, key, scene, this.taskOf(stage, rules))
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
    const message = { type: 'failed', reason, detail } as const
    this.watch.heard(message)
    this.page.channel.toShell.send(message)
    this.changed()
  }

  private taskOf(stage: Stage, rules: KindRules<Config, State>): PageTask<Config, State> {
    const { key, page } = this
    return {
      key,
      page: { ...page, rules },
      stage,
      changed: () => this.changed(),
      emit: (message) => this.emit(message),
    }
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
