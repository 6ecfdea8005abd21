import { readdirSync, readFileSync } from 'node:fs'
import type { Browser } from 'playwright'

/** Proportional set size (PSS) of all processes of the browser, MB. Linux only. */
export async function memoryOf(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  await cdp.detach()
  const root = processInfo.find(({ type }) => type === 'browser')?.id
  if (root === undefined) throw new Error('the browser names no process')
  return familyOf(root).reduce((sum, pid) => sum + sharedBytes(pid), 0) / 1e6
}

/** A process and all its descendants. */
function familyOf(root: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0)
      .map((pid) => [pid, parentOf(pid)]),
  )
  const isOf = (pid: number | undefined): boolean => pid !== undefined && (pid === root || isOf(parents.get(pid)))
  return [...parents.keys()].filter(isOf)
}

/** Id of the parent process; `undefined` if the process has ended. */
function parentOf(pid: number): number | undefined {
  // The process name before it may contain brackets and spaces.
  const [, parent] = /.*\) \S (\d+)/.exec(read(`/proc/${pid}/stat`)) ?? []
  return parent === undefined ? undefined : Number(parent)
}

function sharedBytes(pid: number): number {
  const [, kB = '0'] = /^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? []
  return Number(kB) * 1024
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
