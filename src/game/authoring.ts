import type { Local } from './language.ts'
import type { Offer } from './offer.ts'

/** The input control that the book maker's form shows for a field. */
type FieldForm =
  | 'text'
  /** A text for each entry of another field. */
  | 'texts'
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
  /** One thing of the picture. */
  | 'thing'
  /** One of the book's pictures to play in. */
  | 'scene'
  /** Questions about the story, each with pictures to choose from. */
  | 'questions'

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
  /** Follows from other fields, or from what can't be made in the book maker: the form does not show it. */
  readonly isDerived?: boolean
  /** What can be chosen; a choice without them is not shown. */
  readonly options?: readonly { readonly value: string; readonly label: Local }[]
  /** Of `texts`: the field whose entries have one each. */
  readonly of?: string
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

/** What a page was filled with, or what it lacks. */
export type Filling =
  | {
      /** Fields of the kind's schema, as they are before it is parsed. */
      readonly fields: Readonly<Record<string, unknown>>
      /** In a few words, what they are: 3 words. */
      readonly about: Local
      /** Names of things that the kind shows itself: they leave the picture behind it. */
      readonly lifts?: readonly string[]
    }
  | {
      /** What has to be there first: 3 equal things. */
      readonly lacks: Local
    }

/** What the book maker needs to know about a kind. */
export interface Authoring<Config> {
  /** Every field of the kind's schema, in the order of the form. */
  readonly fields: { readonly [Name in keyof Config & string]-?: Field }
  /** The faults of a page beyond those that its schema rejects; empty if there are none. */
  faultsOf(config: Config, surroundings: Surroundings): readonly Fault[]
  /**
   * Fills a page from what its author has made and chosen. Without it each field is filled as its `filledWith` says. `null`: pages of this kind are not
   * made in the book maker, because they need pictures or sounds that are made for them alone.
   */
  readonly fill?: ((offer: Offer) => Filling) | null
  /** What the child is asked to do where the author does not say it otherwise; `about` without it. */
  readonly instruction?: Local | ((offer: Offer) => Local)
}
