import { describe, expect, it } from 'vitest'
import { checkRows, isTooLong, listRows, type RosterContext } from './list.ts'
import { cleanName, readSheet } from './sheet.ts'

const readList = (text: string, column?: number) => listRows(readSheet(text, column))

const names = (text: string) => readList(text).map(({ name }) => name)

describe('readList', () => {
  it('reads one trimmed name per line, and drops empty lines only at the end', () => {
    expect(readList('Aurel\r\n  Bayu \n\nSiti  Nur\n\n')).toEqual([
      { row: 1, name: 'Aurel', className: null },
      { row: 2, name: 'Bayu', className: null },
      { row: 3, name: '', className: null },
      { row: 4, name: 'Siti Nur', className: null },
    ])
  })

  it.each([
    ['Tegar,Class 2C', ','],
    ['Tegar;Class 2C', ';'],
    ['Tegar\tClass 2C', 'tab'],
    ['"Tegar","Class 2C"', 'quotes'],
    ['Nickname,Class\nTegar,Class 2C', 'a heading'],
    ['\uFEFFnama;kelas\nTegar;Class 2C\n', 'a byte order mark'],
  ])('reads the class after the name: %j (%s)', (text) => {
    expect(readList(text)).toEqual([{ row: 1, name: 'Tegar', className: 'Class 2C' }])
  })

  it('reads quotes as spreadsheets write them', () => {
    expect(names('"Budi, Jr.",X\n"Sri ""Ayu""",X\n"two\nlines",X')).toEqual(['Budi, Jr.', 'Sri "Ayu"', 'two lines'])
  })

  it.each([
    ['UTF-16', Buffer.from('\uFEFFAurel\nBayu', 'utf16le')],
    ['Latin-1', Buffer.from('Andr\u00e9\nZo\u00eb', 'latin1')],
  ])('marks the rows of a %s file that was read as UTF-8', (_, bytes) => {
    const context = { classId: 'c', classes: new Map(), names: new Map(), different: new Set<number>() }
    const states = checkRows(readList(bytes.toString('utf8')), context).map(({ state }) => state)
    expect(states.length).toBeGreaterThan(0)
    expect(new Set(states)).toEqual(new Set(['unreadable']))
  })

  it('reads empty lists, unclosed quotes and lists that are too long', () => {
    expect(readList('')).toEqual([])
    expect(readList('\n\n')).toEqual([])
    expect(names('"never closed\nBayu')).toEqual(['never closed Bayu'])
    expect(isTooLong(readList('x\n'.repeat(10_000)))).toBe(true)
  })
})

describe('a register', () => {
  it.each([
    ['1. Adit', 'Adit'],
    ['12) Bayu', 'Bayu'],
    ['(3) Citra', 'Citra'],
    ['4 Dewi', 'Dewi'],
    ['5.Eka', 'Eka'],
    ['• Fitri', 'Fitri'],
    ['- Gita', 'Gita'],
    ["6. 'Aisyah", "'Aisyah"],
    ['A. Budi', 'A. Budi'],
    ['12', '12'],
    ['-1', '-1'],
  ])('reads %j as the name %j', (written, name) => expect(cleanName(written)).toBe(name))

  it.each([
    ['No\tNama\tL/P\n1\tAdit\tL\n2\tDewi\tP', ['Adit', 'Dewi'], 'Nama'],
    ['No;NIS;NISN;Nama Siswa;L/P;Kelas;Tanggal Lahir\n1;1001;0051;Adit;L;1B;12/03/2018', ['Adit'], 'Nama Siswa'],
    ['No,Nama Lengkap,Nama Panggilan\n1,Aditya Pratama,Adit', ['Adit'], 'Nama Panggilan'],
    ['No.,Student Name,Parent Name,Sex\n1,Adit,Bapak Budi,M', ['Adit'], 'Student Name'],
    [
      'SD NEGERI 1 SUKAMAJU\nKelas 1B\n\nNo\tNama Orang Tua\tNama Peserta Didik\n1\tBudi\tAdit',
      ['Adit'],
      'Nama Peserta Didik',
    ],
    ['\uFEFF"No";"NAMA";"L / P"\r\n"1";"Adit, A.";"L"\r\n', ['Adit, A.'], 'NAMA'],
    ['1\tAdit\tL\n2\tDewi\tP\n3\tSari\tP', ['Adit', 'Dewi', 'Sari'], null],
    ['1001;L;Adit;1B;12-03-2018\n1002;P;Dewi;1B;1-4-2018', ['Adit', 'Dewi'], null],
    ['Adit\tL\nDewi\tP', ['Adit', 'Dewi'], null],
    ['1. Adit\n2. Dewi', ['Adit', 'Dewi'], null],
    ['1,Adit\n2,Dewi', ['Adit', 'Dewi'], null],
  ])('finds the names in %j', (text, expected, title) => {
    const { columns, nameColumn } = readSheet(text)
    expect(readList(text).map(({ name, className }) => [name, className])).toEqual(expected.map((name) => [name, null]))
    expect(columns[nameColumn]?.title).toBe(title)
  })

  it('uses the column that the teacher chooses, or the likeliest if that does not exist', () => {
    const text = 'No\tNama\tPanggilan Ayah\n1\tAditya\tBudi'
    expect(names(text)).toEqual(['Aditya'])
    expect(readList(text, 2).map(({ name }) => name)).toEqual(['Budi'])
    expect(readList(text, 9).map(({ name }) => name)).toEqual(['Aditya'])
    expect(readSheet(text).columns).toEqual([
      { title: 'No', example: '1' },
      { title: 'Nama', example: 'Aditya' },
      { title: 'Panggilan Ayah', example: 'Budi' },
    ])
  })
})

describe('checkRows', () => {
  const context: RosterContext = {
    classId: 'here',
    classes: new Map([
      ['class 1b', 'here'],
      ['class 2a', 'there'],
    ]),
    names: new Map([['here', new Set(['siti'])]]),
    different: new Set(),
  }
  const states = (text: string, change: Partial<RosterContext> = {}) =>
    checkRows(readList(text), { ...context, ...change }).map(({ state }) => state)

  it('returns the state of each row', () => {
    expect(states('Aurel\nBayu\nSiti\n\nTegar, Class 2C\nbayu\nWulan, class 2A')).toEqual([
      'ready',
      'ready',
      'in-class',
      'empty',
      'unknown-class',
      'twice',
      'ready',
    ])
  })

  it('accepts a row that is marked as a different child, and a name that another class has', () => {
    expect(states('Siti\nBayu\nBayu', { different: new Set([1, 3]) })).toEqual(['ready', 'ready', 'ready'])
    expect(states('Siti, Class 2A')).toEqual(['ready'])
  })

  it.each([
    ['=cmd|calc', 'signs'],
    ['Budi|calc', 'signs'],
    ['"x;=1+cmd"', 'signs'],
    ['+62 812', 'signs'],
    ['-1', 'signs'],
    ['@name', 'signs'],
    ['12', 'not-a-name'],
    ['<b>Budi</b>', 'not-a-name'],
    ['a\u0001b', 'not-a-name'],
    ['\uFF1Dcmd', 'signs'],
    ['Andr\uFFFD', 'unreadable'],
    ['x'.repeat(61), 'too-long'],
    ['Nur’aini', 'ready'],
    ['Ye-jin', 'ready'],
    ['小明', 'ready'],
  ])('gives %j the state %s', (name, state) => expect(states(name)).toEqual([state]))
})
