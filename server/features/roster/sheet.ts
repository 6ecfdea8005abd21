import type { SheetColumn } from '../../contract/roster.ts'

/** A pasted list or a file, taken apart: which columns it has, where the names are, and the rows below the heading. */
export interface Sheet {
  readonly columns: readonly SheetColumn[]
  readonly nameColumn: number
  /** Where rows say that they are of another class; `null` where no column is for that. */
  readonly classColumn: number | null
  readonly rows: ReadonlyArray<readonly string[]>
}

/** Headings of registers come after the school's name and the class; so far down they are looked for. */
const HEADING_ROWS = 12
const COLUMNS_MAX = 30

/** Best first: what a child is called in class is what is wanted. */
const NAME_HEADINGS: readonly RegExp[] = [
  /^(nama panggilan|panggilan|nick ?names?)$/,
  /^(nama|nama (siswa|murid|anak|peserta didik|pd)|nama siswa ?\/ ?(i|siswi)|first name|given name|names?)$/,
  /^((nama|name) .*|(full|student|child|childs|pupil|learner) ?s? names?|students?|children|child|pupils?|learners?|siswa|murid|peserta didik)$/,
]
const OTHER_PEOPLE =
  /ayah|ibu|orang ?tua|ortu|wali|sekolah|guru|father|mother|parent|guardian|school|teacher|surname|last|belakang/
const CLASS_HEADING = /^(kelas|class|rombel|group|kelompok)$/

/** The fields of a pasted list or a CSV file, by tab, semicolon or comma; quotes as spreadsheets write them. */
export function readSheet(text: string, wanted?: number): Sheet {
  const clean = text.replace(/^\uFEFF/, '')
  const [mark = ','] = ['\t', ';', ','].filter((candidate) => clean.includes(candidate))
  const records = splitRecords(clean, mark)
  while (records.at(-1)?.every((field) => field.trim() === '')) records.pop()
  const heading = headingOf(records)
  const rows = heading ? records.slice(heading.row + 1) : records
  const titles = heading ? (records[heading.row] ?? []) : []
  const width = Math.min(COLUMNS_MAX, Math.max(1, titles.length, ...rows.map((row) => lastFilled(row) + 1)))
  const columns = Array.from({ length: width }, (_, index) => ({
    title: titles[index]?.trim().slice(0, 60) || null,
    example:
      rows
        .map((row) => row[index]?.trim() ?? '')
        .find((field) => field !== '')
        ?.slice(0, 60) ?? '',
  }))
  const found = heading?.column ?? likeliestNames(rows, width)
  const nameColumn = wanted !== undefined && wanted < width ? wanted : found
  return { columns, nameColumn, classColumn: classColumnOf(rows, titles, width, nameColumn), rows }
}

/** A name as it was meant: without a number or a dot before it, and with single spaces. */
export function cleanName(field: string): string {
  return field
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:\(?\d{1,3} ?[.):\]-] ?|\d{1,3} |[•·*‣–—-] )(?=["'‘“]?\p{L})/u, '')
}

function headingOf(records: ReadonlyArray<readonly string[]>): { row: number; column: number } | undefined {
  for (const [row, record] of records.slice(0, HEADING_ROWS).entries()) {
    const words = record.map(headingWord)
    for (const heading of NAME_HEADINGS) {
      const column = words.findIndex((word) => heading.test(word) && !OTHER_PEOPLE.test(word))
      if (column !== -1) return { row, column }
    }
  }
  return undefined
}

/** A heading in small letters, without signs; nothing that begins with one is a heading. */
const headingWord = (field: string): string =>
  (/^\s*\p{L}/u.test(field) ? field : '')
    .toLowerCase()
    .replace(/[^\p{L}/]+/gu, ' ')
    .trim()

/** How far a row is filled. */
const lastFilled = (row: readonly string[]): number => row.findLastIndex((field) => field.trim() !== '')

/** The column in which most fields look like names; the first of several. */
function likeliestNames(rows: ReadonlyArray<readonly string[]>, width: number): number {
  const share = (column: number) => rows.filter((row) => isLikeName(row[column] ?? '')).length
  const shares = Array.from({ length: width }, (_, column) => share(column))
  return Math.max(0, shares.indexOf(Math.max(...shares)))
}

/** L and P, sexes, religions and the like are short words that stand in many rows; numbers, dates and classes hold digits. */
const NO_NAME =
  /^(l|p|m|f|lk|pr|laki-? ?laki|perempuan|putra|putri|male|female|boy|girl|islam|kristen|katolik|hindu|buddha|ya|tidak|yes|no)$/i

function isLikeName(field: string): boolean {
  const name = cleanName(field)
  return name.length > 1 && /^[\p{L}\p{M}]/u.test(name) && !/\d/.test(name) && !NO_NAME.test(name)
}

/** Registers have a class column too, which says what the teacher knows: only a list of two columns, name and class, sends rows elsewhere. */
function classColumnOf(
  rows: ReadonlyArray<readonly string[]>,
  titles: readonly string[],
  width: number,
  nameColumn: number,
): number | null {
  if (width !== 2) return null
  const column = nameColumn === 0 ? 1 : 0
  const title = headingWord(titles[column] ?? '')
  if (title !== '') return CLASS_HEADING.test(title) ? column : null
  const fields = rows.map((row) => row[column]?.trim() ?? '').filter((field) => field !== '')
  const isOther = fields.every((field) => NO_NAME.test(field) || /^[\d\s./-]+$/.test(field))
  return isOther || column === 0 ? null : column
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
