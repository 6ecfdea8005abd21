import type { Browser, Page } from 'playwright'

/** A task of the main thread: `at` in ms after the navigation, `busy` in ms of the thread's CPU time, which other load does not lengthen. */
export interface Task {
  readonly at: number
  readonly busy: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } }
}

const CATEGORIES = ['toplevel', 'blink.user_timing', '__metadata']

/** Starts recording the main thread. The returned function stops it and returns the tasks since the navigation to `address`. */
export async function recordTasks(browser: Browser, page: Page): Promise<(address: string) => Promise<Task[]>> {
  await browser.startTracing(page, { categories: CATEGORIES })
  return async (address) => {
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
    return tasksOf(traceEvents, address)
  }
}

/** The main thread's tasks in a trace, from the last navigation to the address on. Throws if the trace has no navigation. */
function tasksOf(events: readonly TraceEvent[], address: string): Task[] {
  const starts = events.filter(({ name }) => name === 'navigationStart')
  // The browser sometimes omits the URL; then take the last navigation.
  const begun = starts.findLast(({ args }) => args?.data?.documentLoaderURL?.endsWith(address)) ?? starts.at(-1)
  if (!begun) throw new Error('the trace has no navigation')
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === begun.pid && args?.name === 'CrRendererMain',
  )
  return events
    .filter(
      ({ pid, tid, name, ph }) => pid === begun.pid && tid === main?.tid && ph === 'X' && name.endsWith('RunTask'),
    )
    .filter(({ ts }) => ts >= begun.ts)
    .map(({ ts, tdur = 0 }) => ({ at: (ts - begun.ts) / 1000, busy: tdur / 1000 }))
}

/** CPU time of all tasks that began by a moment, ms. */
export const busyUntil = (tasks: readonly Task[], moment: number): number =>
  tasks.filter(({ at }) => at <= moment).reduce((sum, { busy }) => sum + busy, 0)

/** CPU time of the longest task that began by a moment, ms. */
export const longestUntil = (tasks: readonly Task[], moment: number): number =>
  Math.max(0, ...tasks.filter(({ at }) => at <= moment).map(({ busy }) => busy))
