import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import type { Place, Row, Table } from './rows.ts'

const NONCE_BYTES = 24

/** A key that rows are encrypted with. */
export interface RowKey {
  readonly id: string
  /** 32 bytes. */
  readonly key: Uint8Array
}

/** What a row says cannot be read: altered, cut, or of a key that is not here. */
export class UnreadableRowError extends Error {
  override readonly name = 'UnreadableRowError'
}

/**
 * Encrypts bytes for one place of one table, so that rows cannot be exchanged. Without a promise, and alike on plain http, where browsers have no
 * cipher of their own: what is written while the page is left must not wait.
 */
export function sealed(table: Table, place: Place, { id, key }: RowKey, bytes: Uint8Array): Pick<Row, 'by' | 'bytes'> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const cipher = xchacha20poly1305(key, nonce, placeBytes(table, place)).encrypt(bytes)
  const whole = new Uint8Array(NONCE_BYTES + cipher.length)
  whole.set(nonce)
  whole.set(cipher, NONCE_BYTES)
  return { by: id, bytes: whole }
}

/** Decrypts a row. Throws `UnreadableRowError`. */
export function unsealed(table: Table, row: Row, keys: readonly RowKey[]): Uint8Array<ArrayBuffer> {
  const key = keys.find(({ id }) => id === row.by)
  if (!key) throw new UnreadableRowError('its key is not here')
  try {
    const nonce = row.bytes.subarray(0, NONCE_BYTES)
    const open = xchacha20poly1305(key.key, nonce, placeBytes(table, row)).decrypt(row.bytes.subarray(NONCE_BYTES))
    return new Uint8Array(open)
  } catch {
    throw new UnreadableRowError('it is not as it was written')
  }
}

const placeBytes = (table: Table, { owner, draft, id }: Place): Uint8Array =>
  new TextEncoder().encode(JSON.stringify([table, owner, draft, id]))
