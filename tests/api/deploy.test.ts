import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig, SETTINGS } from '../../server/config.ts'
import { engines } from './helpers/engines.ts'
import { type Service, startService } from './helpers/service.ts'

// Checks of the image and the compose files that need no container engine.
const ROOT = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const packageSchema = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  overrides: z.record(z.string(), z.string()),
})
const { scripts, dependencies, overrides } = packageSchema.parse(JSON.parse(read('package.json')))

const serviceSchema = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  ports: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
  deploy: z.object({ replicas: z.int() }).optional(),
  healthcheck: z
    .object({ test: z.array(z.string()) })
    .loose()
    .optional(),
  networks: z.record(z.string(), z.strictObject({ ipv4_address: z.ipv4() })).optional(),
  stop_grace_period: z.string().optional(),
  // A log without a size limit fills the disk.
  logging: z.strictObject({
    driver: z.literal('json-file'),
    options: z.strictObject({ 'max-size': z.string().regex(/^\d+m$/), 'max-file': z.string().regex(/^\d$/) }),
  }),
  restart: z.literal('unless-stopped'),
})
const networkSchema = z.strictObject({
  ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.cidrv4(), ip_range: z.cidrv4() })) }),
})
// Strict, so that unknown or misspelt keys are errors.
const composeSchema = z.strictObject({
  'x-logging': z.unknown(),
  services: z.record(z.string(), serviceSchema.strict()),
  volumes: z.record(z.string(), z.null()),
  networks: z.record(z.string(), networkSchema).default({}),
})

/** Fills in default values as compose does; a variable without a default becomes `set-outside`. */
const filled = (text: string) =>
  text.replace(
    /\$\{(\w+)(?::?-([^}]*)|:\?[^}]*)?\}/g,
    (_, _name: string, fallback?: string) => fallback ?? 'set-outside',
  )

const image = read('Containerfile')
const copied = [...image.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '))
const carried = [...image.matchAll(/^COPY --from=build \/lumbung\/(\S+) /gm)].map(([, path = '']) => path)

describe('the image', () => {
  it('copies only files that exist and that the ignore file lets through', () => {
    expect(copied.length).toBeGreaterThan(5)
    const allowed = read('.containerignore').split('\n')
    for (const path of copied) {
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true])
      expect(allowed).toContain(`!${path}`)
    }
    expect(read('.dockerignore')).toBe(read('.containerignore'))
  })

  it('copies every source of the build', () => {
    const sources = /const BUILD_SOURCES = \[([^\]]*)\]/.exec(read('tools/lib/fresh.mjs'))?.[1] ?? ''
    const tops = [...sources.matchAll(/'([^'/]+)[^']*'/g)].map(([, top = '']) => top)
    expect(copied).toEqual(expect.arrayContaining(tops))
  })

  it('runs scripts that exist, and contains the files of its start command and health check', () => {
    const steps = [...image.matchAll(/^RUN .*$/gm)].join('\n')
    const asked = [...steps.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(asked).toEqual(['build', 'build:commands'])
    for (const name of asked) expect(Object.keys(scripts)).toContain(name)
    const started = [...image.matchAll(/CMD \["node", "(\S+)"\]/g)].map(([, file = '']) => file)
    expect(started).toEqual(['tools/health.mjs', 'dist/server/main.js'])
    for (const file of started) expect(carried.some((path) => file === path || file.startsWith(`${path}/`))).toBe(true)
    for (const path of carried.filter((one) => one.startsWith('tools/')))
      expect(existsSync(join(ROOT, path))).toBe(true)
    expect(read('tools/cli.mjs')).toContain("'dist', 'cli', 'main.js'")
    expect(scripts['build:commands']).toContain('--outDir dist/cli')
    expect(image).toContain(`EXPOSE ${readConfig({}).port}\n`)
  })

  it('has every package that the service and its commands import', () => {
    for (const file of sourcesIn('server', 'tools/cli', 'tools/voice')) {
      for (const [, name = ''] of read(file).matchAll(/(?:from|import|import\() ?'((?:@[\w-]+\/)?[\w-]+)[^']*'/g)) {
        expect([file, name, name === 'node' || name in dependencies]).toEqual([file, name, true])
      }
    }
  })
})

it('the package decisions give a reason for each override', () => {
  const reasons = read('docs/decisions/packages.md')
  expect(Object.keys(overrides).filter((name) => !reasons.includes(`- \`${name}\` `))).toEqual([])
})

function composed(file: string) {
  const { services, volumes, networks } = composeSchema.parse(
    parse(read(file), (_key, value: unknown) => (typeof value === 'string' ? filled(value) : value)),
  )
  const lumbung = services['lumbung']
  if (!lumbung) throw new Error(`${file} has no lumbung`)
  return { services, volumes, networks, lumbung, config: readConfig(lumbung.environment) }
}

describe.each(['deploy/school.yaml', 'deploy/district.yaml'])('%s', (file) => {
  const { services, volumes, lumbung, config } = composed(file)
  const waitedFor = Object.values(services).flatMap(({ depends_on }) => Object.keys(depends_on))
  const mounted = Object.values(services).flatMap((one) => one.volumes.map((mount) => mount.split(':')[0] ?? ''))

  it('builds the image from the root', () => {
    expect(lumbung.build).toEqual({ context: '..', dockerfile: 'Containerfile' })
  })

  it('sets only settings that exist, and leaves RETENTION_DAYS at its default', () => {
    expect(Object.keys(lumbung.environment).filter((name) => !SETTINGS.includes(name))).toEqual([])
    expect(config.retentionDays).toBe(readConfig({}).retentionDays)
  })

  it('refers only to services, volumes and files that exist', () => {
    expect(waitedFor.filter((name) => !(name in services))).toEqual([])
    expect(mounted.filter((source) => !source.startsWith('.') && !(source in volumes))).toEqual([])
    // The operator creates these two.
    const files = mounted.filter((source) => source.startsWith('.') && !/^\.\.\/(certificates|backups)$/.test(source))
    expect(files.filter((source) => !existsSync(join(ROOT, 'deploy', source)))).toEqual([])
  })

  it('waits only for services with a health check, and stops only after requests could drain', () => {
    // Lumbung's image defines its own health check.
    expect(waitedFor.filter((name) => name !== 'lumbung' && !services[name]?.healthcheck)).toEqual([])
    const drain = Number(/DRAIN_MS = ([\d_]+)/.exec(read('server/serve.ts'))?.[1]?.replace('_', ''))
    expect(Number.parseInt(lumbung.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(drain)
  })
})

const PORT = String(readConfig({}).port)

it('the school setup exposes the service itself, with TLS and SQLite', () => {
  const { lumbung, config } = composed('deploy/school.yaml')
  expect(lumbung.ports.map((one) => one.split(':').at(-1))).toEqual([PORT])
  expect(config.database.engine).toBe('sqlite')
  expect(config.tls).toEqual({ cert: '/certificates/lumbung.pem', key: '/certificates/lumbung.key' })
})

it('the district setup exposes only the proxy, before two replicas on one PostgreSQL', () => {
  const { services, lumbung, config } = composed('deploy/district.yaml')
  expect(lumbung.ports).toEqual([])
  expect(lumbung.deploy).toEqual({ replicas: 2 })
  expect(config).toMatchObject({ database: { engine: 'postgres' }, tls: undefined })
  const caddy = read('deploy/Caddyfile')
  expect(caddy).toMatch(new RegExp(`name lumbung\\n\\s+port ${PORT}\\n`))
  expect(caddy).toContain('{$LUMBUNG_HOST}')
  expect(services['proxy']?.environment).toHaveProperty('LUMBUNG_HOST')
})

/** Starts the service with the settings of a compose file. `ask` sends a request from the address `from`. */
async function behind(file: string) {
  const [sqlite] = engines
  if (!sqlite) throw new Error('there is always SQLite')
  const { config } = composed(file)
  // The operator creates the certificate, and the tests have their own database.
  const service = await startService(sqlite, { config: { ...config, tls: undefined, clientDir: undefined } })
  service.app.get('/where', async ({ ip, protocol }) => ({ ip, protocol }))
  const ask = (from: string, headers: Record<string, string>, url = '/where') =>
    service.app.inject({ url, remoteAddress: from, headers })
  return { service, ask }
}

describe('the proxy of a district', () => {
  const { services, networks } = composed('deploy/district.yaml')
  const [net] = networks['default']?.ipam.config ?? []
  const proxy = services['proxy']?.networks?.['default']?.ipv4_address ?? ''
  const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }
  let service: Service
  let ask: Awaited<ReturnType<typeof behind>>['ask']
  beforeAll(async () => {
    ;({ service, ask } = await behind('deploy/district.yaml'))
  })
  afterAll(() => service.stop())

  it('has an address in the subnet, outside the range for other containers', () => {
    const [subnet, range] = [new BlockList(), new BlockList()]
    for (const [list, cidr = ''] of [
      [subnet, net?.subnet],
      [range, net?.ip_range],
    ] as const) {
      const [address = '', bits] = cidr.split('/')
      list.addSubnet(address, Number(bits))
    }
    expect([subnet.check(proxy), range.check(proxy)]).toEqual([true, false])
    expect(Object.values(services).filter((one) => one.networks !== undefined)).toHaveLength(1)
  })

  it('is trusted with the client’s address and protocol, so cookies are Secure', async () => {
    expect((await ask(proxy, forwarded)).json()).toEqual({ ip: '203.0.113.7', protocol: 'https' })
    const cookie = await ask(proxy, forwarded, '/sanctum/csrf-cookie')
    expect(cookie.cookies).toMatchObject([{ name: 'XSRF-TOKEN', secure: true }])
  })

  it('is the only source of forwarding headers that is trusted', async () => {
    const claimed = { ...forwarded, 'x-forwarded-for': '127.0.0.1, 10.0.0.1, 203.0.113.7' }
    expect((await ask(proxy, claimed)).json()).toEqual({ ip: '203.0.113.7', protocol: 'https' })
    const neighbour = proxy.replace(/\d+$/, '130')
    for (const stranger of [neighbour, '198.51.100.9', '127.0.0.1', '10.0.0.1', '::1']) {
      expect((await ask(stranger, forwarded)).json()).toEqual({ ip: stranger, protocol: 'http' })
    }
    const cookie = await ask(neighbour, forwarded, '/sanctum/csrf-cookie')
    expect(cookie.cookies).not.toMatchObject([{ secure: true }])
  })

  it('passes on addresses, so that wrong codes in one school do not lock out another', async () => {
    const open = async (school: string) => {
      const headers = { 'x-forwarded-for': school, 'x-forwarded-proto': 'https' }
      const { cookies } = await ask(proxy, headers, '/sanctum/csrf-cookie')
      const token = cookies[0]?.value ?? ''
      const { statusCode } = await service.app.inject({
        method: 'POST',
        url: '/api/classes/open',
        remoteAddress: proxy,
        cookies: { 'XSRF-TOKEN': token },
        headers: { ...headers, 'x-xsrf-token': token },
        payload: { code: 'XXXX-9999' },
      })
      return statusCode
    }
    const statuses: number[] = []
    while (!statuses.includes(429) && statuses.length < 200) statuses.push(await open('203.0.113.7'))
    expect(statuses.at(-1)).toBe(429)
    expect(await open('203.0.113.8')).not.toBe(429)
  })
})

it('the school setup trusts no forwarding headers', async () => {
  const { service, ask } = await behind('deploy/school.yaml')
  try {
    for (const from of ['127.0.0.1', '172.31.213.2', '192.168.1.20']) {
      const answer = await ask(from, { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' })
      expect(answer.json()).toEqual({ ip: from, protocol: 'http' })
    }
  } finally {
    await service.stop()
  }
})

function sourcesIn(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  )
}
