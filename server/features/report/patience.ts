import { setTimeout as delay } from 'node:timers/promises'
import { HttpError } from '../../lib/httpError.ts'

interface Work {
  readonly over: Promise<unknown>
  made: number
}

/** Retry time, seconds. */
const ASK_AGAIN = 2

/**
 * Waits `ms` for work, then throws 503 with the progress and a retry time while the work continues. Requests for the same `key` wait for the running
 * work and then do what remains.
 */
export function patience(ms: number) {
  const underWay = new Map<string, Work>()

  return async <Answer>(
    key: string,
    work: (emit: (made: number) => void) => Promise<Answer>,
    of: number,
  ): Promise<Answer> => {
    const end = performance.now() + ms
    const before = underWay.get(key)
    if (before) await inTime(before, end, of)
    const state: { made: number } = { made: 0 }
    const answer = work((made) => {
      state.made = made
    })
    const mine: Work = Object.assign(state, { over: answer.catch(() => undefined) })
    underWay.set(key, mine)
    void mine.over.then(() => underWay.get(key) === mine && underWay.delete(key))
    await inTime(mine, end, of)
    return answer
  }
}

async function inTime(work: Work, end: number, of: number): Promise<void> {
  const timer = new AbortController()
  const isOver = await Promise.race([
    work.over.then(() => true),
    delay(Math.max(0, end - performance.now()), false, timer).catch(() => false),
  ])
  timer.abort()
  if (isOver) return
  throw new HttpError(503, `The figures are being worked out: ${work.made} of ${of} children.`, {
    errors: { figures: [String(work.made), String(of)] },
    retryAfter: ASK_AGAIN,
  })
}
