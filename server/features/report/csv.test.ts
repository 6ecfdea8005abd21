import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const cellOf = (value: string) => csvOf('en', ['x'], [[value]]).slice('\u{feff}x\r\n'.length, -2)

describe('csvOf', () => {
  it('begins with a byte order mark, ends every line, and uses the separator of the language', () => {
    const [headings, rows] = [['Murid', 'Sesi'], [['Ayu', 3]]]
    expect(csvOf('en', headings, rows)).toBe('\u{feff}Murid,Sesi\r\nAyu,3\r\n')
    expect(csvOf('id', headings, rows)).toBe('\u{feff}Murid;Sesi\r\nAyu;3\r\n')
  })

  it.each(['=1+1', '+62', '-1', '@SUM(A1)', '\uFF1D1+1', '\uFF0B62'])('prevents %s from becoming a formula', (text) => {
    expect(cellOf(text)).toBe(`'${text}`)
  })

  it('does not let a leading tab or line break hide a formula', () => {
    expect(cellOf('\t=1')).toBe(`"'\t'=1"`)
    expect(cellOf('\r=1')).toBe(`"'\r'=1"`)
    expect(cellOf('\n=1')).toBe(`"'\n'=1"`)
  })

  it('prevents a name from becoming a formula when the file is opened with another separator', () => {
    const name = "x;=1+cmd|' /c calc'!A1"
    for (const language of ['en', 'id'] as const)
      expect(csvOf(language, ['x'], [[name, 1]])).toContain("x;'=1+cmd|' /c calc'!A1")
  })

  it('quotes characters that would end a cell', () => {
    expect(cellOf('a,b')).toBe('"a,b"')
    expect(csvOf('id', ['x'], [['a;b', 'c,d']])).toBe('\u{feff}x\r\n"a;b";c,d\r\n')
    expect(cellOf('say "hi"')).toBe('"say ""hi"""')
    expect(cellOf('two\nlines')).toBe('"two\nlines"')
    expect(cellOf('two\rlines')).toBe('"two\rlines"')
  })

  it('leaves booleans and nulls alone, and writes numbers in the format of the language', () => {
    expect(csvOf('en', ['x'], [[-3, true, null, 0.5, '']])).toBe('\u{feff}x\r\n-3,true,,0.5,\r\n')
    expect(csvOf('id', ['x'], [[-3, false, null, 0.5]])).toBe('\u{feff}x\r\n-3;false;;0,5\r\n')
  })
})
