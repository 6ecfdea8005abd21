import { ROSTER_ROWS_MAX, type RosterState } from '../../contract/roster.ts'

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

const HEADINGS = new Set(['nickname', 'name', 'names', 'nama', 'nama panggilan'])
const NAME_MAX = 60

/** The rows of a pasted list or a CSV file: comma, semicolon or tab; quotes as spreadsheets write them; a heading is left out. */
export function readList(text: string): ListRow[] {
  const [mark = ','] = [';', '\t', ','].filter((candidate) => text.includes(candidate))
  const records = splitRecords(text.replace(/^\uFEFF/, ''), mark)
  while (records.at(-1)?.every((field) => field.trim() === '')) records.pop()
  if (HEADINGS.has(records[0]?.[0]?.trim().toLowerCase() ?? '')) records.shift()
  return records.map(([name = '', className = ''], index) => ({
    row: index + 1,
    name: name.trim().replace(/\s+/g, ' '),
    className: className.trim() || null,
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
  // A spreadsheet would run what begins so, once the class is exported.
  // oxlint-disable-next-line no-control-regex -- control characters are no name either
  if (/^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\u0001-\u001f\u007f<>]/.test(row.name) || !/\p{L}/u.test(row.name))
    return 'not-a-name'
  if (row.name.length > NAME_MAX) return 'too-long'
  if (classId === null) return 'unknown-class'
  if (context.different.has(row.row)) return 'ready'
  if (context.names.get(classId)?.has(row.name.toLowerCase())) return 'in-class'
  return isTwice ? 'twice' : 'ready'
}

/** CSV as spreadsheets write it (RFC 4180): fields in quotes may hold marks, line breaks and doubled quotes. */
function splitRecords(text: string, mark: string): string[][] {
  const records: string[][] = [['']]
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    const record = records.at(-1) ?? []
    const field = record.at(-1) ?? ''
    if (isQuoted) {
      if (letter !== '"') record[record.length - 1] = field + letter
      else if (text[at + 1] === '"') {
        record[record.length - 1] = `${field}"`
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && field.trim() === '') {
      isQuoted = true
      record[record.length - 1] = ''
    } else if (letter === mark) record.push('')
    else if (letter === '\n' || (letter === '\r' && text[at + 1] !== '\n')) records.push([''])
    else if (letter !== '\r') record[record.length - 1] = field + letter
  }
  return records
}
