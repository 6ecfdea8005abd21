import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const cellOf = (value: string) => csvOf(['x'], [[value]]).slice('\u{feff}x\r\n'.length, -2)

describe('csvOf', () => {
  it('begins with the mark of UTF-8 and ends every line', () => {
    expect(csvOf(['Murid', 'Sesi'], [['Ayu', 3]])).toBe('\u{feff}Murid,Sesi\r\nAyu,3\r\n')
  })

  it.each(['=1+1', '+62', '-1', '@SUM(A1)', '\uFF1D1+1', '\uFF0B62'])('keeps %s from becoming a formula', (text) => {
    expect(cellOf(text)).toBe(`'${text}`)
  })

  it('keeps a tab or a line break in front from hiding a formula', () => {
    expect(cellOf('\t=1')).toBe(`"'\t=1"`)
    expect(cellOf('\r=1')).toBe(`"'\r=1"`)
    expect(cellOf('\n=1')).toBe(`"'\n=1"`)
  })

  it('quotes what would end a cell', () => {
    expect(cellOf('a,b')).toBe('"a,b"')
    expect(cellOf('say "hi"')).toBe('"say ""hi"""')
    expect(cellOf('=cmd|" /c calc"!A1')).toBe('"\'=cmd|"" /c calc""!A1"')
    expect(cellOf('two\nlines')).toBe('"two\nlines"')
  })

  it('leaves numbers, yes and no, and nothing as they are', () => {
    expect(csvOf(['x'], [[-3, true, null, 0.5]])).toBe('\u{feff}x\r\n-3,true,,0.5\r\n')
  })
})
