import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import {
  type PackHead,
  type SectionHead,
  WORK_FILE_BYTES,
  WORK_FILE_DAYS,
  type WorkFileFault,
  WORK_FILE_FAULTS,
  type WorkKeys,
  workFileHeads,
  type WorkRecord,
  workRecord,
} from './workFile.ts'

// docs/carry.md describes the format. Everything is plain JavaScript, because pages without TLS have no Web Crypto.

const MAGIC = new TextEncoder().encode('LUMBUNG-WORK')
/** Versions of the format; what a section is sealed with did not change since the first. */
type Version = keyof typeof workFileHeads
const SECTIONS = 1
const HEAD_AT = MAGIC.length + 1 + 4
const HEAD_MAX = 512 * 1024
const MAC_BYTES = 32
const NONCE_BYTES = 24
const DAY_MS = 86_400_000

/** A work file that is refused, and why; `message` is the service's sentence. */
export class WorkFileError extends Error {
  readonly fault: WorkFileFault

  constructor(fault: WorkFileFault) {
    super(WORK_FILE_FAULTS[fault])
    this.name = 'WorkFileError'
    this.fault = fault
  }
}

/** A section as it travels: what is said of it, and its sealed bytes. Whoever carries it on writes it as it is. */
export interface SealedSection {
  readonly head: SectionHead
  readonly sealed: Uint8Array
}

/** Everything but the records that a section is made of; `random` gives as many random bytes as asked for. */
export interface SectionNeeds {
  readonly keys: WorkKeys
  readonly id: string
  /** The device's id in its events. */
  readonly device: string
  readonly now: Date
  readonly random: (bytes: number) => Uint8Array
}

/** Seals records (1 to `SECTION_RECORDS`) with the present secret of the class. */
export function sealSection(
  records: readonly WorkRecord[],
  { keys, id, device, now, random }: SectionNeeds,
): SealedSection {
  const said = { id, device, secret: presentOf(keys).id, made_at: now.toISOString(), records: records.length }
  const nonce = random(NONCE_BYTES)
  const lines = new TextEncoder().encode(records.map((record) => JSON.stringify(record)).join('\n'))
  const box = cipher(presentOf(keys).secret, keys.class_id, said, nonce).encrypt(lines)
  const sealed = joined([nonce, box])
  return { head: { ...said, bytes: sealed.length }, sealed }
}

/** Opens a section. Throws a `WorkFileError`: `secret` if its secret is unknown here, else `altered`. */
export function openSection({ head, sealed }: SealedSection, keys: WorkKeys): WorkRecord[] {
  const secret = secretOf(keys, head.secret)
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const lines = guarded(() => cipher(secret, keys.class_id, head, nonce).decrypt(sealed.subarray(NONCE_BYTES)))
  const text = new TextDecoder().decode(lines)
  return guarded(() => {
    const records = text.split('\n').map((line) => workRecord.parse(JSON.parse(line)))
    if (records.length !== head.records) throw new TypeError('the count differs')
    return records
  })
}

/** A book as it travels: what is said of it, and its sealed bytes. */
export interface SealedPack {
  readonly head: PackHead
  readonly sealed: Uint8Array
}

/** Seals a book, a file as `docs/pack-format.md` has it, with the present secret of the class. */
export function sealPack(
  pack: Uint8Array,
  said: Pick<PackHead, 'key' | 'revision' | 'titles'>,
  { keys, now, random }: Pick<SectionNeeds, 'keys' | 'now' | 'random'>,
): SealedPack {
  const head = { ...said, secret: presentOf(keys).id, made_at: now.toISOString() }
  const nonce = random(NONCE_BYTES)
  const sealed = joined([nonce, packCipher(presentOf(keys).secret, keys.class_id, head, nonce).encrypt(pack)])
  return { head: { ...head, bytes: sealed.length }, sealed }
}

/** Opens a book. Throws a `WorkFileError`: `secret` if its secret is unknown here, else `altered`. */
export function openPack({ head, sealed }: SealedPack, keys: WorkKeys): Uint8Array {
  const secret = secretOf(keys, head.secret)
  const cipher = packCipher(secret, keys.class_id, head, sealed.subarray(0, NONCE_BYTES))
  return guarded(() => cipher.decrypt(sealed.subarray(NONCE_BYTES)))
}

/** What a work file carries. */
export interface WorkFileParts {
  readonly sections: readonly SealedSection[]
  readonly packs: readonly SealedPack[]
}

/** Writes a work file of sections, books or both. Without books it has version 1, which every reader knows. Throws a `WorkFileError` (`large`). */
export function writeWorkFile(
  { sections, packs }: Partial<WorkFileParts>,
  keys: WorkKeys,
  now: Date,
): Uint8Array<ArrayBuffer> {
  const { id, secret } = presentOf(keys)
  const version = packs && packs.length > 0 ? 2 : 1
  const all = [...(sections ?? []), ...(packs ?? [])]
  const said = {
    class: keys.class_id,
    secret: id,
    made_at: now.toISOString(),
    sections: (sections ?? []).map(({ head }) => head),
    ...(version === 2 && { packs: packs?.map(({ head }) => head) }),
  }
  const json = new TextEncoder().encode(JSON.stringify(said))
  const start = new Uint8Array(HEAD_AT)
  start.set(MAGIC)
  start[MAGIC.length] = version
  new DataView(start.buffer).setUint32(MAGIC.length + 1, json.length)
  const head = joined([start, json])
  const mac = macOf(head, secret, { classId: keys.class_id, version })
  const file = joined([head, mac, ...all.map(({ sealed }) => sealed)])
  if (json.length > HEAD_MAX || file.length > WORK_FILE_BYTES) throw new WorkFileError('large')
  return file
}

/**
 * Reads a work file of the class whose `keys` these are. Sections and books older than `WORK_FILE_DAYS` are left out and counted. Throws a
 * `WorkFileError`; it is `old` only if nothing else is left. `now` is `undefined` where the clock cannot be trusted: then nothing counts as old.
 */
export function readWorkFile(
  file: Uint8Array,
  keys: WorkKeys,
  now: Date | undefined,
): WorkFileParts & { readonly tooOld: number } {
  if (file.length > WORK_FILE_BYTES) throw new WorkFileError('large')
  const { version, end } = headEnd(file)
  const head = headOf(version, file.subarray(HEAD_AT, end))
  if (head.class !== keys.class_id) throw new WorkFileError('class')
  const mac = macOf(file.subarray(0, end), secretOf(keys, head.secret), { classId: keys.class_id, version })
  if (!isSame(mac, file.subarray(end, end + MAC_BYTES))) throw new WorkFileError('altered')
  let at = end + MAC_BYTES
  const cut = <Head extends { readonly bytes: number }>(said: Head) => {
    const sealed = file.subarray(at, at + said.bytes)
    at += said.bytes
    return { head: said, sealed }
  }
  const sections = head.sections.map((said) => cut(said))
  const packs = head.packs.map((said) => cut(said))
  if (at !== file.length) throw new WorkFileError(at > file.length ? 'cut' : 'altered')
  const isOld = (made_at: string) => now !== undefined && isTooOld(made_at, now)
  const fresh = {
    sections: sections.filter((one) => !isOld(one.head.made_at)),
    packs: packs.filter((one) => !isOld(one.head.made_at)),
  }
  const count = fresh.sections.length + fresh.packs.length
  if (isOld(head.made_at) || count === 0) throw new WorkFileError('old')
  return { ...fresh, tooOld: sections.length + packs.length - count }
}

/** Whether a section of that time (ISO) can no longer be taken in. */
export const isTooOld = (made_at: string, now: Date): boolean =>
  now.getTime() - Date.parse(made_at) > WORK_FILE_DAYS * DAY_MS

/** The version, and where the header ends; the fixed part before it is judged here. */
function headEnd(file: Uint8Array): { readonly version: Version; readonly end: number } {
  const start = file.subarray(0, MAGIC.length)
  if (start.length === 0 || start.some((byte, index) => byte !== MAGIC[index])) throw new WorkFileError('foreign')
  if (file.length < HEAD_AT) throw new WorkFileError('cut')
  const version = file[MAGIC.length] ?? 0
  if (version !== 1 && version !== 2) throw new WorkFileError(version > 2 ? 'newer' : 'altered')
  const length = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(MAGIC.length + 1)
  if (length > HEAD_MAX) throw new WorkFileError('altered')
  if (HEAD_AT + length + MAC_BYTES > file.length) throw new WorkFileError('cut')
  return { version, end: HEAD_AT + length }
}

function headOf(version: Version, bytes: Uint8Array) {
  return guarded(() => {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return version === 1 ? { ...workFileHeads[1].parse(json), packs: [] } : workFileHeads[2].parse(json)
  })
}

type Sealed = Omit<SectionHead, 'bytes'>

/** Each section has a key of its own, and what is said of it is authenticated with it. */
function cipher(
  secret: string,
  classId: string,
  { id, device, secret: secretId, made_at, records }: Sealed,
  nonce: Uint8Array,
) {
  const said = new TextEncoder().encode(JSON.stringify([SECTIONS, classId, secretId, id, device, made_at, records]))
  return xchacha20poly1305(keyOf(secret, { classId, version: SECTIONS }, `section ${id}`), nonce, said)
}

function packCipher(
  secret: string,
  classId: string,
  { key, revision, titles, secret: secretId, made_at }: Omit<PackHead, 'bytes'>,
  nonce: Uint8Array,
) {
  const said = [2, classId, secretId, key, revision, titles.en, titles.id, made_at]
  const own = keyOf(secret, { classId, version: 2 }, `pack ${key} ${revision}`)
  return xchacha20poly1305(own, nonce, new TextEncoder().encode(JSON.stringify(said)))
}

interface Whose {
  readonly classId: string
  readonly version: Version
}

const macOf = (head: Uint8Array, secret: string, whose: Whose): Uint8Array =>
  hmac(sha256, keyOf(secret, whose, 'header'), head)

function keyOf(secret: string, { classId, version }: Whose, purpose: string): Uint8Array {
  const bytes = (text: string) => new TextEncoder().encode(text)
  return hkdf(sha256, bytes(secret), bytes(classId), bytes(`lumbung-work ${version} ${purpose}`), 32)
}

function presentOf({ secrets: [present] }: WorkKeys) {
  // The schema asks for one at least.
  if (!present) throw new WorkFileError('secret')
  return present
}

function secretOf({ secrets }: WorkKeys, id: string): string {
  const known = secrets.find((one) => one.id === id)
  if (!known) throw new WorkFileError('secret')
  return known.secret
}

/** What cannot be read after its seal was found right, or whose seal is wrong, was changed. */
function guarded<Value>(read: () => Value): Value {
  try {
    return read()
  } catch {
    throw new WorkFileError('altered')
  }
}

/** Compares without telling by the time it takes where they differ. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
