import { statfs } from 'node:fs/promises'

/** Bytes that this process may still write in a folder; `undefined` where that cannot be known. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}
