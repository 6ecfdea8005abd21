/** A job, and how many wait for what it makes. */
interface Job<Made> {
  readonly key: string
  readonly made: Promise<Made>
  begin(): Promise<unknown>
  readers: number
}

/** Weight of the latest job in the average time of one. */
const LATEST = 0.3

/** Assumed time of a job before the first has ended, ms. */
const FIRST_GUESS_MS = 3000

/** All places of the queue are taken. `seconds`: when one may be free, at least 1. */
export class QueueFullError extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super('The queue is full.')
    this.seconds = seconds
  }
}

/** Runs jobs one at a time, in their order; `places` may wait. A key that waits or runs already is not run twice. */
export function jobQueue<Made>(places: number) {
  const waiting: Job<Made>[] = []
  let running: Job<Made> | undefined
  let jobMs = FIRST_GUESS_MS

  async function next(): Promise<void> {
    if (running) return
    running = waiting.shift()
    if (!running) return
    const begun = performance.now()
    await running.begin()
    jobMs += (performance.now() - begun - jobMs) * LATEST
    running = undefined
    void next()
  }

  function jobOf(key: string, work: () => Promise<Made>): Job<Made> {
    const known = running?.key === key ? running : waiting.find((job) => job.key === key)
    if (known) return known
    if (waiting.length >= places) throw new QueueFullError(Math.max(1, Math.ceil(jobMs / 1000)))
    const { promise, resolve, reject } = deferred<Made>()
    const job = { key, made: promise, begin: () => work().then(resolve, reject), readers: 0 }
    // All its readers may be gone.
    promise.catch(() => undefined)
    waiting.push(job)
    return job
  }

  return {
    /**
     * What `work` makes, once its turn has come. Throws `QueueFullError` if there is no place. When `gone` is aborted it rejects with its reason, and a job
     * that nobody waits for any more gives up its place; one that has begun goes on.
     */
    async add(key: string, work: () => Promise<Made>, gone: AbortSignal): Promise<Made> {
      gone.throwIfAborted()
      const job = jobOf(key, work)
      job.readers += 1
      const { promise: left, reject: leave } = deferred<never>()
      const onGone = () => {
        const place = waiting.indexOf(job)
        if (job.readers === 1 && place >= 0) waiting.splice(place, 1)
        leave(gone.reason instanceof Error ? gone.reason : new Error('Gone.'))
      }
      gone.addEventListener('abort', onGone, { once: true })
      void next()
      try {
        return await Promise.race([job.made, left])
      } finally {
        job.readers -= 1
        gone.removeEventListener('abort', onGone)
      }
    },

    /** How many jobs wait for their turn. */
    waiting: (): number => waiting.length,
  }
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  return { promise, resolve, reject }
}
