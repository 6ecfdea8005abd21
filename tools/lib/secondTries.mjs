/** Titles of tests that failed first and passed when they were run again, read off the reports of vitest and Playwright. */

/**
 * Of vitest's JSON report: a test that passed and still has failures to tell.
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
 * Of Playwright's JSON report, suites within suites.
 * @param {Suite} suite
 * @returns {string[]}
 */
export function playwrightSecondTries({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title)
  return [...own, ...suites.flatMap(playwrightSecondTries)]
}
