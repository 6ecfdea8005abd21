/** Titles of flaky tests (failed first, passed on retry), from the reports of vitest and Playwright. */

/**
 * Flaky tests in vitest's JSON report: they passed but have failure messages.
 * @param {{ testResults?: { assertionResults?: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report
 * @returns {string[]}
 */
export function vitestSecondTries({ testResults = [] }) {
  return testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName)
}

/**
 * @typedef {{ specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 */

/**
 * Flaky tests in Playwright's JSON report, nested suites included.
 * @param {Suite} suite
 * @returns {string[]}
 */
export function playwrightSecondTries({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title)
  return [...own, ...suites.flatMap(playwrightSecondTries)]
}
