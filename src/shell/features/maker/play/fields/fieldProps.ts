import type { Field } from '../../../../../game/authoring.ts'
import type { Language, Local } from '../../../../../game/language.ts'
import type { Game } from '../../bench/bench.ts'
import type { Draft } from '../../draft/schema.ts'
import type { DraftMedia } from '../../panel.ts'
import type { Hand } from '../hand.ts'
import type { BookKit } from '../things.ts'

/** What every field of a form is given. */
export interface FieldProps {
  readonly name: string
  readonly field: Field
  readonly game: Game
  readonly draft: Draft
  readonly kit: BookKit
  readonly media: DraftMedia
  /** Of the page; absent for an activity after the book. */
  readonly index?: number
  readonly hand: Hand
  readonly language: Language
  readonly onSet: (value: unknown, how?: Local) => void
}
