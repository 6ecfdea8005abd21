import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeCompileHints } from './compileHints.ts'

const NAMES = ['react', 'app', 'reader', 'outbox', 'axiosClient', 'stage']
const MANIFEST = Object.fromEntries(NAMES.map((name) => [name, { file: `${name}-1.js`, name }]))

let client: string

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'lumbung-hints-'))
  for (const name of NAMES) writeFileSync(join(client, `${name}-1.js`), `run('${name}')`)
})

afterEach(() => rmSync(client, { recursive: true }))

const read = (file: string) => readFileSync(join(client, file))

it('puts the hint at the top of what is sent, and of those chunks alone', () => {
  writeCompileHints(client, MANIFEST)
  const hinted = "//# allFunctionsCalledOnLoad\nrun('reader')"
  expect(read('reader-1.js').toString()).toBe(hinted)
  expect(brotliDecompressSync(read('reader-1.js.br')).toString()).toBe(hinted)
  expect(gunzipSync(read('reader-1.js.gz')).toString()).toBe(hinted)
  expect(read('stage-1.js').toString()).toBe("run('stage')")
})

it('puts it there once, however often a build is finished', () => {
  writeCompileHints(client, MANIFEST)
  writeCompileHints(client, MANIFEST)
  expect(read('app-1.js').toString()).toBe("//# allFunctionsCalledOnLoad\nrun('app')")
})

it('says which chunk is gone', () => {
  const { reader: _, ...others } = MANIFEST
  expect(() => writeCompileHints(client, others)).toThrow('the build has no chunk reader')
})
