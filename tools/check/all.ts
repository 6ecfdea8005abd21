/**
 * `npm run check`: all static checks of the sources. Types, lint, format and doc comments of the art package are checked by `npm run check:art`.
 */
import { join } from 'node:path'
import { findCircles } from './circles.ts'
import { checkConformance } from './conformance.ts'
import { ART, command, docsStep, ROOT, runSteps, type Step } from './steps.ts'

const STEPS: readonly Step[] = [
  { title: 'types', run: command(ROOT, 'tsc', '--noEmit', '-p', '.') },
  {
    title: 'lint (sizes and import walls too)',
    run: command(ROOT, 'oxlint', '--type-aware', '--quiet', '--ignore-pattern=tools/art'),
  },
  { title: 'no circles of imports', run: circles },
  { title: 'nothing unused (exports, files, packages)', run: command(ROOT, 'knip', '--no-progress') },
  { title: 'format (mend by npm run format)', run: command(ROOT, 'biome', 'format') },
  docsStep(
    ['src', 'server', 'tools'].map((folder) => join(ROOT, folder)),
    ART,
  ),
  { title: 'conformance: a test for each row of docs/spec.md', run: conformance },
  { title: 'content', run: command(ROOT, 'tsx', 'tools/content/check.ts') },
  {
    title: 'pictures are of these sources (mend by npm run art)',
    run: command(ROOT, 'tsx', 'tools/art/main.ts', '--check'),
  },
  {
    title: 'sounds are of these sources (mend by npm run audio)',
    run: command(ROOT, 'tsx', 'tools/audio/main.ts', '--check'),
  },
]

function circles(): boolean {
  const found = findCircles(ROOT)
  for (const circle of found) console.error(`Circle: ${[...circle, circle[0]].join(' → ')}`)
  return found.length === 0
}

function conformance(): boolean {
  const faults = checkConformance(ROOT)
  for (const fault of faults) console.error(`docs/conformance.md: ${fault}`)
  return faults.length === 0
}

if (!runSteps(STEPS)) process.exit(1)
