import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort.ts'

const DEBIAN = '/usr/lib/postgresql'

/** A temporary PostgreSQL server. */
export interface Cluster {
  readonly url: string
  /** Restarts the server; `immediate` like a power cut. */
  restart(mode: 'fast' | 'immediate'): Promise<void>
  /** Stops the server and removes its files. */
  drop(): Promise<void>
}

/** Starts a cluster of Debian's newest server; `undefined` if none is installed or we may not run it. */
export async function startCluster(): Promise<Cluster | undefined> {
  const bin = existsSync(DEBIAN) ? newest(readdirSync(DEBIAN)) : undefined
  if (bin === undefined || process.getuid?.() !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-postgres-'))
  const { uid, gid } = postgresUser()
  chownSync(folder, uid, gid)
  const port = await freePort()
  const data = join(folder, 'data')
  const run = async (name: string, ...words: string[]) => {
    // The server refuses to run as root. It would hold our pipe open, so it writes to a log file.
    const child = spawn(join(DEBIAN, bin, 'bin', name), words, { uid, gid, cwd: folder, stdio: 'ignore' })
    const [status] = await once(child, 'exit')
    if (status !== 0) throw new Error(`${name} ended with ${status}; see ${join(folder, 'log')}`)
  }
  await run('initdb', '-D', data, '-A', 'trust', '-U', 'lumbung', '--no-sync')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  const start = () => run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start')
  const stop = (mode: string) => run('pg_ctl', '-D', data, '-w', '-m', mode, 'stop')
  await start()
  return {
    url: `postgres://lumbung@127.0.0.1:${port}/postgres`,
    async restart(mode) {
      await stop(mode)
      await start()
    },
    async drop() {
      await stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const newest = (versions: readonly string[]) => versions.toSorted((one, other) => Number(one) - Number(other)).at(-1)

function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}
