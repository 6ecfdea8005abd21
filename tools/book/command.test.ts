import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openDatabase } from '../../server/db/open.ts'
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

it('writes a book for other readers, and takes theirs in as a source folder that can be packed', async () => {
  const source = join(folder, 'source')
  // Pieces of longer sounds, in Indonesian as WebM alone.
  const epub = join(folder, 'book.epub')
  expect((await run('export', source, '--as', 'epub', '-o', epub)).lines.at(-1)).toBe(`${epub}: 0 faults, 0 warnings`)

  const draft = join(folder, 'draft')
  const { lines, code } = await run('import', epub, '-o', draft)
  expect(code).toBe(0)
  expect(lines.join('\n')).toContain('left out: EPUB/package.opf: Fonts, colours and places of the text were left out.')
  expect(lines.at(-1)).toBe(`${draft}: 0 faults, 0 warnings`)
  expect((await run('pack', draft, '-o', out)).code).toBe(0)
  const bloom = join(folder, 'book.bloompub')
  expect((await run('export', out, '--as', 'bloompub', '--language', 'id', '-o', bloom)).code).toBe(0)
  expect(existsSync(bloom)).toBe(true)
})

it('says in a sentence why a book cannot be written for other readers', async () => {
  const source = join(folder, 'source')
  change('pack.json', (text) => text.replace('"level"', '"languages": ["id"], "level"'))
  await expect(run('export', source, '--as', 'epub', '--language', 'en', '-o', out)).rejects.toThrow(
    'This book is not in en',
  )
  expect(existsSync(out)).toBe(false)
  change('pack.json', (text) => text.replace('CC-BY-4.0', 'mine'))
  expect((await run('export', source, '--as', 'epub', '-o', out)).code).toBe(1)
})

it('takes nothing in that is no book, and writes over nothing', async () => {
  const file = join(folder, 'notes.txt')
  writeFileSync(file, 'Dear diary')
  const draft = join(folder, 'draft')
  await expect(run('import', file, '-o', draft)).rejects.toThrow(CommandError)
  expect(existsSync(draft)).toBe(false)
  await expect(run('import', file, '-o', join(folder, 'source'))).rejects.toThrow(
    'is there already. Name a new folder.',
  )
  expect((await run('import', join(folder, 'nothing.epub'), '-o', draft)).code).toBe(1)
})

it('adds, lists and withdraws books beside a running service', async () => {
  const source = join(folder, 'source')
  await run('pack', source, '-o', out)
  const config = readConfig({ DATA_DIR: join(folder, 'data') })
  const open = async () => {
    const db = openDatabase(config.database)
    await migrate(db)
    return { db, config }
  }
  const inService = async (...words: readonly string[]) => {
    const lines: string[] = []
    process.exitCode = undefined
    await book(words, (line) => lines.push(line), open)
    return { lines, code: exitCode() }
  }
  const KEY = 'org.example.morning-words'
  expect((await inService('list')).lines).toEqual(['No books were added yet'])
  const added = await inService('add', out)
  expect(added.lines.at(-1)).toBe(`${KEY}, revision 1 is there as book 1001: 0 faults, 2 warnings`)
  expect((await inService('add', out)).lines.at(-1)).toContain('was there already')
  expect(JSON.parse((await inService('list', '--json')).lines[0] ?? '')).toMatchObject({
    ok: true,
    books: [{ key: KEY, book_id: 1001, source: 'operator', withdrawn_at: null }],
  })
  expect((await inService('withdraw', KEY)).lines[0]).toContain('is withdrawn')
  await expect(inService('withdraw', KEY)).rejects.toThrow(CommandError)
  expect((await inService('list')).lines[0]).toContain('withdrawn 20')
  writeFileSync(out, 'no zip')
  expect(await inService('add', out)).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('not a Lumbung book'), expect.anything()],
  })
  expect((await inService('add', join(folder, 'nothing'))).code).toBe(1)
}, 60_000)

it('shows all ways to call it where it is called wrongly', async () => {
  for (const words of [
    ['export', folder],
    ['export', folder, '--as', 'docx'],
    ['export', folder, '--as', 'epub', '--language', 'fr'],
    ['import', folder],
    ['check', folder, '--as', 'epub'],
    ['pack', folder, '-o', out, '--fast'],
    ['fly', folder],
    ['add'],
    ['list', 'all'],
    ['withdraw', 'org.example.x', '-o', out],
    [],
  ]) {
    await expect(run(...words)).rejects.toThrow('npm run book -- export FOLDER|FILE --as epub|bloompub')
  }
})
