/** `npm run check`: everything that can be said of the sources without running the app. Each step says what to do where it fails. */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkConformance } from './conformance.ts'
import { checkDocs, SHARE_WANTED } from './docs.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name)

/** A step is a command, or a function that answers whether all is well. */
interface Step {
  readonly title: string
  readonly run: () => boolean
}

const command =
  (name: string, ...args: string[]) =>
  (): boolean =>
    spawnSync(bin(name), args, { cwd: ROOT, stdio: 'inherit' }).status === 0

const STEPS: readonly Step[] = [
  { title: 'types', run: command('tsc', '--noEmit', '-p', '.') },
  { title: 'lint (sizes and import directions too)', run: command('oxlint', '--type-aware', '--quiet') },
  { title: 'format (mend by npm run format)', run: command('biome', 'format') },
  { title: `doc comments (${SHARE_WANTED * 100} % of exports)`, run: docs },
  { title: 'conformance: a test for each row of docs/spec.md', run: conformance },
  { title: 'content', run: command('tsx', 'tools/content/check.ts') },
  { title: 'pictures are of these sources (mend by npm run art)', run: command('tsx', 'tools/art/main.ts', '--check') },
  {
    title: 'sounds are of these sources (mend by npm run audio)',
    run: command('tsx', 'tools/audio/main.ts', '--check'),
  },
]

function docs(): boolean {
  const { share, missing } = checkDocs(ROOT)
  if (share >= SHARE_WANTED) return true
  for (const { file, line, name } of missing) console.error(`${file}:${line} has no doc comment: ${name}`)
  console.error(`Only ${(share * 100).toFixed(1)} % of exports say what they promise.`)
  return false
}

function conformance(): boolean {
  const faults = checkConformance(ROOT)
  for (const fault of faults) console.error(`docs/conformance.md: ${fault}`)
  return faults.length === 0
}

const failed = STEPS.filter(({ title, run }) => {
  const begun = performance.now()
  const isWell = run()
  console.log(`${isWell ? '✓' : '✗'} ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
  return !isWell
})
if (failed.length > 0) {
  console.error(`Checks failed: ${failed.map(({ title }) => title).join('; ')}`)
  process.exit(1)
}
