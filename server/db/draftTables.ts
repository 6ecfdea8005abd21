// Tables of drafts: books that teachers are making. How values are encoded: `tables.ts`.

/** A draft: text and structure. Photos and sounds stay on the devices until the book is shared. */
export interface DraftsTable {
  key: string
  owner_id: string
  /** Grows with every change: what `If-Match` names. */
  revision: number
  /** The version of drafts that the app wrote. */
  format: number
  /** JSON, as it came: `{draft, holders}`. */
  body: string
  bytes: number
  created_at: string
  changed_at: string
  /** `null` after that account was erased. */
  changed_by: string | null
  /** When it was put into the bin; `null` for a draft in use. */
  deleted_at: string | null
}

/** A colleague who may use, copy or change a draft: by address, so that naming somebody says nothing of whether there is an account. */
export interface DraftPeopleTable {
  draft: string
  /** The address in lower case. */
  email_key: string
  email: string
  may: 'use' | 'copy' | 'change'
}

/** What drafts are encrypted with on a teacher's devices. Readable, because it is handed out again after each sign-in. */
interface DraftKeysTable {
  owner_id: string
  id: string
  key: string
}

/** The tables of drafts by name. */
export interface DraftTables {
  drafts: DraftsTable
  draft_people: DraftPeopleTable
  draft_keys: DraftKeysTable
}
