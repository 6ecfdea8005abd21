import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(ROOT, 'docs/resilience.md'), 'utf8')
const rows = page.split('\n').filter((line) => /^\| (?!what|---)/.test(line))
const named = [...page.matchAll(/`([\w/.-]+\.(?:test|e2e)\.tsx?): ([^`]+)`/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}))

it('docs/resilience.md names a test in every row', () => {
  expect(rows.length).toBeGreaterThan(30)
  for (const row of rows) expect(row).toMatch(/`[\w/.-]+\.(test|e2e)\.tsx?: /)
})

it.each(named)('$file has the test: $title', ({ file, title }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title)
})
