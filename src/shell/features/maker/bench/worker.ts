/**
 * The maker's workbench, off the main thread: it fills games, plays them and checks drafts, which takes a moment on a phone. It is a script of its own,
 * with the schemas of all kinds, which the app does not have.
 */
import { activityGames, check, games, playable, source } from './bench.ts'

/** What can be asked for. */
export const JOBS = { games, activityGames, check, playable, source }

/** A question to the workbench, and its answer. */
export interface Asked {
  readonly id: number
  readonly job: keyof typeof JOBS
  readonly input: readonly unknown[]
}

const COPIED: WindowPostMessageOptions = {}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, job, input } = data
  // Whoever asks is `client.ts`, whose types are those of the jobs.
  const work = JOBS[job] as (...given: readonly unknown[]) => Promise<unknown>
  work(...input).then(
    (value) => self.postMessage({ id, value }, COPIED),
    (error: unknown) => self.postMessage({ id, error: error instanceof Error ? error.message : String(error) }, COPIED),
  )
})
