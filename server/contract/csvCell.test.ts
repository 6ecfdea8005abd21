import { describe, expect, it } from 'vitest'
import { numberIn, withoutFormula } from './csvCell.ts'

const SIGNS = ['=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20']
const SEPARATORS = [',', ';', '\t', '|', '\n', '\r']

/** Cells as seen by a spreadsheet that splits lines at `separator` and ignores quotes. */
const cellsOf = (text: string, separator: string) => text.split(/\r\n|\r|\n/).flatMap((line) => line.split(separator))

describe('withoutFormula', () => {
  it('leaves no cell that begins with a formula sign, however the text is split', () => {
    const behind = ['', ' ', '  ', '"', ' "', "' "]
    for (const sign of SIGNS)
      for (const mark of SEPARATORS)
        for (const space of behind) {
          const text = withoutFormula(`x${mark}${space}${sign}1+cmd|' /c calc'!A1`)
          for (const cell of cellsOf(text, mark)) expect(cell).not.toMatch(/^[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/)
        }
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['  =1', "'  =1"],
    ['+62', "'+62"],
    ['\t=1', "'\t'=1"],
    ['\rA', "'\rA"],
    ['\uFF1D1', "'\uFF1D1"],
    ['x;=1+cmd|A', "x;'=1+cmd|A"],
    ['x,"=1"', `x,'"=1"`],
    ['a|-b', "a|'-b"],
  ])('writes %j as %j', (text, wanted) => expect(withoutFormula(text)).toBe(wanted))

  it.each(['Ayu', 'Siti Nur-Aini', 'a = b', 'b1-p08', 'D’Souza, A.', '2026-11-21', 'x; y', ''])(
    'leaves %j alone',
    (text) => expect(withoutFormula(text)).toBe(text),
  )
})

it('writes numbers in the format of the language', () => {
  expect(numberIn('id', 0.25)).toBe('0,25')
  expect(numberIn('en', -0.25)).toBe('-0.25')
  expect(numberIn('id', 1234)).toBe('1234')
})
