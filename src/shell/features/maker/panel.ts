import type { Language, Local } from '../../../game/language.ts'
import type { Draft, DraftPage } from './draft/schema.ts'

/** The photos and sounds of a draft, on this device. */
export interface DraftMedia {
  /** Stores a file under a new name. Rejects with `StorageFullError` where there is no space; nothing else is lost then. */
  put(file: Blob): Promise<string>
  /** Reads a file; undefined where it is on another device. */
  get(name: string): Promise<Blob | undefined>
}

/** Changes the draft: one step that can be undone, saved within a second. `name` says what was done: 'move Danu'. */
export type Edit = (name: Local, change: (draft: Draft) => Draft) => void

/** What every panel of the editor (picture, words, voice, play) is given. */
export interface PanelProps {
  readonly draft: Draft
  /** The open page, and its place among the pages; the cover is 0. */
  readonly page: DraftPage
  readonly index: number
  readonly edit: Edit
  readonly media: DraftMedia
  /** The teacher's language, for texts of the screen. */
  readonly language: Language
  /** Opens another page, keeping the tab; `field` is focused there (`data-field`). */
  readonly openPage: (index: number, field?: string) => void
}
