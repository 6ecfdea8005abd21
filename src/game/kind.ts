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

/** By what a child plays. Every kind is played by touch and by keys. */
type KindInput = 'touch' | 'voice'

/** How long feedback stands, ms of the scene's clock (SPEC section 9). */
export const FEEDBACK_MS = { tap: 2000, drop: 1500 } as const

/** Controls of a kind, besides those that all have. A control's own label stands in place of the usual one. */
export interface KindControls {
  /** Can be begun again from the start; others can when they are done. */
  readonly reset?: boolean
  /** What waits to be placed can be mixed. */
  readonly shuffle?: boolean
  /** Says its question again. */
  readonly repeat?: { readonly label?: Local }
  /** Waits to be asked for the next question, once the present one is answered. `hasFinish`: after the last one the control says so. */
  readonly next?: { readonly label?: Local; readonly hasFinish?: boolean }
}

/**
 * A kind's scene, as far as it can be said without Phaser: kinds are read in Node too, where importing Phaser throws. Scenes extend `PlayScene`
 * (`scene/play/playScene.ts`), which has all of it.
 */
export interface KindScene<Config, State> {
  readonly status: 'loading' | 'ready' | 'completed' | 'failed'
  readonly language: Language
  /** Called by the stage with the page that is to be played. */
  init(task: { readonly page: { readonly config: Config; readonly kind: KindModule<string, Config, State> } }): void
  receive(message: ToGame): void
  /** Targets at their present places on the frame, stage units. */
  presentTargets(): readonly RuleTarget[]
  progress(): { readonly done: number; readonly total: number }
  counters(): Counters | undefined
  /** The question's line now, where it changes during play. */
  question(): Message | undefined
}

/**
 * One kind of page or activity: its content, its rules, its scene, and all that a reader needs to know of it. Everything that treats kinds
 * alike (reader, gallery, lessons, reports, contract tests, content check) reads this and its details and nothing else.
 */
export interface KindModule<Type extends string = string, Config = unknown, State = unknown> {
  /** The interactionType or activity type as the specification names it; also the folder's name. */
  readonly type: Type
  readonly role: KindRole
  /** Raised when content made for the version before is no longer played as it was meant. */
  readonly version: number
  /** Parses the kind's fields out of a page or activity. */
  readonly schema: z.ZodType<Config>
  readonly rules: KindRules<Config, State>
  /** Share of a dragged item's area that must lie in its zone (SPEC section 5); kinds without drags leave it out. */
  readonly overlap?: number
  /** Effects that a touch is answered with and that neither the content names nor all kinds share: fetched before the page is touched. */
  readonly effects?: readonly string[]
  /** Left out: touch. */
  readonly input?: readonly KindInput[]
  readonly controls?: KindControls
  /** How long its feedback stands, ms of the scene's clock. */
  readonly feedbackMs: number
  /** How far the play is: `{done}`, `{total}` and `{left}` stand for numbers. Left out: how many of how many. */
  readonly progress?: Local
  /** Where praise and help stand in an activity's picture. Left out: at its top. */
  readonly notes?: 'lower-right'
  /** What the end of an activity is called. Left out: that it is complete. */
  readonly ending?: Local
  /** Texts that its rules name, beyond those that all kinds share (`src/content/messages.ts`). */
  readonly messages?: Messages
  /** The scene comes with Phaser, so only the stage loads it. */
  readonly loadScene: () => Promise<{ readonly default: new () => KindScene<Config, State> }>
  /** What nobody needs who only plays it: a module of its own, so that a page does not wait for it. */
  readonly loadDetails: () => Promise<{ readonly default: KindDetails<Config> }>
}

/** How a game looks on its card: colours of the background, pictures (names under /img/ui), and letter tiles. */
export interface GameCard {
  readonly border: 'nila' | 'soga' | 'hutan' | 'cabai' | 'manggis'
  readonly from: string
  readonly to: string
  readonly pictures: readonly string[]
  readonly tiles: readonly string[]
}

/** A line that content has to be spoken; words are spoken more slowly than prompts. */
export interface SpokenLine {
  readonly kind: 'word' | 'prompt'
  /** The story's paths of the sound. */
  readonly path: Local
  readonly text: Local
}

/** What the service, tools, the gallery and the book maker need to know of a kind, and the reader does not. */
export interface KindDetails<Config = unknown> {
  /** What grown-ups call it. */
  readonly title: Local
  /** What the child does, in a sentence. */
  readonly about: Local
  /** Content that shows the kind at its plainest; the contract tests play it. */
  readonly example: unknown
  /** How it looks among the games; kinds of pages are not among them. */
  readonly card?: GameCard
  /** The items that it teaches, in reading order: whatever its tries tell of is among them. */
  asks(config: Config): readonly AskedItem[]
  /** What must be spoken of this content, besides narration, instruction and praise. */
  says(config: Config): readonly SpokenLine[]
  readonly authoring: Authoring<Config>
}

/** Checks a kind where it is written, and keeps its exact type. */
export function defineKind<const Type extends string, Config, State>(
  kind: KindModule<Type, Config, State>,
): KindModule<Type, Config, State> {
  return kind
}

/** Checks a kind's details against its content where they are written: `defineDetails<Tapping>({ … })`. */
export function defineDetails<Config>(details: KindDetails<Config>): KindDetails<Config> {
  return details
}
