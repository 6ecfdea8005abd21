import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPack } from '../../../server/packs/readPack.ts'
import { summed } from '../load.ts'
import { LARGE_FORMATS, largePicturePack, packOf } from './book.ts'
import { peakIn } from './memory.ts'
import { intakeRows, ratioRow, shelfRows } from './rows.ts'

/** What the check says of a pack. */
async function checked(bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-bench-'))
  try {
    writeFileSync(join(folder, 'book.lumbung'), bytes)
    return await readPack(join(folder, 'book.lumbung'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('makes a book of twelve pages and about the wanted size', async () => {
  const pack = await packOf({ key: 'org.example.bench', bytes: 1_200_000 })
  expect(pack.length).toBeGreaterThan(900_000)
  expect(pack.length).toBeLessThan(1_700_000)
  const { faults, pack: read } = await checked(pack)
  expect(faults).toEqual([])
  expect(read?.book.pages).toHaveLength(13)
  expect(new Set(read?.book.pages.slice(1).map((page) => Object(page).image)).size).toBe(12)
}, 120_000)

it.each(LARGE_FORMATS)(
  'makes a book with the largest picture that is allowed: %s',
  async (format) => {
    const { faults, pack } = await checked(await largePicturePack('org.example.bench', format))
    expect(faults).toEqual([])
    expect(pack?.book.pages).toHaveLength(13)
  },
  120_000,
)

it('reads the most memory of a process out of its status', () => {
  expect(peakIn('Name:\tnode\nVmPeak:\t 999999 kB\nVmHWM:\t  220416 kB\nVmRSS:\t 10 kB\n')).toBe(220.416)
  expect(peakIn('')).toBe(0)
})

it('prints what is wanted beside what was measured', () => {
  const figures = (p99: number) =>
    summed(
      Array.from({ length: 200 }, () => p99),
      0,
      60,
    )
  const rows = intakeRows({
    engine: 'SQLite',
    bytes: 4_050_000,
    takenInMs: [4000, 9000, 4200],
    workerMb: 301.2,
    quiet: figures(20),
    busy: figures(31),
    books: 8,
  })
  expect(rows.map(({ value, wanted, isMet }) => [value, wanted, isMet])).toEqual([
    [4200, '≤ 5000', true],
    [301, '≤ 300', false],
    [20, '–', true],
    [31, '–', true],
    [1.55, '≤ 1.5', false],
    [0, '≤ 0', true],
  ])
  expect(rows[0]?.what).toContain('4.0 MB (median of 3)')
  expect(shelfRows([400, 410, 500], [430, 440, 450])[2]).toMatchObject({ value: 1.07, isMet: true })
  expect(ratioRow(1.2, 'x', 5, 0).isMet).toBe(false)
})
