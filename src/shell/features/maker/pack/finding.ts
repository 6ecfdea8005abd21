import type { PackFaultCode } from '../../../../content/pack/index.ts'
import type { Local } from '../../../../game/language.ts'

/** What only the maker can know of a draft, beside the faults that every pack may have. */
type OwnCode =
  | 'alt-missing'
  | 'makers-missing'
  | 'photo-unasked'
  | 'media-elsewhere'
  | 'word-silent'
  | 'instruction-silent'
  | 'voice-old'
  | 'voice-soft'
  | 'voice-unmarked'
  | 'voice-sentences'
  | 'level-over'
  | 'play-unfilled'
  | 'good'

/** The part of the editor in which something is mended. */
type EditorTab = 'picture' | 'words' | 'voice' | 'play'

/** Something that a check has found. */
export interface Finding {
  /** `mend` stops sharing with others, `look` does not; `good` says what was checked and is well. */
  readonly weight: 'mend' | 'look' | 'good'
  /** The command line and the service use the same words. */
  readonly code: PackFaultCode | OwnCode
  /** Of the draft's pages; the cover is 0. Absent where the whole book is meant. */
  readonly pageIndex?: number
  /** Of the draft's activities. */
  readonly activityIndex?: number
  /** Where it is mended: a part of the page's editor, the activities after the book, or the book's own sheet (makers, licence). */
  readonly tab: EditorTab | 'after' | 'book'
  /** The very field: a field of the kind's form, `alt`, `photo`, `en`, `id`, `authors`, or the id of a word or place. */
  readonly field?: string
  readonly title: Local
  readonly detail?: Local
  /** What the button that opens the field says. */
  readonly action: Local
}
