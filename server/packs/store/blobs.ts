/** Part of a blob: from byte `from` on, before byte `to`. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/**
 * Where the files of packs lie, each under the SHA-256 of its bytes (64 hexadecimal digits). Two stores have it: a folder, and PostgreSQL, which replicas
 * share. What is not in use any more is removed by `sweep` (sweep.ts), never by name of a pack: other packs may hold the same file.
 */
export interface BlobStore {
  /** Stores bytes under their hash; the same bytes again only count as put now. Rejects where the hash is not theirs, or where they can't be stored: then nothing is there. */
  put(sha256: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or a part of them; `undefined` where there are none under this hash. A range beyond the end is cut. */
  read(sha256: string, range?: ByteRange): Promise<Uint8Array | undefined>
  /** How many bytes lie under a hash; `undefined` where there are none. */
  sizeOf(sha256: string): Promise<number | undefined>
  /** All hashes that were put before `before`, in no order. */
  list(before: Date): AsyncIterable<string>
  /** Removes what was put under a hash before `before`, if anything was; what was put again since then stays. */
  remove(sha256: string, before: Date): Promise<void>
}

/** The bytes are not those of the hash. */
export class WrongHashError extends Error {
  constructor(expected: string, found: string) {
    super(`Bytes of hash ${found} were to be stored under ${expected}.`)
  }
}
