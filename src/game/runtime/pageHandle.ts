import type { PageChannel } from '../bridge.ts'
import type { KindModule } from '../kind.ts'
import type { Language, Local } from '../language.ts'
import type { PageCues } from '../rules/cues.ts'
import type { Counters, KindRules, Layout } from '../rules/kindRules.ts'
import type { StageServices } from '../services.ts'
import type { RuleTarget, Target } from '../targets.ts'
import type { Message } from '../bridge.ts'

/** `full`: all motion; `calm`: no idle motion, no bursts; `reduced`: fades only (prefers-reduced-motion). */
export type Motion = 'full' | 'calm' | 'reduced'

/** What is currently open, for the debug hooks and the shell. */
export interface SceneReport {
  readonly kind: 'page' | 'activity'
  /** The interactionType or activity type as in the specification; `picture` for a plain page, or `cover`. */
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
   * All touchable targets in reading order. Boxes are current positions on the picture in stage units (1280 × 800, zoom included), so an overlay can
   * place them in percent of the picture and need not track its size. Moving targets are refreshed four times a second.
   */
  readonly targets: readonly RuleTarget[]
  readonly counters: Counters | undefined
  /** The text of the current question, for kinds whose question changes during play. */
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
  /** The picture's id for `services.picture`; without one the page is plain paper. */
  readonly pictureId?: string | undefined
  /** The reader's avatar variant, a key of the picture's `looks`; if absent or unknown, the default variant is shown. */
  readonly look?: string | undefined
  readonly channel: PageChannel
  readonly language: Language
  readonly services: StageServices
  readonly layout: Layout
  /** The same seed gives the same shuffles. */
  readonly seed: number
  readonly motion?: Motion | undefined
  /** Idle motion begins some time after this, if given: until then the device has other work. */
  readonly restsUntil?: Promise<void> | undefined
  /** What the page opens without (`PagePictureData.frames`) is loaded after this, if given: until then the line has other work. */
  readonly loadsUntil?: Promise<void> | undefined
  /** The reader's calm mode: everything runs slower, and fewer things are shown at a time. */
  readonly isCalm?: boolean | undefined
  /** Played on completion, after the last move's lines: the page's `feedbackAudio`. */
  readonly doneLine?: Local | undefined
  /** Changes in the picture after each right move and at completion. */
  readonly cues?: PageCues | undefined
}

/** The part of a page that its scene needs, with the rules of its kind; the runtime handles host and channel. */
export interface ScenePage<Config = unknown, State = unknown>
  extends Omit<OpenPageOptions<Config, State>, 'host' | 'channel'> {
  readonly rules: KindRules<Config, State>
}

/** One opened page. Closing is final and does not affect other pages. */
export interface PageHandle {
  getSnapshot(): PageSnapshot
  /** Calls `listener` after each change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Targets with their current boxes in CSS px of the viewport. */
  targets(): Target[]
  /** The same targets with the boxes in which they come to rest, CSS px. */
  restingTargets(): Target[]
  close(): void
}
