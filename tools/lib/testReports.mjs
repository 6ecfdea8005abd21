/** What the reports of vitest and Playwright say of single tests: which failed, and which are flaky (failed first, passed on retry). */

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name?: string, status?: string, message?: string, assertionResults?: Assertion[] }} TestFile
 */

/**
 * Flaky tests in vitest's JSON report: they passed but have failure messages.
 * @param {{ testResults?: TestFile[] }} report
 * @returns {string[]}
 */
export function vitestSecondTries({ testResults = [] }) {
  return testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName)
}

/**
 * Failed tests in vitest's JSON report, each with the first line of its first message (a second try may fail of what the
 * first left behind); a file that failed as a whole counts as one.
 * @param {{ testResults?: TestFile[] }} report
 * @returns {string[]}
 */
export function vitestFailures({ testResults = [] }) {
  return testResults.flatMap(({ name = '', status, message = '', assertionResults = [] }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => `${fullName}: ${firstLine(failureMessages[0])}`)
    return status === 'failed' && failed.length === 0 ? [`${name}: ${firstLine(message)}`] : failed
  })
}

/**
 * @typedef {{ message?: string }} TestError
 * @typedef {{ status: string, results?: { error?: TestError }[] }} PlaywrightTest
 * @typedef {{ title: string, tests: PlaywrightTest[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Flaky tests in Playwright's JSON report, nested suites included.
 * @param {Suite} suite
 * @returns {string[]}
 */
export function playwrightSecondTries(suite) {
  return specsOf(suite, 'flaky').map(({ title }) => title)
}

/**
 * Failed tests in Playwright's JSON report, each with the first line of its first message.
 * @param {Suite} suite
 * @returns {string[]}
 */
export function playwrightFailures(suite) {
  return specsOf(suite, 'unexpected').map(({ title, tests }) => {
    const errors = tests.flatMap(({ results = [] }) => results.flatMap(({ error }) => (error ? [error] : [])))
    return `${title}: ${firstLine(errors[0]?.message)}`
  })
}

/**
 * @param {Suite} suite
 * @param {string} status
 * @returns {Spec[]}
 */
function specsOf({ specs = [], suites = [] }, status) {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status))
  return [...own, ...suites.flatMap((suite) => specsOf(suite, status))]
}

/** @param {string} [message] */
const firstLine = (message = '') => message.split('\n', 1)[0] ?? ''
