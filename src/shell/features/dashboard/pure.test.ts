import { expect, it, vi } from 'vitest'
import { readListFile } from './classes/readListFile.ts'
import { dated, listed } from './dates.ts'
import { downloadCsv } from './download.ts'

it('formats a day independently of the time zone, in both languages', () => {
  expect(dated('2026-11-20', 'en', 'weekday', 'Pacific/Honolulu')).toMatch(/Fri.*20 Nov/)
  expect(dated('2026-11-20', 'id', 'long')).toBe('Jumat, 20 November')
  expect(dated('no day', 'en', 'short')).toBe('no day')
})

it('formats a moment in the school’s time zone', () => {
  expect(dated('2026-11-19T20:30:00Z', 'en', 'time', 'Asia/Jakarta')).toMatch(/Fri.*20 Nov.*03:30/)
})

it('joins names with the separators of the language', () => {
  expect(listed(['Adit', 'Alya', 'Siti'], 'en')).toBe('Adit, Alya and Siti')
  expect(listed(['Adit', 'Siti'], 'id')).toBe('Adit dan Siti')
})

it('writes CSV that a spreadsheet can read but never executes', async () => {
  const written: string[] = []
  class Written extends Blob {
    constructor(parts: BlobPart[], options: BlobPropertyBag) {
      super(parts, options)
      written.push(`${options.type} ${parts.filter((part) => typeof part === 'string').join('')}`)
    }
  }
  vi.stubGlobal('Blob', Written)
  vi.stubGlobal('URL', { createObjectURL: () => '#file', revokeObjectURL: () => undefined })
  const rows = [
    ['a "b"', 'c,d'],
    ['=cmd()', 'x;=1'],
  ]
  await downloadCsv('rest.csv', 'en', rows)
  await downloadCsv('rest.csv', 'id', rows)
  vi.unstubAllGlobals()
  expect(written).toEqual([
    'text/csv \uFEFF"a ""b""","c,d"\r\n\'=cmd(),x;\'=1\r\n',
    'text/csv \uFEFF"a ""b""";c,d\r\n\'=cmd();"x;\'=1"\r\n',
  ])
})

/** jsdom's Blob has no `arrayBuffer`. */
const file = (bytes: Uint8Array) =>
  ({ size: bytes.length, arrayBuffer: () => Promise.resolve(bytes.slice().buffer) }) as Blob

it('reads a list in UTF-8 and in Excel’s UTF-16', async () => {
  const text = 'Añi\nBudi'
  expect(await readListFile(file(new TextEncoder().encode(text)))).toEqual({ text })
  const wide = new Uint8Array([0xff, 0xfe, ...Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat()])
  expect(await readListFile(file(wide))).toEqual({ text })
})

it('rejects a file that is too large or not text', async () => {
  expect(await readListFile(file(new Uint8Array(100_001)))).toEqual({ fault: 'large' })
  expect(await readListFile(file(new Uint8Array([80, 75, 0, 4])))).toEqual({ fault: 'unreadable' })
})
