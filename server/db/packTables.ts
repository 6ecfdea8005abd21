// Tables of packs: books that a running service takes in. How values are encoded: `tables.ts`.

/** A book's identity: its key is forever, its number is this service's own. */
export interface PacksTable {
  key: string
  /** Id of the book in progress, events and reports: from 1001. */
  number: number
  /** `operator`: for everybody. `teacher`: for the classes that she opens it to. */
  source: 'operator' | 'teacher'
  /** The teacher who added it; `null` for the operator's, and after she was erased. */
  owner_id: string | null
  /** The revision that is read now. */
  revision: number
  added_at: string
  withdrawn_at: string | null
  /** The files of revisions up to this one are closed since `closed_at`, because a child who is in them was erased. */
  closed_revision: number | null
  closed_at: string | null
}

/** A child whose picture or voice is in a book. Who gave the family's yes to the service, and when. */
export interface PackPeopleTable {
  pack: string
  learner_id: string
  /** The teacher who heard the yes; `null` after she was erased. */
  consent_by: string | null
  at: string
}

/** What one file said: older revisions stay, so that events of them stay readable. */
export interface PackRevisionsTable {
  key: string
  revision: number
  /** Where its files answer: `/packs/<token>/…`. 256 random bits, known to those who may read the book. */
  token: string
  /** Hash of the file as it was sent. */
  upload_sha256: string
  /** The book as the app reads it, JSON. */
  content: string
  /** Bytes of all its files. */
  bytes: number
  added_at: string
}

/** A file of a revision. */
export interface PackFilesTable {
  key: string
  revision: number
  /** As in the pack: `media/p01.webp`. */
  path: string
  sha256: string
  size: number
  /** Media type, as the service sends it. */
  type: string
}

/** The place of each activity that a pack ever had, from 1: its id is the book's number × 100 + place. */
export interface PackActivitiesTable {
  key: string
  activity: string
  place: number
}

/** Which class reads a teacher's book, and where it stands on its shelf. */
export interface ClassPacksTable {
  class_id: string
  key: string
  place: number
  is_open: number
}

/** A book of another format as it came in: a zip of a source folder, whose owner alone sees it. */
export interface PackDraftsTable {
  key: string
  owner_id: string
  /** The zip. */
  sha256: string
  bytes: number
  /** JSON: titles, languages, licence, what was not taken over. */
  about: string
  added_at: string
}

/** Bytes of files by their hash, on PostgreSQL only: an embedded database has a folder beside it. */
export interface PackBlobsTable {
  sha256: string
  size: number
  bytes: Buffer
  put_at: string
}
