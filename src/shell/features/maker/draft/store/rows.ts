/** Rows of drafts on this device, as the database has them: what they say is encrypted. */

/** Tables. `heads`: what the shelf shows · `bodies`: drafts · `steps`: undo · `syncs`, `bases`: what the service has · `takes`, `pieces`: running recordings. */
export const TABLES = ['heads', 'bodies', 'steps', 'versions', 'syncs', 'bases', 'media', 'takes', 'pieces'] as const
/** The name of a table. */
export type Table = (typeof TABLES)[number]

/** Where a row is: whose, of which draft, and which of them. */
export interface Place {
  readonly owner: string
  readonly draft: string
  readonly id: string
}

/** A row. */
export interface Row extends Place {
  /** When it was written, ms since 1970. */
  readonly at: number
  /** The id of the key that `bytes` are encrypted with. */
  readonly by: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Another one with every write of a body: tells tabs apart. */
  readonly stamp?: string
}

/** One change, whole or not at all. */
export interface Write {
  readonly puts?: readonly (readonly [Table, Row])[]
  readonly drops?: readonly (readonly [Table, Place])[]
  /** Only if this body has that stamp (`undefined`: only if there is none). */
  readonly expects?: { readonly place: Place; readonly stamp: string | undefined }
}

/** A key that this device has made itself. */
export interface LocalKey {
  readonly owner: string
  readonly id: string
  readonly key: Uint8Array<ArrayBuffer>
}

/** Another tab has written the body since. */
export class StaleRowError extends Error {
  override readonly name = 'StaleRowError'
}

/** The rows of all accounts on this device. */
export interface Rows {
  get(table: Table, place: Place): Promise<Row | undefined>
  /** All rows of an account, or of one of its drafts, in the order of their ids. */
  all(table: Table, owner: string, draft?: string): Promise<Row[]>
  /** Rejects with `StorageFullError` or `StaleRowError`; nothing is written then. */
  write(write: Write): Promise<void>
  localKey(owner: string): Promise<LocalKey | undefined>
  putLocalKey(key: LocalKey): Promise<void>
  dropLocalKey(owner: string): Promise<void>
  close(): void
}
