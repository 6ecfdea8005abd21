import { sha256Of } from '../store/hashes.ts'

/** The longest key that the format allows. */
const LONGEST = 100

/** The key of a teacher's own copy of a book: the same for the same book and teacher, so that a newer revision of the copy raises it. */
export function copyKey(key: string, ownerId: string | null): string {
  const mark = `.copy-${sha256Of(Buffer.from(ownerId ?? 'operator')).slice(0, 12)}`
  return `${key.slice(0, LONGEST - mark.length).replace(/[.-]+$/, '')}${mark}`
}
