import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readScreenHints } from './screenHints.ts'
import { staticFiles } from './staticFiles.ts'

const SHELF = '</assets/shelf-1.js>; rel=modulepreload'
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lumbung-hints-'))
  for (const name of ['index.html', 'index.html.br', 'index.html.gz', 'cover.webp'])
    writeFileSync(join(folder, name), name)
  writeFileSync(join(folder, 'hints.json'), JSON.stringify({ '/': '</a.avif>; rel=preload', '/books': SHELF }))
  app = Fastify()
  await app.register(staticFiles, { clientDir: folder, hintsFor: readScreenHints(join(folder, 'hints.json')) })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each(['br', 'gzip', 'identity'])('sends the hints of a screen as a Link header (%s)', async (encoding) => {
  const { headers } = await app.inject({ url: '/books?from=home', headers: { 'accept-encoding': encoding } })
  expect(headers.link).toBe(SHELF)
})

it.each([
  ['/', '</a.avif>; rel=preload'],
  ['/profile', undefined],
  ['/toString', undefined],
  ['/cover.webp', undefined],
])('sends with %s the Link header %s', async (url, link) => {
  expect((await app.inject({ url })).headers.link).toBe(link)
})

it('there are no hints without a build, and a broken file is rejected', () => {
  expect(readScreenHints(join(folder, 'none.json'))('/books')).toBeUndefined()
  writeFileSync(join(folder, 'broken.json'), JSON.stringify({ '/books': ['a'] }))
  expect(() => readScreenHints(join(folder, 'broken.json'))).toThrow('expected string')
})
