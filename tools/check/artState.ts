/** Detects whether an input of the art package's check has changed: a hash of all inputs is saved when the check passes. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Settings and versions of the checkers, and the check's own sources. */
const SETTINGS = [
  'package-lock.json',
  'tsconfig.json',
  '.oxlintrc.json',
  'biome.json',
  'tools/art/package.json',
  'tools/art/tsconfig.json',
  'tools/art/.oxlintrc.json',
  'tools/art/biome.json',
  'tools/check/art.ts',
  'tools/check/docs.ts',
  'tools/check/steps.ts',
]

/**
 * The files that the check reads, relative to the root: all sources of the package, what they import from the app according to the compiler, and the
 * settings. npm packages are left out because package-lock.json covers them. Throws if the compiler cannot list the files.
 */
export function inputsOf(root: string): string[] {
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  const { status, stdout } = spawnSync(tsc, ['-p', join(root, 'tools', 'art'), '--listFilesOnly'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`tsc cannot list the sources of tools/art: ${stdout}`)
  const sources = stdout
    .split('\n')
    .filter((path) => path !== '' && !path.includes('/node_modules/'))
    .map((path) => relative(root, path))
  return [...sources, ...SETTINGS].toSorted()
}

/** A hash of the names and contents of the inputs. */
export function stateOf(root: string, inputs = inputsOf(root)): string {
  const hash = createHash('sha256')
  for (const path of inputs) hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

const recordOf = (root: string): string => join(root, '.cache', 'art-check')

/** Whether the last check that passed on this machine had its inputs in this state. */
export function wasGreen(root: string, state: string): boolean {
  return existsSync(recordOf(root)) && readFileSync(recordOf(root), 'utf8') === state
}

/** Saves that the check passed in this state, in a folder that git ignores. */
export function noteGreen(root: string, state: string): void {
  mkdirSync(dirname(recordOf(root)), { recursive: true })
  writeFileSync(recordOf(root), state)
}
