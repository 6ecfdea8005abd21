import type { z } from 'zod'
import type { Message, ToGame } from './bridge.ts'
import type { Language } from './language.ts'
import type { Counters, KindRules } from './rules/kindRules.ts'
import type { RuleTarget } from './targets.ts'

/** `page`: on a book page; `activity`: after the book. */
export type KindRole = 'page' | 'activity'

/**
 * A kind's scene, as far as it can be said without Phaser: kinds are read in Node too, where importing Phaser throws. Scenes extend `PlayScene`
 * (`scene/playScene.ts`), which has all of it.
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
 * One kind of page or activity: its content, its rules and its scene. Everything that treats kinds alike (reader, gallery, contract
 * tests, content check) reads this and nothing else.
 */
export interface KindModule<Type extends string = string, Config = unknown, State = unknown> {
  /** The interactionType or activity type as the specification names it; also the folder's name. */
  readonly type: Type
  readonly role: KindRole
  /** Parses the kind's fields out of a page or activity. */
  readonly schema: z.ZodType<Config>
  /** Content that shows the kind at its plainest; the contract tests play it. */
  readonly example: unknown
  readonly rules: KindRules<Config, State>
  /** Share of a dragged item's area that must lie in its zone (SPEC section 5); kinds without drags leave it out. */
  readonly overlap?: number
  /** Effects that a touch is answered with and that neither the content names nor all kinds share: fetched before the page is touched. */
  readonly effects?: readonly string[]
  /** The scene comes with Phaser, so only the stage loads it. */
  readonly loadScene: () => Promise<{ readonly default: new () => KindScene<Config, State> }>
}

/** Checks a kind where it is written, and keeps its exact type. */
export function defineKind<const Type extends string, Config, State>(
  kind: KindModule<Type, Config, State>,
): KindModule<Type, Config, State> {
  return kind
}
