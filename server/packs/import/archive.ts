import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { ImportError } from './losses.ts'

const MB = 1_000_000
/** A file that is taken in. */
const MOST_BYTES = 100 * MB
/** One file in it, unpacked, and all together. */
const MOST_FILE = 30 * MB
const MOST_ALL = 200 * MB
const MOST_FILES = 2000
/** Letters that are read as text, of all files; one that is read twice counts twice. */
const MOST_LETTERS = 20_000_000
const SYMLINK = 0o120000

/** The files of a foreign book by path. */
export interface Archive {
  readonly paths: readonly string[]
  has(path: string): boolean
  /** The bytes of a file; undefined where there is none. */
  bytes(path: string): Uint8Array | undefined
  /** A file as text (UTF-8); throws `ImportError` where there is none, or too much is read. */
  text(path: string): string
}

const BROKEN = { en: 'This file is damaged or no book.', id: 'Berkas ini rusak atau bukan buku.' }
const TOO_LARGE = {
  en: 'This book is too large: at most 100 MB, and 200 MB unpacked.',
  id: 'Buku ini terlalu besar: paling banyak 100 MB, dan 200 MB setelah dibuka.',
}
const HOSTILE = {
  en: 'This file holds names or links that no book has, and was refused.',
  id: 'Berkas ini berisi nama atau tautan yang tidak wajar, dan ditolak.',
}
const LOCKED = {
  en: 'This book is protected and cannot be taken in.',
  id: 'Buku ini terkunci dan tidak dapat diambil.',
}

/** Unpacks a zip into memory, within limits. Throws `ImportError` for what is damaged, too large, encrypted or hostile. */
export async function readArchive(bytes: Uint8Array): Promise<Archive> {
  if (bytes.length > MOST_BYTES) throw new ImportError(TOO_LARGE)
  const files = await unpack(bytes).catch((error: unknown) => {
    throw error instanceof ImportError ? error : new ImportError(BROKEN)
  })
  const decoder = new TextDecoder('utf-8')
  let letters = 0
  return {
    paths: [...files.keys()],
    has: (path) => files.has(path),
    bytes: (path) => files.get(path),
    text(path) {
      const found = files.get(path)
      if (!found) throw new ImportError(BROKEN)
      letters += found.length
      if (letters > MOST_LETTERS) throw new ImportError(TOO_LARGE)
      return decoder.decode(found)
    },
  }
}

/** `strictFileNames` refuses absolute paths, `..` and backslashes. */
function open(bytes: Uint8Array): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true }, (error, zip) => {
      if (error) reject(error)
      else resolve(zip)
    })
  })
}

async function unpack(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const zip = await open(bytes)
  if (zip.entryCount > MOST_FILES) throw new ImportError(TOO_LARGE)
  const files = new Map<string, Uint8Array>()
  const names = new Set<string>()
  let total = 0
  await new Promise<void>((resolve, reject) => {
    const take = async (entry: Entry) => {
      total += checkEntry(entry, names)
      if (total > MOST_ALL) throw new ImportError(TOO_LARGE)
      if (!entry.fileName.endsWith('/')) files.set(entry.fileName, await readEntry(zip, entry))
      zip.readEntry()
    }
    zip.on('entry', (entry: Entry) => void take(entry).catch(reject))
    zip.on('end', resolve)
    zip.on('error', reject)
    zip.readEntry()
  })
  return files
}

/** Answers its size unpacked, bytes. */
function checkEntry(entry: Entry, names: Set<string>): number {
  const name = entry.fileName.normalize('NFC').toLowerCase()
  const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === SYMLINK
  if (names.has(name) || isLink) throw new ImportError(HOSTILE)
  names.add(name)
  if ((entry.generalPurposeBitFlag & 1) === 1) throw new ImportError(LOCKED)
  if (entry.uncompressedSize > MOST_FILE) throw new ImportError(TOO_LARGE)
  return entry.uncompressedSize
}

/** The stream ends with an error where it holds more or less than the directory says. */
function readEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => resolve(Buffer.concat(parts)))
      stream.on('error', reject)
    })
  })
}

/** Refuses a book whose pages are encrypted; fonts that are only made unreadable for others do no harm. */
export function refuseProtected(archive: Archive): void {
  const path = 'META-INF/encryption.xml'
  if (archive.has('META-INF/rights.xml')) throw new ImportError(LOCKED)
  if (!archive.has(path)) return
  const methods = [...archive.text(path).matchAll(/Algorithm\s*=\s*"([^"]+)"/g)].map(([, method = '']) => method)
  if (!methods.every((method) => /idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC/.test(method))) {
    throw new ImportError(LOCKED)
  }
}
