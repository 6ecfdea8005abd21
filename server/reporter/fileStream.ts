import { Readable } from 'node:stream'

/** A reader who takes nothing for so long is gone, ms. */
const PATIENCE_MS = 5 * 60_000

interface Source {
  /** The next piece; `undefined` at the end. */
  next(): Promise<string | undefined>
  /** Nobody reads on. */
  drop(): void
}

/**
 * What a source gives, a piece at a time and only when the one before has gone out. A source that fails breaks the stream off, so that what was
 * sent is never taken for whole; a reader that is gone, or takes nothing for minutes, lets go of the source.
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
