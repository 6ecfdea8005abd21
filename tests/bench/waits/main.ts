/**
 * `npm run bench -- waits`: what a child waits for, on a cheap tablet at the end of a thin line, ours beside Bloom Player. `--visits=1`;
 * `--only=shelf,voice,touch,next,turns,cpu,heap`; `--columns=ours,canvas` (as it is without) or `bloom`, `webgl`, `all`; `--app=<folder that was built>`: another working tree.
 */
import { parseArgs } from 'node:util'
import { COLUMNS, GROUPS } from './groups.ts'
import { EVERYTHING, measureWaits } from './run.ts'
import { waitsTable } from './table.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    visits: { type: 'string', default: '5' },
    only: { type: 'string', default: EVERYTHING.only.join() },
    columns: { type: 'string', default: 'ours,canvas' },
    app: { type: 'string', default: '.' },
  },
})
const only = values.only.split(',')
const words = values.columns.split(',')
const unknown = [
  ...only.filter((name) => !Object.hasOwn(GROUPS, name)),
  ...words.filter((word) => !['ours', 'bloom', 'canvas', 'webgl', 'all'].includes(word)),
]
if (unknown.length > 0) throw new Error(`Nothing is called ${unknown.join(', ')}. See tests/bench/waits/main.ts.`)
/** No word of a sort chooses all of it. */
const has = (word: string, sort: readonly string[]) =>
  words.includes(word) || !sort.some((other) => words.includes(other))
const columns = COLUMNS.filter(
  ({ player, renderer }) => has(player, ['ours', 'bloom']) && has(renderer, ['canvas', 'webgl']),
)
console.log(waitsTable(await measureWaits({ only, columns, visits: Number(values.visits), app: values.app })))
