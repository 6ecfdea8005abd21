import { COLUMNS, type Column } from './groups.ts'
import { figureOf, type Found, ROW_IDS, type RowId, ROWS, type Wanted } from './rows.ts'

/** What one column has found, and why what is missing could not be measured. */
export interface Measured {
  readonly found: Found
  readonly reasons: Partial<Record<RowId, string>>
}

/** What was measured, by the columns' titles. */
export type AllMeasured = ReadonlyMap<string, Measured>

/** A row's figure in a column, if there is one. */
function valueOf(all: AllMeasured, column: Column, id: RowId): number | undefined {
  const found = all.get(column.title)?.found[id] ?? []
  return found.length > 0 ? figureOf(id, found) : undefined
}

/** How much is wanted in this column: where the peer leads the way, so many times its figure in the same browser. */
function limitOf(all: AllMeasured, column: Column, id: RowId): number | undefined {
  const { most, least, mostOfBloom }: Wanted = ROWS[id]
  if (mostOfBloom === undefined) return most ?? least
  const peer = COLUMNS.find(({ player, renderer }) => player === 'bloom' && renderer === column.renderer)
  const figure = peer && valueOf(all, peer, id)
  return figure === undefined ? undefined : figure * mostOfBloom
}

/** Whether one of our columns has what is wanted; nothing where that cannot be told. */
function isMet(all: AllMeasured, column: Column, id: RowId): boolean | undefined {
  const { least }: Wanted = ROWS[id]
  const [value, limit] = [valueOf(all, column, id), limitOf(all, column, id)]
  if (value === undefined || limit === undefined) return undefined
  return least === undefined ? shownNumber(value) <= shownNumber(limit) : value >= limit
}

/** What is shown decides: a figure that reads as the limit is the limit. */
const shownNumber = (value: number) => (Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value))

function wantedOf({ most, least, mostOfBloom }: Wanted): string {
  if (mostOfBloom !== undefined) return `≤ Bloom × ${mostOfBloom}`
  if (least !== undefined) return `${least}`
  return most === undefined ? '–' : `≤ ${most}`
}

/** A figure as it is shown: what was not measured says why. */
function cellOf(all: AllMeasured, column: Column, id: RowId): string {
  const value = valueOf(all, column, id)
  const { unit }: Wanted = ROWS[id]
  if (value !== undefined) return `${shownNumber(value)} ${unit}`.trim()
  const reason = all.get(column.title)?.reasons[id]
  return reason === undefined ? '–' : `not measured: ${reason}`
}

/** The table in Markdown, with all columns. */
export function waitsTable(all: AllMeasured): string {
  const columns = COLUMNS.filter(({ title }) => all.has(title))
  const ours = columns.filter(({ player }) => player === 'ours')
  const heads = ['what is waited for', 'how', ...columns.map(({ title }) => title), 'Curious Reader', 'wanted', 'met']
  const rows = ROW_IDS.filter((id) => columns.some((column) => cellOf(all, column, id) !== '–')).map((id) => {
    const wanted: Wanted = ROWS[id]
    const met = ours.map((column) => ({ true: 'yes', false: 'no', undefined: '–' })[String(isMet(all, column, id))])
    const answer =
      new Set(met).size === 1 ? met[0] : ours.map(({ renderer }, at) => `${renderer} ${met[at]}`).join(', ')
    const cells = columns.map((column) => cellOf(all, column, id))
    return [wanted.what, wanted.how, ...cells, wanted.curious ?? '–', wantedOf(wanted), answer ?? '–']
  })
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A row of one column in one line, with the figures of its visits. */
export function lineOf(all: AllMeasured, column: Column, id: RowId): string {
  const { what }: Wanted = ROWS[id]
  const each = (all.get(column.title)?.found[id] ?? []).map(shownNumber).join(' ')
  const met = isMet(all, column, id)
  const verdict = column.player === 'bloom' || met === undefined ? '' : met ? ' met' : ' NOT MET'
  return `${column.title}: ${what}: ${cellOf(all, column, id)} (wanted ${wantedOf(ROWS[id])})${verdict} [${each}]`
}
