import { COLUMNS, type Column } from './groups.ts'
import { figureOf, type Found, ROW_IDS, type RowId, ROWS, type Wanted } from './rows.ts'

/** Figures of one column, and the reasons for missing ones. */
export interface Measured {
  readonly found: Found
  readonly reasons: Partial<Record<RowId, string>>
}

/** Results by column title. */
export type AllMeasured = ReadonlyMap<string, Measured>

/** A row's figure in a column, or `undefined` if it was not measured. */
function valueOf(all: AllMeasured, column: Column, id: RowId): number | undefined {
  const found = all.get(column.title)?.found[id] ?? []
  return found.length > 0 ? figureOf(id, found) : undefined
}

/** The limit in this column: absolute, or a multiple of the peer's figure in the same browser. */
function limitOf(all: AllMeasured, column: Column, id: RowId): number | undefined {
  const { most, least, mostOfBloom }: Wanted = ROWS[id]
  if (mostOfBloom === undefined) return most ?? least
  const peer = COLUMNS.find(({ player, renderer }) => player === 'bloom' && renderer === column.renderer)
  const figure = peer && valueOf(all, peer, id)
  return figure === undefined ? undefined : figure * mostOfBloom
}

/** Whether one of our columns meets the limit; `undefined` if that is unknown. */
function isMet(all: AllMeasured, column: Column, id: RowId): boolean | undefined {
  const { least }: Wanted = ROWS[id]
  const [value, limit] = [valueOf(all, column, id), limitOf(all, column, id)]
  if (value === undefined || limit === undefined) return undefined
  return least === undefined ? shownNumber(value) <= shownNumber(limit) : value >= limit
}

/** Rounds as in the table. Rounded figures are compared, so that a figure shown as equal to the limit meets it. */
const shownNumber = (value: number) => (Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value))

function wantedOf({ most, least, mostOfBloom }: Wanted): string {
  if (mostOfBloom !== undefined) return `≤ Bloom × ${mostOfBloom}`
  if (least !== undefined) return `${least}`
  return most === undefined ? '–' : `≤ ${most}`
}

/** A figure as text, or the reason why it was not measured. */
function cellOf(all: AllMeasured, column: Column, id: RowId): string {
  const value = valueOf(all, column, id)
  const { unit }: Wanted = ROWS[id]
  if (value !== undefined) return `${shownNumber(value)} ${unit}`.trim()
  const reason = all.get(column.title)?.reasons[id]
  return reason === undefined ? '–' : `not measured: ${reason}`
}

/** The Markdown table with all columns. */
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

/** One line of text for a row in a column, with the figures of all visits. */
export function lineOf(all: AllMeasured, column: Column, id: RowId): string {
  const { what }: Wanted = ROWS[id]
  const each = (all.get(column.title)?.found[id] ?? []).map(shownNumber).join(' ')
  const met = isMet(all, column, id)
  const verdict = column.player === 'bloom' || met === undefined ? '' : met ? ' met' : ' NOT MET'
  return `${column.title}: ${what}: ${cellOf(all, column, id)} (wanted ${wantedOf(ROWS[id])})${verdict} [${each}]`
}
