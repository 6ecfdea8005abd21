import { describe, expect, it } from 'vitest'
import { checkRows, isTooLong, readList, type RosterContext } from './list.ts'

const names = (text: string) => readList(text).map(({ name }) => name)

describe('readList', () => {
  it('reads one name a line, trimmed, and drops empty lines at the end only', () => {
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
  ])('reads a class beside the name: %j (%s)', (text) => {
    expect(readList(text)).toEqual([{ row: 1, name: 'Tegar', className: 'Class 2C' }])
  })

  it('reads quotes as spreadsheets write them', () => {
    expect(names('"Budi, Jr.",X\n"Sri ""Ayu""",X\n"two\nlines",X')).toEqual(['Budi, Jr.', 'Sri "Ayu"', 'two lines'])
  })

  it.each([
    ['UTF-16', Buffer.from('\uFEFFAurel\nBayu', 'utf16le')],
    ['Latin-1', Buffer.from('Andr\u00e9\nZo\u00eb', 'latin1')],
  ])('names the rows of a %s file that was read as UTF-8', (_, bytes) => {
    const context = { classId: 'c', classes: new Map(), names: new Map(), different: new Set<number>() }
    const states = checkRows(readList(bytes.toString('utf8')), context).map(({ state }) => state)
    expect(states.length).toBeGreaterThan(0)
    expect(new Set(states)).toEqual(new Set(['unreadable']))
  })

  it('ends, whatever is given', () => {
    expect(readList('')).toEqual([])
    expect(readList('\n\n')).toEqual([])
    expect(names('"never closed\nBayu')).toEqual(['never closed Bayu'])
    expect(isTooLong(readList('x\n'.repeat(10_000)))).toBe(true)
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

  it('says of each row what would become of it', () => {
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

  it('takes a row that is said to be a different child, and a name that another class has', () => {
    expect(states('Siti\nBayu\nBayu', { different: new Set([1, 3]) })).toEqual(['ready', 'ready', 'ready'])
    expect(states('Siti, Class 2A')).toEqual(['ready'])
  })

  it.each([
    ['=cmd|calc', 'not-a-name'],
    ['+62 812', 'not-a-name'],
    ['-1', 'not-a-name'],
    ['@name', 'not-a-name'],
    ['12', 'not-a-name'],
    ['<b>Budi</b>', 'not-a-name'],
    ['a\u0001b', 'not-a-name'],
    ['\uFF1Dcmd', 'not-a-name'],
    ['Andr\uFFFD', 'unreadable'],
    ['x'.repeat(61), 'too-long'],
    ['Nur’aini', 'ready'],
    ['Ye-jin', 'ready'],
    ['小明', 'ready'],
  ])('takes %j for %s', (name, state) => expect(states(name)).toEqual([state]))
})
