import type { PageChannel } from '../bridge.ts'
import type { KindModule } from '../kind.ts'
import type { Language, Local } from '../language.ts'
import type { PageCues } from '../rules/cues.ts'
import type { Counters, Layout } from '../rules/kindRules.ts'
import type { StageServices } from '../services.ts'
import type { RuleTarget, Target } from '../targets.ts'
import type { Message } from '../bridge.ts'

/** `full`: all motion; `calm`: no idle motion, no bursts; `reduced`: fades only (prefers-reduced-motion). */
export type Motion = 'full' | 'calm' | 'reduced'

/** What is open now, as the debug hooks and the shell see it. */
export interface SceneReport {
  readonly kind: 'page' | 'activity'
  /** The interactionType or activity type as the specification names it; `picture` for a plain page, `cover`. */
  readonly type: string
  readonly bookId: number
  readonly pageId: string
  readonly status: 'loading' | 'ready' | 'completed' | 'failed'
  readonly progress: { readonly done: number; readonly total: number }
  readonly language: Language
}

/** What the shell shows of a page; a new object at each change, so it can be compared by identity. */
export interface PageSnapshot {
  readonly report: SceneReport
  /**
   * All that can be touched now, in reading order. Boxes are present places on the picture in stage units (1280 × 800, zoom included),
   * so an overlay places them in percent of the picture and need not follow its size. Moving targets are refreshed four times a second.
   */
  readonly targets: readonly RuleTarget[]
  readonly counters: Counters | undefined
  /** The question's line now, where it changes during play. */
  readonly question: Message | undefined
}

/** Options for opening a page. Use stable objects: a new one means leaving and reopening the page. */
export interface OpenPageOptions<Config = unknown, State = unknown> {
  /** The picture's element, 16:10; the stage fills it and takes its touches. */
  readonly host: HTMLElement
  readonly kind: KindModule<string, Config, State>
  /** Parsed by the kind's schema. */
  readonly config: Config
  readonly bookId: number
  /** The page's id (`cover`, `b1-p01`), or an activity's id as text. */
  readonly pageId: string
  /** The picture's id for `services.picture`; none: plain paper. */
  readonly pictureId?: string | undefined
  /** The reader's look, as the picture's `looks` names it; none, or one it does not name: the picture as it is drawn first. */
  readonly look?: string | undefined
  readonly channel: PageChannel
  readonly language: Language
  readonly services: StageServices
  readonly layout: Layout
  /** The same seed gives the same shuffles. */
  readonly seed: number
  readonly motion?: Motion | undefined
  /** The reader's calm mode: all runs slower, and fewer things come at a time. */
  readonly isCalm?: boolean | undefined
  /** Played on completion, after the last move's lines: the page's `feedbackAudio`. */
  readonly doneLine?: Local | undefined
  /** What happens in the picture after each right move and when all is done. */
  readonly cues?: PageCues | undefined
}

/** A page as its scene needs it; the runtime handles host and listeners. */
export type ScenePage<Config = unknown, State = unknown> = Omit<OpenPageOptions<Config, State>, 'host' | 'channel'>

/** One opened page. Closing is final and does not affect other plays. */
export interface PageHandle {
  getSnapshot(): PageSnapshot
  /** Calls `listener` after each change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Targets with their present boxes in CSS px of the viewport. */
  targets(): Target[]
  close(): void
}
