import { z } from 'zod'
import type { Step } from '../history.ts'
import type { KeyRing } from './accountKey.ts'
import {
  bodySchema,
  headSchema,
  stepSchema,
  type StoredHead,
  type StoredSync,
  syncSchema,
  theirsSchema,
} from './records.ts'
import { type Place, type Row, type Rows, type Table, TABLES, type Write } from './rows.ts'
import { sealed, unsealed, UnreadableRowError } from './seal.ts'

const anything = z.unknown()

/** A draft on the shelf; `head` is `undefined` where it is damaged. */
export interface ListedDraft {
  readonly key: string
  readonly head: StoredHead | undefined
  readonly sync: StoredSync | undefined
  readonly isConflict: boolean
}

/** The drafts of one account on this device, encrypted and decrypted on the way. */
export class LocalDrafts {
  readonly owner: string
  readonly rows: Rows
  private readonly ring: KeyRing

  constructor(owner: string, rows: Rows, ring: KeyRing) {
    this.owner = owner
    this.rows = rows
    this.ring = ring
  }

  /** Where a row of a draft is. */
  place(draft: string, id = ''): Place {
    return { owner: this.owner, draft, id }
  }

  /** A row that says `value`, as JSON. */
  row(table: Table, draft: string, id: string, value: unknown, more: { at: number; stamp?: string }): [Table, Row] {
    return this.byteRow(table, draft, id, new TextEncoder().encode(JSON.stringify(value)), more)
  }

  /** A row of bytes. */
  byteRow(
    table: Table,
    draft: string,
    id: string,
    bytes: Uint8Array,
    more: { at: number; stamp?: string },
  ): [Table, Row] {
    const place = this.place(draft, id)
    return [table, { ...place, ...more, ...sealed(table, place, this.ring.keys[0], bytes) }]
  }

  /** The bytes of a row. Throws `UnreadableRowError`. */
  bytes(table: Table, row: Row): Uint8Array<ArrayBuffer> {
    return unsealed(table, row, this.ring.keys)
  }

  /** What a row says. Throws `UnreadableRowError`. */
  said<Value>(table: Table, row: Row, schema: z.ZodType<Value>): Value {
    const text = new TextDecoder().decode(this.bytes(table, row))
    const value = schema.safeParse(parsed(text))
    if (!value.success) throw new UnreadableRowError('it says something else')
    return value.data
  }

  /** What a row says; `undefined` where there is none, or it cannot be read. */
  async read<Value>(table: Table, draft: string, id: string, schema: z.ZodType<Value>): Promise<Value | undefined> {
    const row = await this.rows.get(table, this.place(draft, id))
    return row && this.readable(table, row, schema)
  }

  /** All rows of a draft that can be read, in the order of their ids. */
  async readAll<Value>(table: Table, draft: string, schema: z.ZodType<Value>): Promise<{ id: string; value: Value }[]> {
    const rows = await this.rows.all(table, this.owner, draft)
    return rows.flatMap((row) => {
      const value = this.readable(table, row, schema)
      return value === undefined ? [] : [{ id: row.id, value }]
    })
  }

  write(write: Write): Promise<void> {
    return this.rows.write(write)
  }

  /** The drafts of the shelf. */
  async list(): Promise<ListedDraft[]> {
    const [heads, syncs, theirs] = await Promise.all([
      this.rows.all('heads', this.owner),
      this.rows.all('syncs', this.owner),
      this.rows.all('bases', this.owner),
    ])
    const bySync = new Map(syncs.map((row) => [row.draft, row]))
    const conflicts = new Set(theirs.filter(({ id }) => id === 'theirs').map(({ draft }) => draft))
    return heads.map((row) => {
      const sync = bySync.get(row.draft)
      return {
        key: row.draft,
        head: this.readable('heads', row, headSchema),
        sync: sync && this.readable('syncs', sync, syncSchema),
        isConflict: conflicts.has(row.draft),
      }
    })
  }

  /** A draft as stored; `body` is `undefined` where it is damaged. `undefined` if there is none. */
  async load(draft: string) {
    const row = await this.rows.get('bodies', this.place(draft))
    if (!row) return undefined
    const [sync, base, theirs] = await Promise.all([
      this.read('syncs', draft, '', syncSchema),
      this.read('bases', draft, 'base', anything),
      this.read('bases', draft, 'theirs', theirsSchema),
    ])
    const steps: Step[] = (await this.readAll('steps', draft, stepSchema)).map(({ value }) => value)
    return { body: this.readable('bodies', row, bodySchema), stamp: row.stamp, sync, base, theirs, steps }
  }

  /** Deletes everything of a draft. */
  async erase(draft: string): Promise<void> {
    const rows = await Promise.all(
      TABLES.map(async (table) => (await this.rows.all(table, this.owner, draft)).map((row) => [table, row] as const)),
    )
    await this.write({ drops: rows.flat() })
  }

  /** Writes rows again that the device's own key has encrypted; then that key is deleted. */
  async moveToAccountKey(): Promise<void> {
    const [own, ...older] = this.ring.keys
    if (!this.ring.isAccountKey || older.length === 0) return
    for (const table of TABLES) {
      for (const row of await this.rows.all(table, this.owner)) {
        const bytes = row.by === own.id ? undefined : this.bytesOrNone(table, row)
        // What is damaged is kept as it is.
        if (bytes) await this.write({ puts: [[table, { ...row, ...sealed(table, row, own, bytes) }]] })
      }
    }
    await this.rows.dropLocalKey(this.owner)
  }

  private bytesOrNone(table: Table, row: Row): Uint8Array | undefined {
    try {
      return this.bytes(table, row)
    } catch (error) {
      if (error instanceof UnreadableRowError) return undefined
      throw error
    }
  }

  private readable<Value>(table: Table, row: Row, schema: z.ZodType<Value>): Value | undefined {
    try {
      return this.said(table, row, schema)
    } catch (error) {
      if (error instanceof UnreadableRowError) return undefined
      throw error
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
