import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { findCircles } from './circles.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** The import cycles in a project made of these files. */
function circlesAmong(files: Readonly<Record<string, string>>): string[][] {
  const root = mkdtempSync(join(tmpdir(), 'circles-'))
  roots.push(root)
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), code)
  }
  return findCircles(root, ['src'])
}

it.each([
  ['values', "import { b } from './b.ts'\nexport const a = b"],
  ['types', "import type { B } from './b.ts'\nexport type A = B"],
  ['types among values', "import { type B, b } from './b.ts'\nexport const a: B = b"],
  ['re-exports', "export { b } from './b.ts'"],
  ['re-exports of all', "export * from './b.ts'"],
  ['re-exported types', "export type { B } from './b.ts'"],
  ['effects', "import './b.ts'"],
  ['a dynamic import', "export const a = () => import('./b.ts')"],
  ['a type of a dynamic import', "export type A = typeof import('./b.ts')"],
  ['a type inside of another module', "export const a = (b: import('./b.ts').B) => b"],
])('finds a cycle through %s', (_what, code) => {
  const files = { 'src/a.ts': code, 'src/deep/c.ts': "export * from '../a.ts'", 'src/b.ts': "import './deep/c.ts'" }
  expect(circlesAmong(files)).toEqual([['src/a.ts', 'src/b.ts', 'src/deep/c.ts']])
})

it('finds a file that imports itself, and separate cycles', () => {
  const files = {
    'src/self.ts': "import type { A } from './self.ts'\nexport type A = B",
    'src/a.ts': "import './b.tsx'",
    'src/b.tsx': "import './a.ts'",
  }
  const circles = circlesAmong(files)
  expect(circles).toHaveLength(2)
  expect(circles).toContainEqual(['src/a.ts', 'src/b.tsx'])
  expect(circles).toContainEqual(['src/self.ts'])
})

it('finds none if files import the same module', () => {
  const files = {
    'src/a.ts': "import './b.ts'\nimport './c.ts'",
    'src/b.ts': "import './c.ts'\nimport { z } from 'zod'",
    'src/c.ts': "export const c = 'import(./a.ts)'",
  }
  expect(circlesAmong(files)).toEqual([])
})

it('finds none in this project', () => {
  expect(findCircles(join(import.meta.dirname, '..', '..'))).toEqual([])
})
