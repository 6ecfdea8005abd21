import type { Language, Local } from './language.ts'
import type { Box } from './targets.ts'

/*
 * What the book maker offers a kind to fill a page with: what the author has written, drawn and chosen. A kind takes from it what it needs
 * (`Authoring.fill`). Boxes are percent of the picture. Paths are those of content: a sound or a picture that is asked for is put into the book.
 */

/** A thing in a picture, or one of the kit. */
export interface OfferedThing {
  /** Its name in the picture, each once. */
  readonly id: string
  /** What it is; equal things have the same. */
  readonly sort: string
  readonly tags: readonly string[]
  readonly label: Local
  readonly isPerson: boolean
  /** Where it is seen, large enough for a finger; absent where it is in no picture. */
  readonly box?: Box
}

/** A word to learn; `thing` shows what it means. */
export interface OfferedWord {
  readonly id: string
  /** As it is written in the text. A book in one language has the same twice. */
  readonly word: Local
  readonly thing?: OfferedThing
}

/** A picture to play in, with what is in it. */
export interface OfferedScene {
  /** Its path. */
  readonly image: string
  /** Nothing is known of what a photo shows. */
  readonly isPhoto: boolean
  /** From left to right. */
  readonly things: readonly OfferedThing[]
}

/** A picture of one thing alone, or of several equal ones: 480 × 480, or 4 : 3 with a box for each. */
interface OfferedPicture {
  readonly path: string
  readonly spots: readonly Box[]
}

/** Something that has a place in the picture. */
interface Placeable {
  readonly id: string
  /** Where it is if its author has not put it elsewhere; without one the author has to draw it. */
  readonly usual?: Box | undefined
}

/** A question about the story, as its author has asked it. */
export interface OfferedQuestion {
  readonly id: string
  /** Names the page in items: the same for ever. */
  readonly item: string
  readonly ask: Local
  readonly answers: readonly OfferedThing[]
  /** The id of the right answer. */
  readonly right: string
  readonly because?: Local
}

/** What an author has made and chosen for one page or activity. Lists are those that she has chosen, else all there are. */
export interface Offer {
  readonly languages: readonly Language[]
  /** The page's own picture; for an activity the one that is chosen for `field`, else the one with most words. */
  scene(field?: string): OfferedScene
  /** What the author has set by hand, whatever it is. */
  value(field: string): unknown
  flag(field: string, usual: boolean): boolean
  text(field: string): Local | undefined
  /** The texts of a field of `texts`, by the ids that they belong to. */
  texts(field: string): ReadonlyMap<string, Local>
  /** With a scene, each word has its thing there or none. */
  words(field: string, scene?: OfferedScene): readonly OfferedWord[]
  /** Things of the picture, and areas that the author has drawn for this field. For an activity: of all pages, equal ones once. */
  things(field: string, scene?: OfferedScene): readonly OfferedThing[]
  questions(field: string): readonly OfferedQuestion[]
  /** Whether the author herself has chosen what is in the list. */
  isChosen(field: string): boolean
  /** Where things are: as the author has put them, else as usual, but apart from one another and from `keepOff`. In the order of what is given. */
  boxes(field: string, placeables: readonly Placeable[], keepOff?: readonly Box[]): readonly (Box | undefined)[]
  /** A picture of a thing alone, or of so many of it. */
  picture(thing: OfferedThing, count?: number): OfferedPicture
  /** The spoken word. */
  word(text: Local): Local
  /** The spoken word, where it can be heard in all languages of the book. */
  heardWord(text: Local): Local | undefined
  /** A spoken line, where it can be heard in all languages of the book; else empty. */
  heardLine(text: Local): { readonly en?: string; readonly id?: string }
  /** A line that must be heard. */
  line(text: Local): Local
  /** Numbers from 1 to 12, and letters, in the app's own voices. */
  count(number: number): Local
  letter(letter: string): Local
}
