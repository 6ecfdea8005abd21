import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { certificate } from '../../tools/cli/certificate.ts'
import { issue } from '../../tools/cli/issue.ts'
import { engines, type Scratch } from './helpers/engines.ts'
import { environmentOf, type Spawned, spawnService } from './helpers/processes.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const LIMIT = 120_000
const folder = mkdtempSync(join(tmpdir(), 'lumbung-certificates-'))
const file = (name: string) => readFileSync(join(folder, name), 'utf8')
const names = ['lumbung.local', 'localhost', '127.0.0.1']
const make = (words: readonly string[] = names) => certificate(['--folder', folder, ...words], () => undefined)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Verifies a certificate for this address or name with OpenSSL, under the folder's authority. Returns `OK` or the error. */
async function verdict(cert: string, ip: string, name: string): Promise<string> {
  const path = join(folder, 'tried.pem')
  writeFileSync(path, cert)
  const asked = [...(ip === '' ? [] : ['-verify_ip', ip]), ...(name === '' ? [] : ['-verify_hostname', name])]
  const words = ['verify', '-purpose', 'sslserver', '-CAfile', join(folder, 'authority.pem'), ...asked, path]
  const { stdout, stderr } = spawnSync('openssl', words, { encoding: 'utf8' })
  return stdout.trim().endsWith(': OK') ? 'OK' : stdout + stderr
}

const health = (env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [join(ROOT, 'tools', 'health.mjs')], { env: { ...process.env, ...env } }).status

describe('a certificate for the school’s network', () => {
  beforeAll(() => make())

  it('is for the requested names, and signed by the authority', () => {
    const authority = new X509Certificate(file('authority.pem'))
    const made = new X509Certificate(file('lumbung.pem'))
    expect(made.verify(authority.publicKey)).toBe(true)
    expect(made.checkIssued(authority)).toBe(true)
    expect(made.subjectAltName).toBe('DNS:lumbung.local, DNS:localhost, IP Address:127.0.0.1')
    expect(made.checkHost('lumbung.local')).toBe('lumbung.local')
    expect(made.checkHost('elsewhere.local')).toBeUndefined()
    expect([authority.ca, made.ca]).toEqual([true, false])
    // Safari accepts no longer validity.
    const days = (Date.parse(made.validTo) - Date.parse(made.validFrom)) / 86_400_000
    expect(days).toBeLessThanOrEqual(825)
    for (const key of ['authority.key', 'lumbung.key']) expect(statSync(join(folder, key)).mode & 0o777).toBe(0o600)
  })

  it('is renewed under the same authority, so that tablets need no new one', async () => {
    const [authority, before] = [file('authority.pem'), file('lumbung.pem')]
    await make()
    expect(file('authority.pem')).toBe(authority)
    expect(file('lumbung.pem')).not.toBe(before)
    expect(new X509Certificate(file('lumbung.pem')).verify(new X509Certificate(authority).publicKey)).toBe(true)
  })

  it('has an authority that is limited to local names and private addresses', () => {
    const said = spawnSync('openssl', ['x509', '-in', join(folder, 'authority.pem'), '-noout', '-text'], {
      encoding: 'utf8',
    }).stdout
    expect(said).toContain('X509v3 Name Constraints: critical')
    for (const permitted of ['DNS:lumbung.local', 'DNS:local', 'IP:192.168.0.0/255.255.0.0', 'IP:10.0.0.0/255.0.0.0']) {
      expect(said).toContain(permitted)
    }
    expect(said).not.toContain('Excluded:')
  })

  it.each([
    [['other.local', '192.168.77.3'], '192.168.77.3', ''],
    [['tablet.klas.local'], '', 'tablet.klas.local'],
    [['fd12:3456::7'], 'fd12:3456::7', ''],
  ])('is valid for a new name or address under the same authority: %j', async (asked, ip, name) => {
    await make(asked)
    expect(await verdict(file('lumbung.pem'), ip, name)).toBe('OK')
    await make()
  })

  it.each([
    ['bank.example', '', 'bank.example'],
    ['203.0.113.5', '203.0.113.5', ''],
    ['2001:db8::1', '2001:db8::1', ''],
    ['locallocal', '', 'locallocal'],
  ])('is not created for %s, which the authority does not permit', async (asked, ip, name) => {
    const before = file('lumbung.pem')
    await expect(make([...names, asked])).rejects.toThrow(`was not made for ${asked}`)
    expect(file('lumbung.pem')).toBe(before)
    const authority = { cert: file('authority.pem'), key: file('authority.key') }
    const { cert } = await issue(authority, [asked])
    expect(await verdict(cert + authority.cert, ip, name)).toContain('permitted subtree violation')
  })

  it('is created for any name under an authority of an earlier version, which has no limits', async () => {
    const old = mkdtempSync(join(tmpdir(), 'lumbung-authority-'))
    try {
      const at = (name: string) => join(old, name)
      const made = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj /CN=Lumbung`.split(
        ' ',
      )
      const files = ['-keyout', at('authority.key'), '-out', at('authority.pem')]
      const run = spawnSync('openssl', [...made, ...files, '-addext', 'keyUsage=critical,keyCertSign,cRLSign'])
      expect(run.status).toBe(0)
      await certificate(['--folder', old, 'library.school.example'], () => undefined)
      const issued = new X509Certificate(readFileSync(at('lumbung.pem'), 'utf8'))
      expect(issued.verify(new X509Certificate(readFileSync(at('authority.pem'), 'utf8')).publicKey)).toBe(true)
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  })

  it.each([[['--folder']], [['two words']], [['-x']]])('is not created for the arguments %j', async (words) => {
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
    service = spawnService([], {
      PORT: '0',
      HOST: '127.0.0.1',
      ...tls,
      ...environmentOf(scratch.place),
    })
    // The line is written at once, including the port.
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

  it('is trusted with the authority, and sends a Secure cookie and HSTS', async () => {
    const { status, cookie, hsts } = await ask(file('authority.pem'))
    expect(status).toBe(204)
    expect(cookie).toContain('Secure')
    expect(hsts).toMatch(/^max-age=/)
  })

  it('is not trusted without the authority', async () => {
    await expect(ask()).rejects.toThrow(/certificate/)
  })

  it('passes the container’s health check, which fails without a service or over plain HTTP', () => {
    expect(health({ PORT: port, TLS_CERT: join(folder, 'lumbung.pem') })).toBe(0)
    expect(health({ PORT: '1' })).toBe(1)
    // Without TLS_CERT the check uses plain HTTP.
    expect(health({ PORT: port, TLS_CERT: '' })).toBe(1)
  })
})
