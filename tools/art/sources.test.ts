import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashOfSources } from './sources.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'art-sources-'))
  mkdirSync(join(folder, 'parts'))
  writeFileSync(join(folder, 'parts', 'goat.ts'), 'export const legs = 4')
  writeFileSync(join(folder, 'book.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const hashOf = () => hashOfSources(folder, [join(folder, 'book.json')])

it('changes with a drawing, with its name, and with a new one', () => {
  const before = hashOf()
  expect(hashOf()).toBe(before)
  writeFileSync(join(folder, 'parts', 'goat.ts'), 'export const legs = 5')
  const edited = hashOf()
  writeFileSync(join(folder, 'parts', 'duck.ts'), '')
  expect(new Set([before, edited, hashOf()]).size).toBe(3)
})

it('does not change with tests, the manifest or the tools that only look', () => {
  const before = hashOf()
  for (const name of ['goat.test.ts', 'manifest.json', 'preview.ts']) writeFileSync(join(folder, name), 'x')
  expect(hashOf()).toBe(before)
})

it('changes with what the play lays on a page', () => {
  const before = hashOf()
  writeFileSync(join(folder, 'book.json'), '{"pages":[]}')
  expect(hashOf()).not.toBe(before)
})
