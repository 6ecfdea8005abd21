import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DatabasePlace } from '../../../server/db/open.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** A process of ours and what it has written so far. */
export interface Spawned {
  readonly child: ChildProcess
  output(): string
  /** Waits until the output holds the text. Rejects, with the output, when the process ends before. */
  said(text: string): Promise<void>
  /** Waits for the end; answers the exit code. */
  ended(): Promise<number | null>
}

/** How a process is told where its data is. */
export function environmentOf(place: DatabasePlace): NodeJS.ProcessEnv {
  return place.engine === 'postgres' ? { DATABASE_URL: place.url } : { DATA_DIR: place.folder }
}

/** Runs one of our TypeScript files as a process of its own. */
export function spawnScript(file: string, words: readonly string[], env: NodeJS.ProcessEnv): Spawned {
  const { DATABASE_URL: _url, DATA_DIR: _dir, PORT: _port, ...rest } = process.env
  // By node itself, so that signals reach the script and no shell in between.
  const child = spawn(
    process.execPath,
    ['--import', join(ROOT, 'node_modules', 'tsx', 'dist', 'esm', 'index.mjs'), join(ROOT, file), ...words],
    {
      cwd: ROOT,
      env: { ...rest, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
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
        // Once it was found nobody searches what is said afterwards, which may be a line for each request.
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
