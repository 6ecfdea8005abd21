import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/**
 * PostgreSQL for a measurement: the one that `TEST_DATABASE_URL` names, else a throw-away cluster of Debian's server, which waits for the disk as
 * any does. Answers the undo; without either nothing is set.
 */
export async function providePostgres(): Promise<() => void> {
  const bin = existsSync(DEBIAN) ? newest(readdirSync(DEBIAN)) : undefined
  if (process.env['TEST_DATABASE_URL'] || bin === undefined || process.getuid?.() !== 0) return () => undefined
  const cluster = mkdtempSync(join(tmpdir(), 'lumbung-postgres-'))
  const { uid, gid } = postgresUser()
  chownSync(cluster, uid, gid)
  const port = await freePort()
  const data = join(cluster, 'data')
  const run = (name: string, ...words: string[]) => {
    // The server refuses to be root's.
    const { status, stderr } = spawnSync(join(DEBIAN, bin, 'bin', name), words, {
      uid,
      gid,
      cwd: cluster,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`)
  }
  run('initdb', '-D', data, '-A', 'trust', '-U', 'lumbung', '--no-sync')
  const options = `-p ${port} -k ${cluster} -c listen_addresses=127.0.0.1`
  run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(cluster, 'log'), 'start')
  process.env['TEST_DATABASE_URL'] = `postgres://lumbung@127.0.0.1:${port}/postgres`
  return () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    rmSync(cluster, { recursive: true, force: true })
  }
}

const newest = (versions: readonly string[]) => versions.toSorted((one, other) => Number(one) - Number(other)).at(-1)

function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
