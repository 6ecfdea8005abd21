import type { Language } from '../../../game/language.ts'
import { quiet, watchLine } from '../../lib/loading/line.ts'
import { downloadBook } from './bookDownloads.ts'

/** A page that was opened is there, with its voice and the next one, when nothing has come for so long, ms. */
const SETTLED_MS = 2000
/** Where nothing has come for so long, ms, the line is free for the rest of the book. */
const LONG_MS = 15_000

/** A book being read. */
export interface Reading {
  /** A page was opened. */
  turned(isLast: boolean): void
  /** The book is closed: what is not read to its end is left as it is. */
  leave(): void
}

/**
 * Keeps a book on the device while it is read, from what the reader has had: nothing is fetched for it. What is not read (its activities,
 * say) is fetched where the child stays with a page for long, or has read the last one. Tries again with each page, and as soon as
 * there is a worker that answers from what is kept.
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
      // No room: nothing is left half, and the next page needs none either.
      if ((await downloadBook(bookId, language, 'come')) === 'full') return stop.abort()
      await quiet(LONG_MS, signal)
      if (signal.aborted) return
      // Another page was opened meanwhile: that first.
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
      .catch((error: unknown) => console.warn('The book was not kept', error))
      .finally(() => {
        isRunning = false
      })
  }

  navigator.serviceWorker.addEventListener('controllerchange', tryAgain, { signal })
  return {
    turned(isLast) {
      turns += 1
      isAtEnd ||= isLast
      tryAgain()
    },
    leave() {
      if (!isAtEnd) stop.abort()
    },
  }
}

/** Without a worker nobody would answer from what is kept. */
async function hasWorker(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration()) !== undefined
}
