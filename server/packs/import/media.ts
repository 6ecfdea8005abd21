import { posix } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import type { MediaFile } from '../export/exportBook.ts'
import type { Archive } from './archive.ts'
import type { Losses } from './losses.ts'

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const SOUNDS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg': 'audio/ogg',
}

/** The path in the archive that an address in a file means; undefined where it lies outside (on the internet, above the root). */
export function pathOf(address: string, from: string): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address)) return undefined
  const [plain = ''] = address.split(/[?#]/)
  try {
    const path = posix.join(posix.dirname(from), decodeURIComponent(plain))
    return path.startsWith('../') ? undefined : path
  } catch {
    // A `%` that stands for itself.
    return undefined
  }
}

/** A file of the archive by an address in another, if its bytes are of one of the kinds; what is missing or of another kind is a loss. */
export async function mediaAt(
  kind: 'picture' | 'sound',
  address: string,
  from: string,
  { archive, losses }: { archive: Archive; losses: Losses },
): Promise<MediaFile | undefined> {
  const path = pathOf(address, from)
  if (path === undefined) losses.add('remoteFile', from)
  if (path === undefined) return undefined
  const bytes = archive.bytes(path)
  if (!bytes) losses.add('missing', path)
  if (!bytes) return undefined
  const mime = (await fileTypeFromBuffer(bytes))?.mime.replace(/;.*$/, '') ?? ''
  const type = kind === 'picture' ? (PICTURES.has(mime) ? mime : undefined) : SOUNDS[mime]
  if (type === undefined) losses.add(kind, path)
  return type === undefined ? undefined : { bytes, type }
}
