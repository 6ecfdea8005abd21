import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/lib/chromium.ts'
import { idleBrowser } from './idleBrowser.ts'

/** The built app on its own port, with an empty embedded database. */
export interface Service {
  readonly url: string
  /** Folder of its embedded database. */
  readonly dataFolder: string
  stop(): Promise<void>
}

/** Starts the service built in the folder `built`. Rejects if it exits or is not ready within a minute. */
export async function startService(port = 4390, built = '.'): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-bench-'))
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error' }
  const child: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: 'ignore', cwd: built })
  const url = `http://127.0.0.1:${port}`
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) break
    if (tries > 600 || child.exitCode !== null) throw new Error('the service did not start: run npm run build first')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    dataFolder: folder,
    async stop() {
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Chromium without GPU, as on a cheap tablet: the stage draws by Canvas. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] })
}

/** tsx adds calls of its helper `__name`, which functions sent to the page would not find there. */
export const TSX_HELPER = { content: 'globalThis.__name = (value) => value' } as const

/** A new page (touch, 1280 × 800) with the debug hooks and a DevTools session; neither network nor CPU is throttled. */
export async function openPage(
  browser: Browser,
  service: Service,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    serviceWorkers,
  })
  await context.addInitScript(TSX_HELPER)
  await context.addInitScript(() => localStorage.setItem('debugHooks', '1'))
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await idleBrowser(browser)
  return { page, cdp }
}

/** Registers a new child through the API and stores the sign-in in the page. All books up to `openTo` are unlocked. */
export async function signIn(page: Page, { openTo = 1 } = {}): Promise<void> {
  await page.goto('/login')
  await page.evaluate(async (last) => {
    await fetch('/sanctum/csrf-cookie')
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const headers = { 'content-type': 'application/json', accept: 'application/json', 'x-xsrf-token': token }
    const send = (path: string, body: object, more = {}) =>
      fetch(path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })
    const email = `bench-${Date.now()}@example.org`
    const password = 'padi-kuning-7'
    await send('/api/auth/register', { name: 'Bench', email, password, password_confirmation: password })
    const answer = await (await send('/api/auth/login', { email, password })).json()
    localStorage.setItem('authToken', answer.data.token)
    localStorage.setItem('userInfo', JSON.stringify(answer.data))
    const asChild = { authorization: `Bearer ${answer.data.token}` }
    for (let book_id = 1; book_id <= last; book_id += 1) {
      await send('/api/progress/start-book', { book_id }, asChild)
      if (book_id < last) await send('/api/progress/complete-book', { book_id }, asChild)
    }
  }, openTo)
}

/** CPU time of the page's main thread so far, ms. Requires `Performance` enabled with `threadTicks`. */
export async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** The value that this share (0 to 1) of the list does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** The median of a list of numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
