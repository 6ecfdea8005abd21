/**
 * `npm run bench -- waits`: how long a child waits, on a cheap tablet with a slow connection, for our app and for Bloom Player. Options:
 * `--visits=1`; `--only=shelf,voice,touch,next,turns,cpu,heap`; `--columns=ours,canvas` (the default), also `bloom`, `webgl`, `all`; `--app=FOLDER`
 * measures the app built in another working tree.
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
/** Whether the word is given, or no word of its group is. */
const has = (word: string, sort: readonly string[]) =>
  words.includes(word) || !sort.some((other) => words.includes(other))
const columns = COLUMNS.filter(
  ({ player, renderer }) => has(player, ['ours', 'bloom']) && has(renderer, ['canvas', 'webgl']),
)
console.log(waitsTable(await measureWaits({ only, columns, visits: Number(values.visits), app: values.app })))
