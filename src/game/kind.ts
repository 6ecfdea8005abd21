import type { z } from 'zod'
import type { Authoring } from './authoring.ts'
import type { Message, ToGame } from './bridge.ts'
import type { AskedItem } from './items.ts'
import type { Language, Local } from './language.ts'
import type { Messages } from './messages.ts'
import type { Counters, KindRules } from './rules/kindRules.ts'
import type { RuleTarget } from './targets.ts'

/** `page`: on a book page; `activity`: after the book. */
export type KindRole = 'page' | 'activity'

/** Input methods. Every kind can be played by touch and by keyboard. */
type KindInput = 'touch' | 'voice'

/** How long feedback is shown, ms on the scene's clock (SPEC section 9). */
export const FEEDBACK_MS = { tap: 2000, drop: 1500 } as const

/** Controls that a kind adds to those that all kinds have. `label` replaces the control's usual label. */
export interface KindControls {
  /** Can be restarted at any time; other kinds only after completion. */
  readonly reset?: boolean
  /** The items that wait to be placed can be shuffled. */
  readonly shuffle?: boolean
  /** Repeats its question. */
  readonly repeat?: { readonly label?: Local }
  /**
   * Waits for the child to ask for the next question once the current one is answered. `hasFinish`: after the last question the control reads
   * "finish".
   */
  readonly next?: { readonly label?: Local; readonly hasFinish?: boolean }
}

/**
 * The part of a kind's scene that can be typed without Phaser: Node reads kinds too, and importing Phaser throws there. Scenes extend `PlayScene`
 * (`scene/play/playScene.ts`), which implements all of it.
 */
export interface KindScene<Config, State> {
  readonly status: 'loading' | 'ready' | 'completed' | 'failed'
  readonly language: Language
  /** Called by the stage with the page to play. */
  init(task: { readonly page: { readonly config: Config; readonly kind: KindModule<string, Config, State> } }): void
  receive(message: ToGame): void
  /** Targets with their current boxes, in stage units of the frame (zoom included). */
  presentTargets(): readonly RuleTarget[]
  /** The same targets with the boxes in which they come to rest, whoever holds or moves them now. */
  restingTargets(): readonly RuleTarget[]
  progress(): { readonly done: number; readonly total: number }
  counters(): Counters | undefined
  /** The text of the current question, for kinds whose question changes during play. */
  question(): Message | undefined
}

/**
 * One kind of page or activity: its content schema, its rules, its scene, and everything that the reader needs to know about it. Code that treats all
 * kinds alike (reader, gallery, lessons, reports, contract tests, content check) reads only this and its details.
 */
export interface KindModule<Type extends string = string, Config = unknown, State = unknown> {
  /** The interactionType or activity type as in the specification; also the name of the folder. */
  readonly type: Type
  readonly role: KindRole
  /** Raised when content made for the previous version no longer plays as intended. */
  readonly version: number
  /** Parses the kind's fields from a page or activity. */
  readonly schema: z.ZodType<Config>
  /** Effects that answer a touch and that are neither named in the content nor shared by all kinds; prefetched before the first touch. */
  readonly effects?: readonly string[]
  /** Default: touch. */
  readonly input?: readonly KindInput[]
  readonly controls?: KindControls
  /** How long its feedback is shown, ms on the scene's clock. */
  readonly feedbackMs: number
  /** The wording of the progress; `{done}`, `{total}` and `{left}` are numbers. Default: done of total. */
  readonly progress?: Local
  /** Where praise and help appear in an activity's picture. Default: at the top. */
  readonly notes?: 'lower-right'
  /** The wording at the end of an activity. Default: that it is complete. */
  readonly ending?: Local
  /** Texts that its rules use, beyond those shared by all kinds (`src/content/messages.ts`). */
  readonly messages?: Messages
  /** Without them the reader knows the page; whoever plays it loads them. In the built app they come with the scene (`src/firstPage/build/chunks.ts`). */
  readonly loadRules: () => Promise<KindRules<Config, State>>
  /** The scene imports Phaser, so only the stage loads it. */
  readonly loadScene: () => Promise<{ readonly default: new () => KindScene<Config, State> }>
  /** What playing does not need. A separate module, so that pages do not wait for it. */
  readonly loadDetails: () => Promise<{ readonly default: KindDetails<Config> }>
}

/** The look of a game's card: background colours, pictures (names under /img/ui), and letter tiles. */
export interface GameCard {
  readonly border: 'nila' | 'soga' | 'hutan' | 'cabai' | 'manggis'
  readonly from: string
  readonly to: string
  readonly pictures: readonly string[]
  readonly tiles: readonly string[]
}

/** A line that the content needs spoken; words are spoken more slowly than prompts. */
export interface SpokenLine {
  readonly kind: 'word' | 'prompt'
  /** The paths of the sound, as in the content. */
  readonly path: Local
  readonly text: Local
}

/** What the service, tools, gallery and book maker need to know about a kind, and the reader does not. */
export interface KindDetails<Config = unknown> {
  /** Its name for grown-ups. */
  readonly title: Local
  /** What the child does, in a sentence. */
  readonly about: Local
  /** A minimal example of its content; the contract tests play it. */
  readonly example: unknown
  /** Its card among the games; kinds of pages have none. */
  readonly card?: GameCard
  /** The items that it teaches, in reading order. Every item of its tries is among them. */
  asks(config: Config): readonly AskedItem[]
  /** What must be spoken for this content, apart from narration, instruction and praise. */
  says(config: Config): readonly SpokenLine[]
  readonly authoring: Authoring<Config>
}

/** Type-checks a kind where it is written and infers its exact type. */
export function defineKind<const Type extends string, Config, State>(
  kind: KindModule<Type, Config, State>,
): KindModule<Type, Config, State> {
  return kind
}

/** Type-checks a kind's details against its content type: `defineDetails<Tapping>({ … })`. */
export function defineDetails<Config>(details: KindDetails<Config>): KindDetails<Config> {
  return details
}
