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
})
afterEach(() => rmSync(folder, { recursive: true }))

it('changes with a drawing, with its name, and with a new one', () => {
  const before = hashOfSources(folder)
  expect(hashOfSources(folder)).toBe(before)
  writeFileSync(join(folder, 'parts', 'goat.ts'), 'export const legs = 5')
  const edited = hashOfSources(folder)
  writeFileSync(join(folder, 'parts', 'duck.ts'), '')
  expect(new Set([before, edited, hashOfSources(folder)]).size).toBe(3)
})

it('does not change with tests, the manifest or the tools that only look', () => {
  const before = hashOfSources(folder)
  for (const name of ['goat.test.ts', 'manifest.json', 'preview.ts']) writeFileSync(join(folder, name), 'x')
  expect(hashOfSources(folder)).toBe(before)
})
