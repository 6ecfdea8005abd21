/** Runs the steps of `npm run check` and `npm run check:art`, one after the other, even if one fails, and prints their times. */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkDocs, SHARE_WANTED } from './docs.ts'

/** The project's root folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The art package, which has its own check (`art.ts`). */
export const ART = join(ROOT, 'tools', 'art')

/** A step of a check. `run` returns whether it passed. The title may name the command that fixes a failure. */
export interface Step {
  readonly title: string
  readonly run: () => boolean
}

/** Runs a command from `node_modules/.bin` in a folder; passes if it exits with 0. */
export const command =
  (folder: string, name: string, ...args: string[]) =>
  (): boolean =>
    spawnSync(join(ROOT, 'node_modules', '.bin', name), args, { cwd: folder, stdio: 'inherit' }).status === 0

/** The step that requires doc comments above exports below the folders, except those below `leftOut`. */
export function docsStep(folders: readonly string[], leftOut?: string): Step {
  const run = (): boolean => {
    const { share, missing } = checkDocs(folders, leftOut)
    if (share >= SHARE_WANTED) return true
    for (const { file, line, name } of missing) console.error(`${file}:${line} has no doc comment: ${name}`)
    console.error(`Only ${(share * 100).toFixed(1)} % of exports say what they promise.`)
    return false
  }
  return { title: `doc comments (${SHARE_WANTED * 100} % of exports)`, run }
}

/** Runs all steps, prints each result, and returns whether all passed. */
export function runSteps(steps: readonly Step[]): boolean {
  const failed = steps.filter(({ title, run }) => {
    const begun = performance.now()
    const isWell = run()
    console.log(`${isWell ? '✓' : '✗'} ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
    return !isWell
  })
  if (failed.length > 0) console.error(`Checks failed: ${failed.map(({ title }) => title).join('; ')}`)
  return failed.length === 0
}
