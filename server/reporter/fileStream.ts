import { Readable } from 'node:stream'

/** Timeout for a reader that takes nothing, ms. */
const PATIENCE_MS = 5 * 60_000

interface Source {
  /** The next piece; `undefined` at the end. */
  next(): Promise<string | undefined>
  /** The reader has stopped. */
  drop(): void
}

/**
 * Streams a source with back-pressure. A failing source aborts the stream, so that a part is never mistaken for the whole; a reader that is gone, or
 * takes nothing for minutes, closes the source.
 */
export function fileStream({ next, drop }: Source, patienceMs: number = PATIENCE_MS): Readable {
  let isEnded = false
  let late: ReturnType<typeof setTimeout> | undefined
  const stream = new Readable({
    highWaterMark: 1,
    read() {
      clearTimeout(late)
      next().then(
        (text) => {
          isEnded = text === undefined
          stream.push(text ?? null)
          if (isEnded) return
          late = setTimeout(() => stream.destroy(new Error('Nobody reads this file.')), patienceMs)
          late.unref()
        },
        (error: unknown) => {
          isEnded = true
          stream.destroy(error instanceof Error ? error : new Error(String(error)))
        },
      )
    },
    destroy(error, done) {
      clearTimeout(late)
      if (!isEnded) drop()
      done(error)
    },
  })
  return stream
}
