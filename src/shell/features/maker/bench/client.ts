import { createContext } from 'react'
import type { JOBS } from './worker.ts'

/** The workbench: each job as in `bench.ts`. Rejects where a job fails. */
export type Bench = { readonly [Job in keyof typeof JOBS]: (typeof JOBS)[Job] }

interface Waiting {
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
}

/** What is asked and answered is copied. */
const NOTHING_MOVED: Transferable[] = []

let worker: Worker | undefined
const waiting = new Map<number, Waiting>()
let last = 0

function open(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'maker' })
  made.addEventListener('message', ({ data }: MessageEvent<{ id: number; value?: never; error?: string }>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.error === undefined) asked?.resolve(data.value as never)
    else asked?.reject(new Error(data.error))
  })
  made.addEventListener('error', () => {
    // A script that could not be loaded is loaded again when it is wanted again.
    for (const { reject } of waiting.values()) reject(new Error('the workbench could not be loaded'))
    waiting.clear()
    worker = undefined
  })
  return made
}

const ask =
  <Job extends keyof Bench>(job: Job) =>
  (...input: Parameters<Bench[Job]>): ReturnType<Bench[Job]> => {
    worker ??= open()
    last += 1
    const id = last
    // The worker answers with what this job gives.
    const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    worker.postMessage({ id, job, input }, NOTHING_MOVED)
    return answer as ReturnType<Bench[Job]>
  }

/** The workbench in its worker. */
export const workerBench: Bench = {
  games: ask('games'),
  activityGames: ask('activityGames'),
  check: ask('check'),
  playable: ask('playable'),
  source: ask('source'),
}

/** Where screens find the workbench; tests put one without a worker there. */
export const BenchContext = createContext<Bench>(workerBench)
