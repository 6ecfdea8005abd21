import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EXAMPLE } from '../../tests/packs/examplePack.ts'
import { CommandError } from '../cli/command.ts'
import { book } from './command.ts'

let folder = ''
let out = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'book-'))
  out = join(folder, 'book.lumbung')
  cpSync(EXAMPLE, join(folder, 'source'), { recursive: true })
})

afterEach(() => {
  rmSync(folder, { recursive: true })
  process.exitCode = undefined
})

const exitCode = () => Number(process.exitCode ?? 0)

/** Runs the command; returns what it printed and its exit code. */
async function run(...words: readonly string[]): Promise<{ lines: string[]; code: number }> {
  const lines: string[] = []
  process.exitCode = undefined
  await book(words, (line) => lines.push(line))
  return { lines, code: exitCode() }
}

const change = (name: string, by: (text: string) => string) => {
  const file = join(folder, 'source', name)
  writeFileSync(file, by(readFileSync(file, 'utf8')))
}

it('packs a source folder and checks the file, with the same bytes each time', async () => {
  const source = join(folder, 'source')
  expect((await run('pack', source, '-o', out)).code).toBe(0)
  const first = readFileSync(out)
  expect(await run('check', out)).toEqual({
    lines: [expect.stringMatching(/^warning: book\.json:pages\[4\]: /), `${out}: 0 faults, 1 warnings`],
    code: 0,
  })
  expect((await run('pack', source, '-o', out)).code).toBe(0)
  expect(Buffer.compare(first, readFileSync(out))).toBe(0)
  expect((await run('check', source)).code).toBe(0)
})

it('says each fault in a line, with file and place, and writes no file', async () => {
  change('book.json', (text) =>
    text
      .replace('"media/friends.webp"', '"media/nobody.webp"')
      // The first page that is played; which kind plays it is the example's own.
      .replace(/"interactionType": "\w+"/, '"interactionType": "flying"'),
  )
  const { lines, code } = await run('pack', join(folder, 'source'), '-o', out)
  expect(code).toBe(1)
  expect(lines).toContain('book.json:pages[4].image: “media/nobody.webp” is used here, but is not in the book.')
  expect(lines.join('\n')).toContain('book.json:pages[4].interactionType: Lumbung does not know the play “flying”.')
  expect(existsSync(out)).toBe(false)
})

it('prints JSON for programs', async () => {
  change('pack.json', (text) => text.replace('CC-BY-4.0', 'mine'))
  const { lines, code } = await run('check', join(folder, 'source'), '--json')
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    ok: false,
    faults: [
      {
        file: 'pack.json',
        place: 'licence',
        code: 'licence-unknown',
        message: { en: expect.stringContaining('mine'), id: expect.stringContaining('mine') },
      },
    ],
    warnings: [expect.objectContaining({ code: 'won-by-touching' })],
  })
})

it('refuses what is no book, and links that lead elsewhere', async () => {
  expect(await run('check', join(folder, 'nothing'))).toMatchObject({ code: 1 })
  writeFileSync(out, 'no zip')
  expect((await run('check', out)).lines[0]).toContain('This is not a Lumbung book')
  symlinkSync('/etc/passwd', join(folder, 'source/media/link.webp'))
  expect((await run('check', join(folder, 'source'))).lines[0]).toContain('media/link.webp')
  rmSync(join(folder, 'source/pack.json'))
  expect((await run('check', join(folder, 'source'))).lines.join('\n')).toContain('pack.json: “pack.json” is missing')
})

it('names a book that cannot be read once, and nothing that follows from it', async () => {
  change('book.json', () => '{ "title": [')
  expect((await run('check', join(folder, 'source'))).lines).toEqual([
    'book.json: book.json cannot be read: it is not correct JSON in UTF-8.',
    expect.stringContaining('1 faults'),
  ])
})

it('keeps an older file whole where the new one cannot be written, and says why', async () => {
  await expect(run('pack', join(folder, 'source'), '-o', join(folder, 'no/such/place.lumbung'))).rejects.toThrow(
    CommandError,
  )
  await expect(run('pack', join(folder, 'source'))).rejects.toThrow('npm run book -- check')
  await expect(run('fly')).rejects.toThrow(CommandError)
})
