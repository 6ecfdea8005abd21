import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inputsOf, noteGreen, stateOf, wasGreen } from './artState.ts'

const ROOT = join(import.meta.dirname, '..', '..')
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'art-state-'))
  writeFileSync(join(folder, 'goat.ts'), 'export const legs = 4')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('lists the art sources, their imports from the app, and the settings, but no packages', () => {
  const inputs = inputsOf(ROOT)
  expect(inputs).toEqual(
    expect.arrayContaining([
      'tools/art/parts/goat.ts',
      'tools/art/atlas.test.ts',
      'src/content/avatarVariant.ts',
      'src/game/picture.ts',
      'tools/art/.oxlintrc.json',
      'package-lock.json',
    ]),
  )
  expect(inputs.filter((path) => path.startsWith('src/shell') || path.includes('node_modules'))).toEqual([])
})

it('changes the state with a file’s content or name, and reports no green state for a fresh clone', () => {
  const before = stateOf(folder, ['goat.ts'])
  expect(wasGreen(folder, before)).toBe(false)
  noteGreen(folder, before)
  expect(wasGreen(folder, stateOf(folder, ['goat.ts']))).toBe(true)
  writeFileSync(join(folder, 'duck.ts'), 'export const legs = 4')
  expect(wasGreen(folder, stateOf(folder, ['duck.ts']))).toBe(false)
  writeFileSync(join(folder, 'goat.ts'), 'export const legs = 5')
  expect(wasGreen(folder, stateOf(folder, ['goat.ts']))).toBe(false)
})
