import type { Local } from './language.ts'

/** What a field of the maker's form is made with. */
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
  /** Boxes on the picture, drawn by finger. */
  | 'areas'
  | 'places'
  | 'things'

/**
 * What a field is filled with by itself: words of the page's text, letters of its word, numbers from 1, things in the picture (with their boxes), the page's own
 * texts, pictures of the kit, the voice (its line is spoken), or what the schema has as default.
 */
type FieldSource = 'words' | 'letters' | 'numbers' | 'sprites' | 'text' | 'kit' | 'voice' | 'default'

/** One field of the form by which a page of a kind is made. */
export interface Field {
  readonly label: Local
  readonly form: FieldForm
  /** `null`: whoever makes the page says it. */
  readonly filledWith: FieldSource | null
  readonly isOptional?: boolean
}

/** Something that is wrong with a page. */
export interface Fault {
  /** Where: `tapAreas[0].width`. */
  readonly place: string
  /** The same for all pages with this fault: `overlap`. */
  readonly code: string
  readonly message: Local
}

/** What a page's faults are judged by besides its own fields. */
export interface Surroundings {
  /** The text of the page, or for an activity of the whole book, without markup. */
  readonly text: Local
}

/** What the book maker needs to know of a kind. */
export interface Authoring<Config> {
  /** Every field of the kind's schema, in the order of the form. */
  readonly fields: { readonly [Name in keyof Config & string]-?: Field }
  /** What makes a page of it faulty, beyond what its schema refuses; nothing where it is well. */
  faultsOf(config: Config, surroundings: Surroundings): readonly Fault[]
}
