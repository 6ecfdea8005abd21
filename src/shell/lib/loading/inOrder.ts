/** So many go on at a time: while the last bytes of one come, the next is asked for; the other connections of the browser stay free for what a child does. */
const AT_A_TIME = 2

/** Something to be fetched; resolves when it is here. */
export type Task = () => Promise<unknown>

/**
 * Runs tasks in the order of need. A stage begins when all of the stage before it is here, or cannot be had: within a stage the second task
 * does not wait for the first. The undo lets no further one begin.
 */
export function inOrder(stages: readonly (readonly Task[])[]): () => void {
  const left = stages.map((stage) => [...stage])
  const one = async (stage: Task[]) => {
    // What cannot be had now is asked for again when it is needed.
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
