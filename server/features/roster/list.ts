import { ROSTER_ROWS_MAX, type RosterState } from '../../contract/roster.ts'
import { hasFormulaSigns } from '../../contract/text.ts'
import { cleanName, type Sheet } from './sheet.ts'

/** One row of a list, as it was written. */
export interface ListRow {
  /** 1 for the first row that holds a child; a heading is not counted. */
  readonly row: number
  readonly name: string
  readonly className: string | null
}

/** A row with what would become of it, and the class it goes to where it is ready. */
export interface CheckedRow extends ListRow {
  readonly state: RosterState
  readonly classId: string | null
}

/** What a list is checked against. */
export interface RosterContext {
  /** Where rows without a class go. */
  readonly classId: string
  /** The teacher's classes by name, in lower case. */
  readonly classes: ReadonlyMap<string, string>
  /** Names that each class has already, in lower case. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>
  /** Rows that are a different child of the same name. */
  readonly different: ReadonlySet<number>
}

/** The longest nickname. */
const NAME_MAX = 60

/** The rows of a sheet, by the columns that hold names and classes. */
export function listRows({ rows, nameColumn, classColumn }: Sheet): ListRow[] {
  return rows.map((row, index) => ({
    row: index + 1,
    name: cleanName(row[nameColumn] ?? ''),
    className: (classColumn === null ? '' : (row[classColumn] ?? '').trim()) || null,
  }))
}

/** Whether a list has more rows than one class may have. */
export const isTooLong = (rows: readonly ListRow[]): boolean => rows.length > ROSTER_ROWS_MAX

/** What would become of each row. */
export function checkRows(rows: readonly ListRow[], context: RosterContext): CheckedRow[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const classId =
      row.className === null ? context.classId : (context.classes.get(row.className.toLowerCase()) ?? null)
    const key = `${classId} ${row.name.toLowerCase()}`
    const state = stateOf(row, classId, context, seen.has(key))
    if (state === 'ready') seen.add(key)
    return { ...row, state, classId: state === 'ready' ? classId : null }
  })
}

function stateOf(row: ListRow, classId: string | null, context: RosterContext, isTwice: boolean): RosterState {
  if (row.name === '') return 'empty'
  // A replacement sign: Latin-1 read as UTF-8. A zero: UTF-16 read as UTF-8.
  // oxlint-disable-next-line no-control-regex -- the zero is what is looked for
  if (/[\uFFFD\u0000]/.test(row.name)) return 'unreadable'
  if (hasFormulaSigns(row.name)) return 'signs'
  // oxlint-disable-next-line no-control-regex -- control characters are no name
  if (/[\u0001-\u001f\u007f<>]/.test(row.name) || !/\p{L}/u.test(row.name)) return 'not-a-name'
  if (row.name.length > NAME_MAX) return 'too-long'
  if (classId === null) return 'unknown-class'
  if (context.different.has(row.row)) return 'ready'
  if (context.names.get(classId)?.has(row.name.toLowerCase())) return 'in-class'
  return isTwice ? 'twice' : 'ready'
}
