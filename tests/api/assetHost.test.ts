import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../server/config.ts'
import { engines } from './helpers/engines.ts'
import { startService, testConfig } from './helpers/service.ts'

const client = mkdtempSync(join(tmpdir(), 'lumbung-client-'))
mkdirSync(join(client, 'img'))
writeFileSync(join(client, 'index.html'), '<!doctype html>')
writeFileSync(join(client, 'img', 'a.webp'), 'picture')
afterAll(() => rmSync(client, { recursive: true, force: true }))

const sqlite = engines.slice(0, 1)

describe.each(sqlite)('ASSETS_URL', (engine) => {
  it('redirects asset requests to that host, and the Content-Security-Policy allows it', async () => {
    const config = testConfig({ CLIENT_DIR: client, ASSETS_URL: 'https://cdn.example/lumbung/' })
    const service = await startService(engine, { config })
    for (const path of ['/img/a.webp', '/img/books/book1/page-01.webp?v=12', '/audio/x/y.mp3']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await service.app.inject({ method, url: path })
        expect([answer.statusCode, answer.headers.location]).toEqual([302, `https://cdn.example/lumbung${path}`])
      }
    }
    const policy = String((await service.app.inject({ url: '/home' })).headers['content-security-policy'])
    for (const directive of ['img-src', 'media-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://cdn\\.example(;| |$)`))
    for (const directive of ['script-src', 'style-src', 'default-src'])
      expect(policy).not.toMatch(new RegExp(`${directive} [^;]*cdn\\.example`))
    expect((await service.app.inject({ url: '/index.html' })).statusCode).toBe(200)
    await service.stop()
  })

  it('leaves the assets on the service if it is not set', async () => {
    const service = await startService(engine, { config: testConfig({ CLIENT_DIR: client }) })
    expect((await service.app.inject({ url: '/img/a.webp' })).body).toBe('picture')
    await service.stop()
  })
})

describe.each(sqlite)('IMAGE_ORIGINS', (engine) => {
  it('adds these origins to img-src only', async () => {
    const config = testConfig({ CLIENT_DIR: client, IMAGE_ORIGINS: 'https://covers.example, http://10.0.0.5:8080' })
    const service = await startService(engine, { config })
    const policy = String((await service.app.inject({ url: '/home' })).headers['content-security-policy'])
    expect(policy).toMatch(/img-src [^;]*https:\/\/covers\.example http:\/\/10\.0\.0\.5:8080(;| |$)/)
    expect(policy.match(/covers\.example/g)).toHaveLength(1)
    await service.stop()
  })

  it.each(['covers.example', 'https://covers.example/books', "https://covers.example; script-src 'unsafe-inline'"])(
    'rejects %s and names the variable',
    (IMAGE_ORIGINS) => {
      expect(() => readConfig({ IMAGE_ORIGINS })).toThrow('IMAGE_ORIGINS')
    },
  )
})

it.each([
  'cdn.example',
  'ftp://cdn.example',
  'https://cdn.example/?a=1',
  'https://me:secret@cdn.example',
  'javascript:x',
])('ASSETS_URL rejects %s and names the variable', (ASSETS_URL) => {
  expect(() => readConfig({ ASSETS_URL })).toThrow(ConfigError)
  expect(() => readConfig({ ASSETS_URL })).toThrow('ASSETS_URL')
})
