/**
 * `npm run bench -- packs`: taking books in, and reading meanwhile, on each database engine (as `-- server`); the shelf of forty books in the app;
 * of what is built (`npm run build` first). Prints each row with its wanted value. `--only=intake` or `--only=shelf` measures a part; `--seconds=60`: how
 * long children read while nothing is taken in.
 */
import { parseArgs } from 'node:util'
import { engines } from '../../api/helpers/engines.ts'
import { type Row, tableOf, unmeasured } from '../report.ts'
import { measureIntake } from './intake.ts'
import { intakeRows } from './rows.ts'
import { measureShelf } from './shelf.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: 'intake,shelf' }, seconds: { type: 'string', default: '60' } },
})
const only = values.only.split(',')
const unknown = only.filter((name) => name !== 'intake' && name !== 'shelf')
if (unknown.length > 0) throw new Error(`Nothing is called ${unknown.join(', ')}. See tests/bench/packs/main.ts.`)

const rows: Row[] = []
for (const engine of only.includes('intake') ? engines : []) {
  rows.push(
    ...(await orReason(engine.name, async () => intakeRows(await measureIntake(engine, Number(values.seconds))))),
  )
}
if (only.includes('shelf')) rows.push(...(await orReason('shelf', measureShelf)))
console.log(tableOf(rows))
if (rows.some(({ reason }) => reason !== undefined)) process.exitCode = 1

/** If one part fails, the others still run. */
async function orReason(name: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  try {
    return await measure()
  } catch (error) {
    console.error(error)
    return [unmeasured(name, error)]
  }
}
