import { PageChannel, type ToGame, type ToShell } from '../../../../game/bridge.ts'
import type { KindModule } from '../../../../game/kind.ts'
import type { Language } from '../../../../game/language.ts'
import type { Layout } from '../../../../game/rules/kindRules.ts'
import { afterFrame } from '../../../../game/runtime/afterFrame.ts'
import { askEarly, filesFor } from '../../../../game/runtime/earlyFiles.ts'
import type { OpenPageOptions, PageHandle } from '../../../../game/runtime/pageHandle.ts'
import type { PreparedPage } from '../../../../game/runtime/preparedPage.ts'
import type { StageServices } from '../../../../game/services.ts'
import { loadRuntime } from '../../../lib/loading/stageRuntime.ts'
import { endFirstPlay, type FirstPlay, takeFirstPlay } from '../../../../firstPage/index.ts'

/** What the stage is to play. A new object reopens the page, so keep it stable. */
export interface StageTask {
  readonly kind: KindModule
  /** Parsed by the kind's schema. */
  readonly config: unknown
  readonly bookId: number
  readonly pageId: string
  readonly pictureId: string | undefined
  /** The key of the reader's avatar variant. */
  readonly look?: string | undefined
  readonly services: StageServices
  readonly layout: Layout
  readonly seed: number
  readonly motion: OpenPageOptions['motion']
  readonly isCalm: boolean
  readonly doneLine: OpenPageOptions['doneLine']
  readonly cues?: OpenPageOptions['cues']
  /** Its scene, if that was built ahead: once. */
  readonly takePrepared?: () => PreparedPage | undefined
}

/** Sends a message to the scene; messages before it is ready are queued. */
export type Send = (message: ToGame) => void

/** A page on the stage. */
export interface Opened {
  readonly session: PageHandle
  readonly send: Send
  /** The language it was opened in. */
  readonly language: Language
}

/** Whoever opens the page. */
interface Opener {
  /** Whether its picture is on the screen already: then nothing need be drawn before the stage opens. */
  readonly isSeen: boolean
  language(): Language
  hear(message: ToShell): void
  /** Called after the frame in which the picture opens: what the shell shows of it (controls, a caption) would delay that frame. */
  opened(opened: Opened): void
}

/** Opens a page in an element, or takes over the one that was started before hydration. The result closes it. */
export function openStage(task: StageTask, host: HTMLElement, opener: Opener): () => void {
  const begun = takeFirstPlay(task, host)
  return begun ? goOn(begun, opener) : openFresh(task, host, opener)
}

function goOn(begun: FirstPlay, { hear, opened }: Opener): () => void {
  const { send, cut } = makeSender(begun.channel)
  let isLeft = false
  afterFrame(() => {
    if (isLeft) return
    opened({ session: begun.session, send, language: begun.language })
    // Earlier messages are delivered once the page has rendered with this session.
    afterFrame(() => !isLeft && begun.hear(hear))
  })
  return () => {
    isLeft = true
    endFirstPlay()
    cut()
  }
}

function openFresh(task: StageTask, host: HTMLElement, { isSeen, language, hear, opened }: Opener): () => void {
  const channel = new PageChannel()
  const { send, cut } = makeSender(channel)
  const forgetFiles = askEarly((hasAvif) => filesOf(task, host, hasAvif))
  let session: PageHandle | undefined
  let isLeft = false
  channel.toShell.listen(hear)
  const open = () => {
    if (isLeft) return
    loadRuntime().then(
      ({ openPage }) => {
        // Already left: StrictMode's first mount, or a quick page turn.
        if (isLeft) return
        const now = language()
        const page = openPage({ ...task, host, channel, language: now }, task.takePrepared?.())
        session = page
        afterFrame(() => !isLeft && opened({ session: page, send, language: now }))
      },
      (error: unknown) => channel.toShell.send({ type: 'failed', reason: 'scene-threw', detail: String(error) }),
    )
  }
  // Otherwise poster and text are drawn first.
  if (isSeen) open()
  else afterFrame(open)
  return () => {
    isLeft = true
    forgetFiles()
    session?.close()
    channel.close()
    cut()
  }
}

/** Sends to a page until it is closed. Handlers that still hold `send` afterwards then do not keep the channel alive. */
function makeSender({ toGame }: PageChannel): { readonly send: Send; readonly cut: () => void } {
  let port: PageChannel['toGame'] | undefined = toGame
  return {
    send: (message) => port?.send(message),
    cut() {
      port = undefined
    },
  }
}

function filesOf(
  { pictureId, look: variant, services }: StageTask,
  host: HTMLElement,
  hasAvif: boolean,
): readonly string[] {
  const picture = pictureId === undefined ? undefined : services.picture(pictureId)
  return picture ? filesFor(picture, host.clientWidth, hasAvif, variant) : []
}
