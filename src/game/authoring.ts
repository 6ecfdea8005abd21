import type { Local } from './language.ts'

/** The input control that the book maker's form shows for a field. */
type FieldForm =
  | 'text'
  | 'choice'
  | 'switch'
  | 'number'
  | 'settings'
  | 'sound'
  | 'picture'
  | 'word'
  | 'words'
  | 'letters'
  | 'numbers'
  | 'people'
  /** Rectangles on the picture, drawn by finger. */
  | 'areas'
  | 'places'
  | 'things'

/**
 * Where a field's initial value comes from: the words of the page's text, the letters of its word, the numbers from 1, the sprites of the picture
 * (with their boxes), the page's own texts, pictures of the kit, the voice (which speaks the line), or the schema's default.
 */
type FieldSource = 'words' | 'letters' | 'numbers' | 'sprites' | 'text' | 'kit' | 'voice' | 'default'

/** One field of the form that a page of this kind is made with. */
export interface Field {
  readonly label: Local
  readonly form: FieldForm
  /** `null`: the author fills it in. */
  readonly filledWith: FieldSource | null
  readonly isOptional?: boolean
}

/** A problem with a page. */
export interface Fault {
  /** The path of the faulty field: `tapAreas[0].width`. */
  readonly place: string
  /** The kind of fault: `overlap`. */
  readonly code: string
  readonly message: Local
}

/** Context beyond the page's own fields that a fault check needs. */
export interface Surroundings {
  /** The text of the page (for an activity: of the whole book), without markup. */
  readonly text: Local
}

/** What the book maker needs to know about a kind. */
export interface Authoring<Config> {
  /** Every field of the kind's schema, in the order of the form. */
  readonly fields: { readonly [Name in keyof Config & string]-?: Field }
  /** The faults of a page beyond those that its schema rejects; empty if there are none. */
  faultsOf(config: Config, surroundings: Surroundings): readonly Fault[]
}
