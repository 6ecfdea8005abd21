/**
 * `npm test`: installs what is missing (packages, Chromium), builds, and runs all checks and tests.
 * `npm test -- <words>` runs only the unit and integration tests whose path contains one of the words.
 * Uses Node built-ins only, so that it works before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './lib/system.mjs'
import { build, checkNode, install, isBuilt, ROOT, run, scratch } from './lib/fresh.mjs'
import { playwrightFailures, playwrightSecondTries, vitestFailures, vitestSecondTries } from './lib/testReports.mjs'

checkNode()
const words = process.argv.slice(2)
const bin = (name) => join(ROOT, 'node_modules', '.bin', name)
const reports = scratch('reports')
const totals = { passed: 0, failed: 0, skipped: 0 }
/** Titles of flaky tests, which passed only on retry. Listed at the end so that someone fixes them. */
const secondTries = []
/** What failed, said again at the end: the output before is long, and may be cut where it is kept. */
const failures = []

try {
  install()
} catch (error) {
  console.error(`The packages could not be installed: ${error.message}`)
  process.exit(1)
}
if (words.length > 0) {
  process.exit(spawnSync(bin('vitest'), ['run', ...words], { cwd: ROOT, stdio: 'inherit' }).status ?? 1)
}

ensureChromium()
step('Checks (types, lint, format, house rules, content, art, audio)', () => run(bin('tsx'), ['tools/check/all.ts']))
step('Checks of the art package, where it has changed', () => run(bin('tsx'), ['tools/check/art.ts', '--if-changed']))
step('Build', () => build())
step('Unit, contract, API and shell tests', () => vitest())
step('A new kind in a copy of the project', () => run(bin('tsx'), ['tests/fixtures/trialKind/main.ts']))
step('Sizes of what was built', () => run(bin('tsx'), ['tools/check/sizes.ts']))
step('Faults of the machine, under load', () => faults())
step('End to end in Chromium', () => endToEnd())

const { passed, failed, skipped } = totals
if (!process.env.TEST_DATABASE_URL) {
  console.log(
    '\nPostgreSQL was NOT tested: set TEST_DATABASE_URL (postgres://user:password@host/database) to run the API tests on it too.',
  )
}
for (const title of secondTries) console.log(`\nPassed only at the second try, and is to be mended: ${title}`)
for (const failure of failures) console.log(`\nFailed: ${failure}`)
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed > 0 ? 1 : 0)

/** Runs a step and adds its test counts. A step without counts is counted as one test, so that a failed check fails the run. */
function step(title, work) {
  const begun = Date.now()
  console.log(`\n── ${title}`)
  try {
    const counts = work()
    totals.passed += counts?.passed ?? 1
    totals.failed += counts?.failed ?? 0
    totals.skipped += counts?.skipped ?? 0
  } catch (error) {
    console.error(error.message)
    failures.push(`${title}: ${error.message}`)
    totals.failed += 1
  }
  console.log(`   ${((Date.now() - begun) / 1000).toFixed(1)} s`)
}

function vitest() {
  const report = join(reports, 'vitest.json')
  rmSync(report, { force: true })
  spawnSync(bin('vitest'), ['run', '--retry=1', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TESTS_ARE_BUILT: isBuilt() ? '1' : '' },
  })
  if (!existsSync(report)) throw new Error('vitest made no report')
  const results = JSON.parse(readFileSync(report, 'utf8'))
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, success } = results
  secondTries.push(...vitestSecondTries(results))
  failures.push(...vitestFailures(results))
  // A file that fails before its first test reports no failed test.
  const failed = success ? numFailedTests : Math.max(numFailedTests, numFailedTestSuites, 1)
  return { passed: numPassedTests, failed, skipped: numPendingTests }
}

/** Runs the fault tests, which print their counts in the last line. */
function faults() {
  const { stdout } = spawnSync(bin('tsx'), ['tests/faults/main.ts', '--short'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  console.log(stdout)
  const [, passed, failed, skipped] = /(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(stdout) ?? []
  if (passed === undefined) throw new Error('the faults were not counted')
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) }
}

function endToEnd() {
  const report = join(reports, 'playwright.json')
  rmSync(report, { force: true })
  spawnSync(bin('playwright'), ['test', '--retries=1'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  if (!existsSync(report)) throw new Error('playwright made no report')
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'))
  secondTries.push(...playwrightSecondTries({ suites }))
  failures.push(...playwrightFailures({ suites }))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped }
}
