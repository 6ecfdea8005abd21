import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DatabasePlace } from '../../../server/db/open.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** A started process and its output so far. */
export interface Spawned {
  readonly child: ChildProcess
  output(): string
  /** Waits until the output contains the text. Rejects with the output if the process ends first. */
  said(text: string): Promise<void>
  /** Waits for the exit; returns the exit code, null after a signal. */
  ended(): Promise<number | null>
}

/** The environment variables that select a database. */
export function environmentOf(place: DatabasePlace): NodeJS.ProcessEnv {
  return place.engine === 'postgres' ? { DATABASE_URL: place.url } : { DATA_DIR: place.folder }
}

/** With these, node runs TypeScript. */
const FROM_SOURCE = ['--import', join(ROOT, 'node_modules', 'tsx', 'dist', 'esm', 'index.mjs')]

/**
 * The service's script, and what node needs to run it. `npm test` builds it first, and says so: built, it is ready in half of the time. Otherwise its source
 * is run, so that no test sees an older build.
 */
export const SERVICE =
  process.env['TESTS_ARE_BUILT'] === '1'
    ? { script: join(ROOT, 'dist', 'server', 'main.js'), execArgv: [] }
    : { script: join(ROOT, 'server', 'main.ts'), execArgv: FROM_SOURCE }

/** Runs the service in a process of its own. */
export function spawnService(words: readonly string[], env: NodeJS.ProcessEnv): Spawned {
  return spawned([...SERVICE.execArgv, SERVICE.script, ...words], env)
}

/** Runs a TypeScript file of this repository in a process of its own. */
export function spawnScript(file: string, words: readonly string[], env: NodeJS.ProcessEnv): Spawned {
  return spawned([...FROM_SOURCE, join(ROOT, file), ...words], env)
}

/** Runs the built service (`npm run build`). */
export const spawnBuilt = (env: NodeJS.ProcessEnv): Spawned => spawned([join(ROOT, 'dist', 'server', 'main.js')], env)

function spawned(words: readonly string[], env: NodeJS.ProcessEnv): Spawned {
  const { DATABASE_URL: _url, DATA_DIR: _dir, PORT: _port, ...rest } = process.env
  // Starts node directly, so that signals reach the script and not a shell.
  const child = spawn(process.execPath, words, {
    cwd: ROOT,
    env: { ...rest, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += String(piece)))
  const closed = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  return {
    child,
    output: () => output,
    ended: () => closed,
    said: (text) =>
      new Promise((resolve, reject) => {
        const streams = [child.stdout, child.stderr]
        // Stop searching once it is found: later output may have a line for each request.
        const check = () => {
          if (!output.includes(text)) return
          for (const stream of streams) stream?.off('data', check)
          resolve()
        }
        for (const stream of streams) stream?.on('data', check)
        check()
        void closed.then(() => reject(new Error(`The process ended without saying “${text}”:\n${output}`)))
      }),
  }
}
