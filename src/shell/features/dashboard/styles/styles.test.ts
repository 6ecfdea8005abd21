import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SHELL = join(import.meta.dirname, '../../..')
/** Allowed, because the dashboard hides the children's menu on purpose. */
const MEANT = new Set(['fab'])

/** The book maker's rules apply only within `.maker`, and are rendered only there. */
const isScoped = (path: string) => path.includes('maker')

/** Class names that occur in a style sheet. */
function classNames(file: string): string[] {
  const rules = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const selectors = rules.match(/[^{};]+(?=\{)/g) ?? []
  return selectors
    .filter((one) => !one.trim().startsWith('@'))
    .flatMap((one) => one.match(/(?<=\.)[a-z][\w-]*/gi) ?? [])
}

it('shares no class name with the children’s screens, whose rules would apply here, too', () => {
  const [ours, theirs] = [true, false].map(
    (isOurs) =>
      new Set(
        readdirSync(SHELL, { recursive: true, encoding: 'utf8' })
          .filter((path) => path.endsWith('.css') && path.includes('dashboard') === isOurs && !isScoped(path))
          .flatMap((path) => classNames(join(SHELL, path))),
      ),
  )
  expect(ours?.has('state-mark')).toBe(true)
  expect([...(ours ?? [])].filter((name) => theirs?.has(name) && !MEANT.has(name))).toEqual([])
})
