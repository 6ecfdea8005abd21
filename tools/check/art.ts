/**
 * `npm run check:art`: checks types, lint, format and doc comments of the art package, with the package's own settings. `-- --if-changed` (used by
 * `npm test`) skips the check if its inputs haven't changed since it last passed on this machine; a fresh clone has no such record.
 */
import { noteGreen, stateOf, wasGreen } from './artState.ts'
import { ART, command, docsStep, ROOT, runSteps } from './steps.ts'

const state = stateOf(ROOT)
if (process.argv.includes('--if-changed') && wasGreen(ROOT, state)) {
  console.log('✓ tools/art, and what it imports, is as it was when its check was last green')
  process.exit(0)
}
const isGreen = runSteps([
  { title: 'types', run: command(ART, 'tsc', '--noEmit', '-p', '.') },
  { title: 'lint (sizes and doors too)', run: command(ART, 'oxlint', '--type-aware', '--quiet') },
  { title: 'format (mend by npm run format)', run: command(ART, 'biome', 'format') },
  docsStep([ART]),
])
if (!isGreen) process.exit(1)
noteGreen(ROOT, state)
