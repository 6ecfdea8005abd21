/** Titles of tests that failed first and passed when they were run again, read off the reports of vitest and Playwright. */

/** Of vitest's JSON report: a test that passed and still has failures to tell. */
export function vitestSecondTries({ testResults = [] }) {
  return testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName)
}

/** Of Playwright's JSON report, suites within suites. */
export function playwrightSecondTries({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title)
  return [...own, ...suites.flatMap(playwrightSecondTries)]
}
