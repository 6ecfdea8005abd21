import type { PageChannel, ToGame } from '../../../../game/bridge.ts'
import type { KindModule } from '../../../../game/kind.ts'
import type { OpenPageOptions, PageHandle, PageSnapshot } from '../../../../game/runtime/pageHandle.ts'
import type { Language } from '../../../../game/language.ts'
import { seededRandom } from '../../../../game/rules/random.ts'
import { Session, type PlayOutcome } from '../../../../game/rules/session.ts'
import { rulesOf } from '../../../../scenes/loadedRules.ts'

/** All pages opened so far; the last one is current. */
export const stage = {
  pages: [] as FakePage[],
  /** Ids of the pages that were built before they were opened, and of those that were not opened. */
  prepared: [] as string[],
  dropped: [] as string[],
  preloaded: [] as string[],
  preloadedFrames: [] as string[],
  preloadedScenes: [] as string[],
  isBroken: false,
}

/** The page that is currently open. */
export function openedPage(): FakePage {
  const page = stage.pages.findLast(({ isClosed }) => !isClosed)
  if (!page) throw new Error('no page is open on the stage')
  return page
}

/** Replaces the stage's code: plays the kinds' own rules immediately, without Phaser. */
export function loadRuntime() {
  if (stage.isBroken) return Promise.reject(new Error('no network'))
  const preload = (id: string) => {
    stage.preloaded.push(id)
    return Promise.resolve()
  }
  const preloadFrames = (id: string) => {
    stage.preloadedFrames.push(id)
    return Promise.resolve()
  }
  const preloadScene = ({ type }: KindModule) => {
    stage.preloadedScenes.push(type)
    return Promise.resolve()
  }
  return Promise.resolve({ openPage, preparePage, preload, preloadFrames, preloadScene })
}

function preparePage({ pageId }: Pick<OpenPageOptions, 'pageId'>) {
  stage.prepared.push(pageId)
  return { drop: () => void stage.dropped.push(pageId) }
}

function openPage(options: OpenPageOptions): PageHandle {
  const page = new FakePage(options)
  stage.pages.push(page)
  return page
}

/** A page opened on the fake stage; ready in the next microtask. */
class FakePage implements PageHandle {
  readonly options: OpenPageOptions
  readonly received: ToGame[] = []
  readonly session: Session<unknown, unknown>
  isClosed = false
  private readonly listeners = new Set<() => void>()
  /** Timers and lines that the rules wait for. */
  private readonly waiting: (() => void)[] = []
  private status: PageSnapshot['report']['status'] = 'loading'
  private language: Language
  private snapshot: PageSnapshot

  constructor(options: OpenPageOptions) {
    this.options = options
    this.language = options.language
    const { kind, config, layout, channel } = options
    const random = seededRandom(1)
    this.session = new Session(
      rulesOf(kind),
      config,
      () => ({ language: this.language, layout, pointer: 'coarse', random, now: 0, text: (key) => key }),
      (outcome) => this.emit(outcome),
    )
    this.snapshot = this.look()
    channel.toGame.listen((message) => this.obey(message))
    queueMicrotask(() => {
      this.status = 'ready'
      channel.toShell.send({ type: 'ready' })
      this.session.begin()
      this.changed()
    })
  }

  /** The channel to the shell. */
  get channel(): PageChannel {
    return this.options.channel
  }

  /** Makes right moves until the page is completed. */
  solve(): void {
    for (let move = this.session.rightMove(); move; move = this.session.rightMove()) {
      this.channel.toGame.send({ type: 'move', ...move })
    }
  }

  /** Lets all lines be said and all timers end that the rules wait for. */
  settle(): void {
    // A kind that never stops setting timers would hang the test; no kind needs a hundred in a row.
    for (let rounds = 0; rounds < 100 && this.waiting.length > 0; rounds += 1) this.waiting.shift()?.()
    this.changed()
  }

  getSnapshot(): PageSnapshot {
    return this.snapshot
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  targets(): [] {
    return []
  }

  restingTargets(): [] {
    return []
  }

  close(): void {
    this.isClosed = true
  }

  private obey(message: ToGame): void {
    this.received.push(message)
    if (message.type === 'move') {
      const { type: _, ...move } = message
      this.channel.toShell.send({ type: 'touched', targetId: message.targetId })
      this.session.move(move)
    } else if (message.type === 'setLanguage') {
      this.language = message.language
      this.session.setLanguage()
    } else if (message.type === 'reset' || message.type === 'next' || message.type === 'shuffle') {
      if (message.type === 'reset') this.status = 'ready'
      this.session.command({ type: message.type })
    }
    this.changed()
  }

  private emit(outcome: PlayOutcome): void {
    const { toShell } = this.channel
    if (outcome.type === 'completed') this.status = 'completed'
    if (outcome.type === 'feedback' || outcome.type === 'completed') toShell.send(outcome)
    if (outcome.type === 'tried') toShell.send({ type: 'tried', ...outcome.tried })
    if (outcome.type === 'timer') this.waiting.push(() => this.session.command({ type: 'timer', name: outcome.name }))
    if (outcome.type === 'say' && outcome.name !== undefined) {
      const { name } = outcome
      this.waiting.push(() => this.session.command({ type: 'said', name }))
    }
  }

  private changed(): void {
    this.snapshot = this.look()
    for (const listener of this.listeners) listener()
  }

  private look(): PageSnapshot {
    const { kind, bookId, pageId } = this.options
    const { status, language, session } = this
    const report = { kind: kind.role, type: kind.type, bookId, pageId, status, progress: session.progress(), language }
    const targets = status === 'loading' ? [] : session.targets()
    return { report, targets, counters: session.counters(), question: undefined }
  }
}
