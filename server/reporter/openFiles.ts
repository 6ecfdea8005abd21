import { HttpError } from '../lib/httpError.ts'
import { type FileName, type FileService, gathered, openFile } from './files.ts'

/** Files that are being made at the same time: one school's teachers never make so many, and each holds a page of rows. */
const OPEN_MAX = 8

/** The files that this process is making, by the number that their reader gave them. */
export function openFiles(files: FileService) {
  const open = new Map<number, AsyncGenerator<string>>()
  let opening = 0
  return {
    /** Opens a file; rejects if it is not allowed, and with 503 if too many are open. */
    async begin(file: number, name: FileName, words: readonly unknown[]): Promise<void> {
      if (open.size + opening >= OPEN_MAX) throw new HttpError(503, 'Please try again in a moment.', { retryAfter: 10 })
      opening += 1
      try {
        open.set(file, gathered(await openFile(files, name, words)))
      } finally {
        opening -= 1
      }
    },

    /** The next piece; `undefined` at the end. What fails ends the file. */
    async next(file: number): Promise<string | undefined> {
      const made = open.get(file)
      if (!made) throw new Error('There is no such file any more.')
      try {
        const { done, value } = await made.next()
        if (done !== true) return value
      } catch (error) {
        open.delete(file)
        throw error
      }
      open.delete(file)
      return undefined
    },

    /** The reader has stopped. */
    async drop(file: number): Promise<void> {
      const made = open.get(file)
      open.delete(file)
      await made?.return(undefined)
    },

    /** How many are being made. */
    count: (): number => open.size,
  }
}
