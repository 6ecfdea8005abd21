import { PageChannel, type ToGame, type ToShell } from '../../../../game/bridge.ts'
import type { KindModule } from '../../../../game/kind.ts'
import type { Language } from '../../../../game/language.ts'
import type { Layout } from '../../../../game/rules/kindRules.ts'
import { afterFrame } from '../../../../game/runtime/afterFrame.ts'
import { askEarly, filesFor } from '../../../../game/runtime/earlyFiles.ts'
import type { OpenPageOptions, PageHandle } from '../../../../game/runtime/pageHandle.ts'
import type { StageServices } from '../../../../game/services.ts'
import { loadRuntime } from '../../../lib/loading/stageRuntime.ts'
import { endFirstPlay, type FirstPlay, takeFirstPlay } from '../../../../firstPage/index.ts'

/** What is to be played. A new object opens the page again, so keep it stable. */
export interface StageTask {
  readonly kind: KindModule
  /** Parsed by the kind's schema. */
  readonly config: unknown
  readonly bookId: number
  readonly pageId: string
  readonly pictureId: string | undefined
  /** The key of the reader's look (`content/look.ts`). */
  readonly look?: string | undefined
  readonly services: StageServices
  readonly layout: Layout
  readonly seed: number
  readonly motion: OpenPageOptions['motion']
  readonly isCalm: boolean
  readonly doneLine: OpenPageOptions['doneLine']
  readonly cues?: OpenPageOptions['cues']
}

/** How the page speaks to the scene. Messages before the scene is there wait for it. */
export type Send = (message: ToGame) => void

/** A page on the stage. */
export interface Opened {
  readonly session: PageHandle
  readonly send: Send
  /** The language it was opened in. */
  readonly language: Language
}

/** Who opens it. */
interface Opener {
  language(): Language
  hear(message: ToShell): void
  opened(opened: Opened): void
}

/** Opens a page in an element, or goes on with the one that is played there since before the app came. The undo leaves it. */
export function openStage(task: StageTask, host: HTMLElement, opener: Opener): () => void {
  const begun = takeFirstPlay(task, host)
  return begun ? goOn(begun, opener) : openFresh(task, host, opener)
}

function goOn(begun: FirstPlay, { hear, opened }: Opener): () => void {
  const { send, cut } = makeSender(begun.channel)
  let isLeft = false
  opened({ session: begun.session, send, language: begun.language })
  // What was told until now is told to the page as it is drawn with that session.
  afterFrame(() => !isLeft && begun.hear(hear))
  return () => {
    isLeft = true
    endFirstPlay()
    cut()
  }
}

function openFresh(task: StageTask, host: HTMLElement, { language, hear, opened }: Opener): () => void {
  const channel = new PageChannel()
  const { send, cut } = makeSender(channel)
  const forgetFiles = askEarly((hasAvif) => filesOf(task, host, hasAvif))
  let session: PageHandle | undefined
  let isLeft = false
  channel.toShell.listen(hear)
  // The page is turned first: its still and its text are drawn before its stage is made.
  afterFrame(() => {
    if (isLeft) return
    loadRuntime().then(
      ({ openPage }) => {
        // Left before the stage came: StrictMode's first mount, or a quick turn of the page.
        if (isLeft) return
        const now = language()
        session = openPage({ ...task, host, channel, language: now })
        opened({ session, send, language: now })
      },
      (error: unknown) => channel.toShell.send({ type: 'failed', reason: 'scene-threw', detail: String(error) }),
    )
  })
  return () => {
    isLeft = true
    forgetFiles()
    session?.close()
    channel.close()
    cut()
  }
}

/** Speaks to a page until it is left: whoever still keeps `send` then (a handler of the page before) keeps nothing else alive by it. */
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
