import type { z } from 'zod'
import type { KindRules } from './rules/kindRules.ts'
import type { PlaySceneClass } from './scene/play/playScene.ts'

/** `page`: on a book page; `activity`: after the book. */
export type KindRole = 'page' | 'activity'

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
  readonly loadScene: () => Promise<{ readonly default: PlaySceneClass<Config, State> }>
}

/** Checks a kind where it is written, and keeps its exact type. */
export function defineKind<const Type extends string, Config, State>(
  kind: KindModule<Type, Config, State>,
): KindModule<Type, Config, State> {
  return kind
}
