/** Number of concurrent tasks: overlaps requests, and leaves the browser's other connections for what a child does. */
const AT_A_TIME = 2

/** Something to fetch; resolves when loaded. */
export type Task = () => Promise<unknown>

/**
 * Runs tasks by priority. A stage begins when all tasks of the previous one have finished or failed; tasks within a stage overlap. The result stops
 * further tasks from starting.
 */
export function inOrder(stages: readonly (readonly Task[])[]): () => void {
  const left = stages.map((stage) => [...stage])
  const one = async (stage: Task[]) => {
    // A failed file is requested again when it is needed.
    for (let task = stage.shift(); task; task = stage.shift()) await task().catch(() => undefined)
  }
  const run = async () => {
    for (const stage of left) await Promise.all(Array.from({ length: AT_A_TIME }, () => one(stage)))
  }
  void run()
  return () => {
    for (const stage of left) stage.length = 0
  }
}
