import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { playwrightFailures, playwrightSecondTries, vitestFailures, vitestSecondTries } from './testReports.mjs'

const ROOT = join(import.meta.dirname, '..', '..')

it('finds tests in a real vitest report that failed, and that passed only on retry', () => {
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
       it('steady', () => { expect(1).toBe(1) })
       it('broken', () => { throw new Error('a reason\\nand more') })`,
    )
    writeFileSync(join(folder, 'unread.test.mjs'), 'throw new Error("not even read")')
    const words = ['run', '--root', folder, '--retry=1', '--reporter=json', `--outputFile.json=${report}`]
    spawnSync(join(ROOT, 'node_modules', '.bin', 'vitest'), words, { cwd: folder })
    const results = JSON.parse(readFileSync(report, 'utf8'))
    expect(vitestSecondTries(results)).toEqual(['shaky'])
    expect(vitestFailures(results).toSorted()).toEqual([
      expect.stringMatching(/unread\.test\.mjs: .*not even read/),
      expect.stringMatching(/^broken: .*a reason$/),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('finds flaky and failed tests in nested suites of a Playwright report', () => {
  const spec = (title: string, status: string, messages: readonly string[] = []) => ({
    title,
    tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
  })
  const nested = { specs: [spec('b', 'flaky', ['once']), spec('c', 'unexpected', ['no button\nlog', 'left behind'])] }
  const report = { suites: [{ specs: [spec('a', 'expected')], suites: [nested] }] }
  expect(playwrightSecondTries(report)).toEqual(['b'])
  expect(playwrightFailures(report)).toEqual(['c: no button'])
})
