/**
 * `npm run faults`: fault injection into disk, database, network and clock, while simulated children read on devices that retry everything until
 * it is acknowledged. Nothing that was acknowledged may be lost. `--short` is for CI; words select scenarios by name.
 */
import { diskFull } from './diskFull.ts'
import { kill } from './kill.ts'
import { postgresRestart } from './postgresRestart.ts'
import { proxy } from './proxy.ts'
import { readOnly } from './readOnly.ts'
import type { Outcome, Plan, Scenario } from './scenario.ts'
import { isBuilt } from './service.ts'
import { wrongClock } from './wrongClock.ts'

const SCENARIOS: readonly Scenario[] = [postgresRestart, diskFull, readOnly, wrongClock, proxy, kill]

const words = process.argv.slice(2)
const isShort = words.includes('--short')
const PLAN: Plan = isShort ? { children: 4, times: 1, calls: 60 } : { children: 12, times: 5, calls: 600 }
const wanted = words.filter((word) => !word.startsWith('--'))
const chosen = SCENARIOS.filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word.toLowerCase())))

console.log(
  `${isBuilt ? 'The built service' : 'The service from its sources (npm run build makes it start sooner)'}, ${PLAN.children} children.`,
)
const begun = performance.now()
let failed = 0
let skipped = 0
for (const scenario of chosen) {
  const from = performance.now()
  const outcome = await run(scenario)
  if (outcome.faults.length > 0) failed += 1
  else if (!outcome.figures) skipped += 1
  console.log(describe(scenario.name, outcome, performance.now() - from))
}
console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s in all`)
console.log(`${chosen.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed > 0 || chosen.length === 0 ? 1 : 0)

async function run(scenario: Scenario): Promise<Outcome> {
  try {
    return await scenario.run(PLAN)
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { figures: undefined, notes: [], faults: [text] }
  }
}

function describe(name: string, { figures, notes, faults }: Outcome, ms: number): string {
  const rows = [`\n${faults.length > 0 ? '✗' : figures ? '✓' : '–'} ${name} (${(ms / 1000).toFixed(1)} s)`]
  if (figures) {
    const { sent, acknowledged, lost, answered503, unanswered, recoveredMs } = figures
    rows.push(
      `  sent ${sent}, acknowledged ${acknowledged}, lost ${lost}; 503: ${answered503}, no answer: ${unanswered}`,
    )
    rows.push(`  works again ${Math.round(recoveredMs)} ms after the fault`)
  }
  for (const note of notes) rows.push(`  ${note}`)
  for (const fault of faults) rows.push(`  FAULT: ${fault}`)
  return rows.join('\n')
}
