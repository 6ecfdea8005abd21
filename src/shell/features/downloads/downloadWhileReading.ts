import type { Language } from '../../../game/language.ts'
import { expectRequests, quiet, watchLine } from '../../lib/loading/line.ts'
import { downloadBook } from './bookDownloads.ts'

/** Quiet time after which an opened page, its narration and the next page count as loaded, ms. */
const SETTLED_MS = 2000
/** Quiet time after which the connection is free for the rest of the book, ms. */
const LONG_MS = 15_000

/** A book being read. */
export interface Reading {
  /** A page was opened. */
  turned(isLast: boolean): void
  /** The book is closed: an unfinished book is left as it is. */
  leave(): void
}

/**
 * Downloads a book while it is read, from files the reader has loaded. The rest (such as its activities) is fetched if the child stays on a page for
 * long or has read the last one. Retries with each page, and as soon as a worker can respond from the cache.
 */
export function downloadWhileReading(bookId: number, language: Language): Reading {
  watchLine()
  const stop = new AbortController()
  const { signal } = stop
  let turns = 0
  let isAtEnd = false
  let isRunning = false

  async function run(): Promise<void> {
    for (let turn = turns; ; turn = turns) {
      await quiet(SETTLED_MS, signal)
      if (signal.aborted || !(await hasWorker())) return
      // No room: no partial files remain, and the next page will not try again.
      if ((await downloadBook(bookId, language, 'come')) === 'full') return stop.abort()
      await quiet(LONG_MS, signal)
      if (signal.aborted) return
      // Another page was opened meanwhile: start with that.
      if (turn === turns) {
        const ended = await downloadBook(bookId, language, 'patient')
        if (ended === 'full') return stop.abort()
        if (turn === turns) return
      }
    }
  }

  function tryAgain(): void {
    if (isRunning || signal.aborted) return
    isRunning = true
    run()
      .catch((error: unknown) => console.warn('The book was not downloaded', error))
      .finally(() => {
        isRunning = false
      })
  }

  navigator.serviceWorker.addEventListener('controllerchange', tryAgain, { signal })
  return {
    turned(isLast) {
      expectRequests()
      turns += 1
      isAtEnd ||= isLast
      tryAgain()
    },
    leave() {
      if (!isAtEnd) stop.abort()
    },
  }
}

/** Without a worker, nothing would use the downloaded files. */
async function hasWorker(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration()) !== undefined
}
