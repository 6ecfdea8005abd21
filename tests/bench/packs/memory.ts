import { readFileSync } from 'node:fs'

/** How often it is looked, ms. */
const LOOK_MS = 20
/** The word that the process which takes books in is started with. */
const WORKER = '--packs'

/** Reads a file of /proc; the process may have ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The most memory that a process has had, MB, as /proc/<pid>/status says it; 0 where it says nothing. */
export const peakIn = (status: string): number => Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1000

/** The processes that a process has started, from /proc/<pid>/task/<pid>/children. */
const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((word) => word !== '')
    .map(Number)

/** Watches the process of a service that takes books in. `stop` gives the most memory that it has had, MB. Linux only. */
export function watchWorker(servicePid: number): { stop(): number } {
  let peak = 0
  const look = () => {
    for (const pid of childrenOf(servicePid)) {
      if (!read(`/proc/${pid}/cmdline`).split('\0').includes(WORKER)) continue
      peak = Math.max(peak, peakIn(read(`/proc/${pid}/status`)))
    }
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    stop() {
      look()
      clearInterval(timer)
      return peak
    },
  }
}
