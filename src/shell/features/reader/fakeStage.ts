import type { PageChannel, ToGame } from '../../../game/bridge.ts'
import type { OpenPageOptions, PageSession, PageSnapshot } from '../../../game/runtime/pageSession.ts'
import { seededRandom } from '../../../game/rules/random.ts'
import { Session, type SessionOutcome } from '../../../game/rules/session.ts'

/** A page opened on the fake stage. */
export interface FakePage {
  readonly options: OpenPageOptions
  readonly channel: PageChannel
  readonly received: ToGame[]
  isClosed: boolean
  /** Makes right moves until the page is completed. */
  solve(): void
  session: Session<unknown, unknown>
}

/** All pages opened so far; the last one is the present. */
export const stage = { pages: [] as FakePage[], preloaded: [] as string[], isBroken: false }

/** The page that is open now. */
export function openedPage(): FakePage {
  const page = stage.pages.findLast(({ isClosed }) => !isClosed)
  if (!page) throw new Error('no page is open on the stage')
  return page
}

/** Stands in for the stage's code: plays the kinds' own rules, without Phaser and at once. */
export function loadRuntime() {
  if (stage.isBroken) return Promise.reject(new Error('no network'))
  return Promise.resolve({ openPage, preload: (id: string) => stage.preloaded.push(id) })
}

function openPage(options: OpenPageOptions): PageSession {
  const listeners = new Set<() => void>()
  const { channel, kind, config } = options
  let language = options.language
  let status: PageSnapshot['report']['status'] = 'loading'
  const session: Session<unknown, unknown> = new Session(
    kind.rules,
    config,
    () => ({
      language,
      layout: options.layout,
      pointer: 'coarse',
      random: seededRandom(1),
      now: 0,
      text: (key) => key,
    }),
    (outcome) => tell(outcome),
  )
  const snapshotNow = (): PageSnapshot => ({
    report: {
      kind: kind.role,
      type: kind.type,
      bookId: options.bookId,
      pageId: options.pageId,
      status,
      progress: session.progress(),
      language,
    },
    targets: status === 'loading' ? [] : session.targets(),
    counters: session.counters(),
    question: undefined,
  })
  let snapshot = snapshotNow()
  const changed = () => {
    snapshot = snapshotNow()
    for (const listener of listeners) listener()
  }
  const tell = (outcome: SessionOutcome) => {
    if (outcome.type === 'completed') status = 'completed'
    if (outcome.type === 'feedback' || outcome.type === 'completed') channel.toShell.send(outcome)
    if (outcome.type === 'tried') channel.toShell.send({ type: 'tried', ...outcome.tried })
  }
  const page: FakePage = {
    options,
    channel,
    session,
    received: [],
    isClosed: false,
    solve() {
      for (let move = session.rightMove(); move; move = session.rightMove())
        channel.toGame.send({ type: 'move', ...move })
    },
  }
  stage.pages.push(page)
  channel.toGame.listen((message) => {
    page.received.push(message)
    if (message.type === 'move') {
      channel.toShell.send({ type: 'touched', targetId: message.targetId })
      session.move(
        message.to === undefined ? { targetId: message.targetId } : { targetId: message.targetId, to: message.to },
      )
    } else if (message.type === 'setLanguage') {
      language = message.language
      session.setLanguage()
    } else if (message.type === 'reset') {
      status = 'ready'
      session.command({ type: 'reset' })
    } else if (message.type === 'next') session.command({ type: 'next' })
    changed()
  })
  queueMicrotask(() => {
    status = 'ready'
    channel.toShell.send({ type: 'ready' })
    session.begin()
    changed()
  })
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    targets: () => [],
    close() {
      page.isClosed = true
    },
  }
}
