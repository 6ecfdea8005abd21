import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { certificate } from '../../tools/cli/certificate.ts'
import { engines, type Scratch } from './helpers/engines.ts'
import { environmentOf, type Spawned, spawnScript } from './helpers/processes.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const LIMIT = 120_000
const folder = mkdtempSync(join(tmpdir(), 'lumbung-certificates-'))
const file = (name: string) => readFileSync(join(folder, name), 'utf8')
const names = ['lumbung.local', 'localhost', '127.0.0.1']
const make = (words: readonly string[] = names) => certificate(['--folder', folder, ...words], () => undefined)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const health = (env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [join(ROOT, 'tools', 'health.mjs')], { env: { ...process.env, ...env } }).status

describe('a certificate for the school’s network', () => {
  beforeAll(() => make())

  it('is for the names it was asked for, signed by an authority that signs servers only', () => {
    const authority = new X509Certificate(file('authority.pem'))
    const made = new X509Certificate(file('lumbung.pem'))
    expect(made.verify(authority.publicKey)).toBe(true)
    expect(made.checkIssued(authority)).toBe(true)
    expect(made.subjectAltName).toBe('DNS:lumbung.local, DNS:localhost, IP Address:127.0.0.1')
    expect(made.checkHost('lumbung.local')).toBe('lumbung.local')
    expect(made.checkHost('elsewhere.local')).toBeUndefined()
    expect([authority.ca, made.ca]).toEqual([true, false])
    // Safari's limit.
    const days = (Date.parse(made.validTo) - Date.parse(made.validFrom)) / 86_400_000
    expect(days).toBeLessThanOrEqual(825)
    for (const key of ['authority.key', 'lumbung.key']) expect(statSync(join(folder, key)).mode & 0o777).toBe(0o600)
  })

  it('is made anew under the same authority, so that tablets need nothing new', async () => {
    const [authority, before] = [file('authority.pem'), file('lumbung.pem')]
    await make()
    expect(file('authority.pem')).toBe(authority)
    expect(file('lumbung.pem')).not.toBe(before)
    expect(new X509Certificate(file('lumbung.pem')).verify(new X509Certificate(authority).publicKey)).toBe(true)
  })

  it.each([[['--folder']], [['two words']], [['-x']]])('is refused for %j', async (words) => {
    await expect(certificate(words, () => undefined)).rejects.toThrow('Usage:')
  })
})

describe('the service with TLS', () => {
  const [sqlite] = engines
  let scratch: Scratch
  let service: Spawned
  let port = ''
  beforeAll(async () => {
    if (!sqlite) throw new Error('there is always SQLite')
    await make()
    scratch = await sqlite.scratch()
    const tls = { TLS_CERT: join(folder, 'lumbung.pem'), TLS_KEY: join(folder, 'lumbung.key') }
    service = spawnScript('server/main.ts', [], {
      PORT: '0',
      HOST: '127.0.0.1',
      ...tls,
      ...environmentOf(scratch.place),
    })
    // Written in one piece, port and all.
    await service.said('https://127.0.0.1:')
    port = /https:\/\/127\.0\.0\.1:(\d+)/.exec(service.output())?.[1] ?? ''
  }, LIMIT)
  afterAll(async () => {
    service.child.kill('SIGTERM')
    await service.ended()
    await scratch.drop()
  })

  const ask = (ca?: string) =>
    new Promise<{ status: number | undefined; cookie: string; hsts: unknown }>((resolve, reject) => {
      get({ host: 'localhost', port, path: '/sanctum/csrf-cookie', family: 4, ca }, ({ statusCode, headers }) =>
        resolve({
          status: statusCode,
          cookie: String(headers['set-cookie']),
          hsts: headers['strict-transport-security'],
        }),
      ).on('error', reject)
    })

  it('is trusted by whoever has the authority, and marks its cookie as secure', async () => {
    const { status, cookie, hsts } = await ask(file('authority.pem'))
    expect(status).toBe(204)
    expect(cookie).toContain('Secure')
    expect(hsts).toMatch(/^max-age=/)
  })

  it('is trusted by nobody else', async () => {
    await expect(ask()).rejects.toThrow(/certificate/)
  })

  it('is healthy in the eyes of a container, and not on a port where nothing listens', () => {
    expect(health({ PORT: port, TLS_CERT: join(folder, 'lumbung.pem') })).toBe(0)
    expect(health({ PORT: '1' })).toBe(1)
    // Plain HTTP is not what it speaks.
    expect(health({ PORT: port, TLS_CERT: '' })).toBe(1)
  })
})
