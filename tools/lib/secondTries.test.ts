import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { playwrightSecondTries, vitestSecondTries } from './secondTries.mjs'

const ROOT = join(import.meta.dirname, '..', '..')

it('finds tests in a real vitest report that passed only on retry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-second-tries-'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  try {
    const file = join(folder, 'shaky.test.mjs')
    const report = join(folder, 'report.json')
    writeFileSync(
      file,
      `import { expect, it } from 'vitest'
       let tries = 0
       it('shaky', () => { tries += 1; expect(tries).toBe(2) })
       it('steady', () => { expect(1).toBe(1) })`,
    )
    const words = ['run', '--root', folder, '--retry=1', '--reporter=json', `--outputFile.json=${report}`]
    spawnSync(join(ROOT, 'node_modules', '.bin', 'vitest'), words, { cwd: folder })
    expect(vitestSecondTries(JSON.parse(readFileSync(report, 'utf8')))).toEqual(['shaky'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('finds flaky tests in nested suites of a Playwright report', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const report = { suites: [{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] }] }
  expect(playwrightSecondTries(report)).toEqual(['b'])
})
