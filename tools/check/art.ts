/**
 * `npm run check:art`: types, lint, format and doc comments of the art package, by its own settings. `-- --if-changed` (so `npm test` does it)
 * checks only where something that the check depends on has changed since it was last green here; a fresh clone has no such record.
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
