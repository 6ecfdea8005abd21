import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkConformance, specRows } from './conformance.ts'

const ROOT = join(import.meta.dirname, '..', '..')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumbung-conformance-'))
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/spec.md'), '# What\n- It sings.\n\n| a | b |\n|---|---|\n| c | d |\n')
  writeFileSync(join(folder, 'x.test.ts'), "it('sings | dances', () => {})")
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function check(...rows: string[]): string[] {
  writeFileSync(join(folder, 'docs/conformance.md'), rows.join('\n'))
  return checkConformance(folder)
}

const SINGS = '| 2 | It sings | `x.test.ts` › sings \\| dances | |'
const HEAD = '| 4 | a | `x.test.ts` › sings | |'

it('finds no fault if each bullet and table row has a row', () => {
  expect(check(SINGS, HEAD, '| 6 | c | `x.test.ts` › sings | changed |')).toEqual([])
})

it('reports a line without a row, a missing test, a missing file and a wrong quote', () => {
  expect(check(HEAD, '| 6 | c | `x.test.ts` › sings | |')).toEqual(['line 2 has no row: - It sings.'])
  const wrong = check(
    SINGS,
    '| 4 | x | `x.test.ts` › sings | |',
    '| 6 | c | `x.test.ts` › barks | |',
    '| 5 | c | `x` › y | |',
  )
  expect(wrong).toEqual([
    'line 4 does not say “x”',
    'line 6: x.test.ts has no test “barks”',
    'line 5 of the specification is no bullet or table row',
  ])
  expect(check(SINGS, HEAD, '| 6 | c | `gone.ts` › sings | |')).toEqual(['line 6: there is no gone.ts'])
})

it('finds 316 rows in the specification', async () => {
  const { readFileSync } = await import('node:fs')
  expect(specRows(readFileSync(join(ROOT, 'docs/spec.md'), 'utf8'))).toHaveLength(316)
})
