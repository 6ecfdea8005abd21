import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** How large the files of one of our books are, by its number: pictures and narration of the built app; 0 where it is not built. Each is counted once. */
export function ourBytes(clientDir: string | undefined): (bookId: number) => Promise<number> {
  const counted = new Map<number, Promise<number>>()
  return (bookId) => {
    const known = counted.get(bookId) ?? bytesOf(clientDir, bookId)
    counted.set(bookId, known)
    return known
  }
}

async function bytesOf(clientDir: string | undefined, bookId: number): Promise<number> {
  if (clientDir === undefined) return 0
  const folders = ['img', 'audio'].map((kind) => join(clientDir, kind, 'books', `book${bookId}`))
  const sizes = await Promise.all(folders.map(folderBytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
