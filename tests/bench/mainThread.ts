import type { Browser, Page } from 'playwright'

/** One task of the page's main thread; ms from the start of the navigation, and ms of the thread's own time: a busy machine does not lengthen it. */
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

/** Records what the main thread does from now on; the result ends it and gives the tasks since the navigation to `address`. */
export async function recordTasks(browser: Browser, page: Page): Promise<(address: string) => Promise<Task[]>> {
  await browser.startTracing(page, { categories: CATEGORIES })
  return async (address) => {
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
    return tasksOf(traceEvents, address)
  }
}

/** The main thread's tasks in a trace, from the last navigation to the address on. Throws where the trace has none. */
function tasksOf(events: readonly TraceEvent[], address: string): Task[] {
  const starts = events.filter(({ name }) => name === 'navigationStart')
  // Now and then the browser names no address: then it is the last navigation of all.
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

/** Ms that the main thread has worked until a moment. */
export const busyUntil = (tasks: readonly Task[], moment: number): number =>
  tasks.filter(({ at }) => at <= moment).reduce((sum, { busy }) => sum + busy, 0)

/** The longest task that has begun by a moment, ms. */
export const longestUntil = (tasks: readonly Task[], moment: number): number =>
  Math.max(0, ...tasks.filter(({ at }) => at <= moment).map(({ busy }) => busy))
