import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabasePlace } from '../../server/db/open.ts'
import { freePort } from '../helpers/freePort.ts'
import { until } from './load.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const BUILT = join(ROOT, 'dist', 'server', 'main.js')
const START_MS = 60_000

/** Whether the built service is at least as new as its sources. If not, the sources are run. */
export const isBuilt = existsSync(BUILT) && newestOf(join(ROOT, 'server')) <= statSync(BUILT).mtimeMs

function newestOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  return Math.max(...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs))
}

/** A service in its own process, on a port that stays the same across restarts. */
export class ServiceProcess {
  readonly #env: NodeJS.ProcessEnv
  readonly port: number
  #child: ChildProcess | undefined
  #output = ''

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.port = port
    this.#env = env
  }

  static async at(place: DatabasePlace): Promise<ServiceProcess> {
    const env = place.engine === 'postgres' ? { DATABASE_URL: place.url } : { DATA_DIR: place.folder }
    return new ServiceProcess(await freePort(), env)
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get output(): string {
    return this.#output
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Starts the process and waits until it is ready or has ended. Returns whether it is running. */
  async start(): Promise<boolean> {
    const { DATABASE_URL: _url, DATA_DIR: _dir, ...rest } = process.env
    const tsx = ['--import', join(ROOT, 'node_modules', 'tsx', 'dist', 'esm', 'index.mjs')]
    const words = isBuilt ? [BUILT] : [...tsx, join(ROOT, 'server', 'main.ts')]
    this.#output = ''
    const child = spawn(process.execPath, words, {
      cwd: ROOT,
      env: {
        ...rest,
        NODE_ENV: 'production',
        PORT: String(this.port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'fatal',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (this.#output += String(piece)))
    await until(() => this.#output.includes('Lumbung is ready') || !this.isRunning(), START_MS)
    return this.isRunning()
  }

  /** Ends the process by a signal and waits for its exit. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child || !this.isRunning()) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
}
