import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from './helpers/engines.ts'
import { type Service, startService, testConfig } from './helpers/service.ts'

const INDEX = '<!doctype html><title>Lumbung</title>'
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`
const SOUND = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
const [sqlite] = engines

describe('the built app', () => {
  let service: Service
  let folder: string
  const get = (url: string, headers: Record<string, string> = {}) => service.app.inject({ url, headers })

  beforeAll(async () => {
    if (!sqlite) throw new Error('there is always SQLite')
    folder = mkdtempSync(join(tmpdir(), 'lumbung-client-'))
    const files: Record<string, string | Buffer> = {
      'client/index.html': INDEX,
      'client/index.html.br': brotliCompressSync(INDEX),
      'client/assets/index-a1b2c3.js': SCRIPT,
      'client/assets/index-a1b2c3.js.br': brotliCompressSync(SCRIPT),
      'client/assets/index-a1b2c3.js.gz': gzipSync(SCRIPT),
      'client/img/books/book1/cover.webp': 'a picture',
      'client/kept/versions.json': '{"img/books/book1":"a1b2c3"}',
      'client/audio/effect/click.mp3': SOUND,
      'client/audio/effect/click.webm': SOUND,
      'client/sw.js': 'self',
      'client/img/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'client/.hidden': 'nobody sees this',
      'secret.txt': 'nobody sees this',
    }
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), content)
    }
    service = await startService(sqlite, { config: testConfig({ CLIENT_DIR: join(folder, 'client') }) })
  })
  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it.each([
    '/',
    '/login',
    '/book/1?page=3',
    '/book/1/post-activities?activity=2',
    '/dashboard',
    '/no/such/screen',
    '/apiary',
    '/?q=secret.txt',
  ])('returns index.html for %s, to be revalidated each time', async (url) => {
    const answer = await get(url, { accept: 'text/html' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(INDEX)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  })

  it.each(['/', '/sw.js', '/img/icon.svg', '/no/such/screen'])('sends the security headers with %s', async (url) => {
    const { headers } = await get(url)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['permissions-policy']).toContain('microphone=(self)')
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'(;|$)/)
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it.each(['/assets/index-a1b2c3.js', '/img/books/book1/cover.webp', '/audio/effect/click.webm'])(
    'sends %s without the headers that only a document needs',
    async (url) => {
      const { headers, statusCode } = await get(url, { 'accept-encoding': 'br' })
      expect(statusCode).toBe(200)
      expect(Object.keys(headers)).not.toContain('content-security-policy')
      expect(Object.keys(headers)).not.toContain('permissions-policy')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      const sent = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`.length + 2)
      expect(sent.reduce((sum, length) => sum + length, 0)).toBeLessThan(450)
    },
  )

  it.each([
    '/assets/index-gone.js',
    '/img/books/book9/cover.webp',
    '/audio/none.mp3',
    '/assets/',
    '/favicon.ico',
    '/robots.txt',
    '/metrics/x',
  ])('returns 404 for %s, which does not exist, instead of index.html', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ message: 'Not found.' })
  })

  it('sends the best precompressed file that the browser accepts', async () => {
    const brotli = await get('/assets/index-a1b2c3.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT)
    const gzip = await get('/assets/index-a1b2c3.js', { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT)
    const plain = await get('/assets/index-a1b2c3.js')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe(SCRIPT)
    for (const answer of [brotli, gzip, plain]) {
      expect(answer.headers['content-type']).toMatch(/javascript/)
      expect(answer.headers['vary']).toContain('Accept-Encoding')
    }
    const page = await get('/home', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe(INDEX)
  })

  it('lets files with a hash be cached forever, and revalidates others', async () => {
    const script = await get('/assets/index-a1b2c3.js')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // Nobody ever asks whether it has changed.
    expect([script.headers['etag'], script.headers['last-modified']]).toEqual([undefined, undefined])
    const cover = await get('/img/books/book1/cover.webp')
    expect(cover.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await get('/img/books/book1/cover.webp', { 'if-none-match': String(cover.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect((await get('/img/books/book1/cover.webp?v=a1b2c3')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    // A version of another build, or one that belongs to another folder.
    for (const url of ['/img/books/book1/cover.webp?v=b2c3d4', '/audio/effect/click.mp3?v=a1b2c3']) {
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    }
    expect((await get('/sw.js?v=1')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('sends byte ranges of sounds', async () => {
    for (const [url, type] of [
      ['/audio/effect/click.mp3', 'audio/mpeg'],
      ['/audio/effect/click.webm', /webm$/],
    ] as const) {
      const whole = await get(url)
      expect(whole.headers['accept-ranges']).toBe('bytes')
      expect(whole.headers['content-type']).toMatch(type)
      const part = await get(url, { range: 'bytes=100-199' })
      expect(part.statusCode).toBe(206)
      expect(part.headers['content-range']).toBe('bytes 100-199/1000')
      expect(part.rawPayload.equals(SOUND.subarray(100, 200))).toBe(true)
      expect((await get(url, { range: 'bytes=2000-' })).statusCode).toBe(416)
    }
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/%00',
    '/.hidden',
    '//etc/passwd',
    '/%E0%A4%A',
  ])('exposes no other file at %s', async (url) => {
    const answer = await get(url)
    expect(answer.body).not.toContain('nobody sees this')
    expect(answer.body).not.toContain('root:')
    expect(answer.statusCode).toBeLessThan(500)
  })

  it('answers HEAD, and returns 404 for PUT', async () => {
    const head = await service.app.inject({ method: 'HEAD', url: '/home' })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect((await service.app.inject({ method: 'PUT', url: '/index.html' })).statusCode).toBe(404)
  })
})

it('a service without a built app returns 503 with instructions', async () => {
  if (!sqlite) throw new Error('there is always SQLite')
  const service = await startService(sqlite)
  const answer = await service.app.inject({ url: '/home' })
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('npm start')
  await service.stop()
})
