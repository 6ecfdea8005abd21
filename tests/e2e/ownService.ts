import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A service that a test can stop and restart; its data persist. */
export interface OwnService {
  readonly url: string
  /** `clientDir`: serve another build of the app than the default one. */
  start(clientDir?: string): Promise<void>
  stop(): Promise<void>
  /** Stops it for good and deletes its data. */
  end(): Promise<void>
}

/** The built service on its own port; `words` are command line arguments (`--demo`). */
export function ownService(port: number, words: readonly string[] = []): OwnService {
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-offline-'))
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function start(clientDir?: string) {
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...(clientDir !== undefined && { CLIENT_DIR: clientDir }),
    }
    child = spawn(process.execPath, ['dist/server/main.js', ...words], { env, stdio: 'ignore' })
    for (let tries = 0; !(await isUp(url)); tries += 1) {
      if (tries > 200) throw new Error('the service did not start')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async function stop() {
    const running = child
    child = undefined
    // A process that has already exited emits no further event; waiting for it would hide the real failure behind a timeout.
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const gone = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGTERM')
    await gone
  }

  return {
    url,
    start,
    stop,
    async end() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isUp(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/healthz`).catch(() => undefined)
  return answer?.ok === true
}
