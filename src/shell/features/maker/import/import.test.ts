import { zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Change, exampleFiles } from '../../../../../tests/packs/examplePack.ts'
import { draftSchema } from '../draft/schema.ts'
import { draftOfPack } from './draftOfPack.ts'
import { readPack } from './readPack.ts'

async function exampleFile(change?: Change, without: readonly string[] = []): Promise<Blob> {
  const files = await exampleFiles(change)
  const kept = [...files].filter(([name]) => !without.includes(name))
  return new Blob([zipSync(Object.fromEntries(kept), { level: 0 })])
}

/** The draft that is made of the example, and the files that were stored for it. */
async function imported(change?: Change, without?: readonly string[]) {
  const stored: Blob[] = []
  const put = async (file: Blob) => `m${stored.push(file)}`
  const made = await draftOfPack(await readPack(await exampleFile(change, without)), 'class.test1234', { put })
  return { ...made, stored }
}

const PUBLIC = join(import.meta.dirname, '../../../../../public')

beforeEach(() => {
  // The picture kit comes from the service.
  vi.stubGlobal('fetch', async (path: string) => new Response(readFileSync(join(PUBLIC, path))))
})

describe('a pack as a draft', () => {
  it('keeps texts, words to learn, pictures, descriptions and voices with their word times', async () => {
    const pack = await readPack(await exampleFile())
    const { draft, stored } = await imported()
    expect(draftSchema.parse(draft)).toEqual(draft)
    expect(draft).toMatchObject({ key: 'class.test1234', languages: pack.manifest.languages })
    expect(draft.licence).toBe(pack.manifest.licence)
    expect(draft.credits.at(-1)).toContain(pack.manifest.key)
    expect(draft.pages).toHaveLength(pack.book.pages.length)
    expect(draft.pages[0].words.en?.split('\n')[0]).toBe(pack.manifest.title.en)
    const page = draft.pages[1]
    expect(page?.words.en).not.toMatch(/[<{]/)
    expect(page?.targets.length).toBeGreaterThan(0)
    expect(page?.voice.en?.words.length).toBeGreaterThan(0)
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.every(({ size, type }) => size > 0 && /^(?:image|audio)\//.test(type))).toBe(true)
  })

  it('says what was changed or lost, page by page', async () => {
    const { losses } = await imported()
    const lines = losses.map(({ page, what }) => `${page}: ${what.en}`)
    expect(lines).toContain('1: the picture no longer moves. The picture itself is there.')
    expect(lines.some((line) => line.startsWith('-1: an activity'))).toBe(true)
  })

  it('says which picture is missing, and gives its page an empty place', async () => {
    const pack = await readPack(await exampleFile())
    const image = pack.book.pages[1]?.image ?? ''
    const { draft, losses } = await imported(undefined, [image])
    expect(losses).toContainEqual({ page: 1, what: expect.objectContaining({ en: 'the picture was missing.' }) })
    expect(draft.pages[1]).toMatchObject({ photo: null, picture: { place: 'yard' } })
  })

  it('says which voice is missing', async () => {
    const { speech, book } = await readPack(await exampleFile())
    const line = speech.lines[book.pages[1]?.audio?.en ?? '']
    const sounds = speech.sounds[line?.sound ?? 0] ?? []
    const { draft, losses } = await imported(undefined, sounds)
    expect(losses).toContainEqual({ page: 1, what: expect.objectContaining({ en: 'the voice was missing.' }) })
    expect(draft.pages[1]?.voice.en).toBeUndefined()
  })

  it('is refused where its makers do not allow changes', async () => {
    await expect(imported((edit) => edit.set('pack.licence', 'CC-BY-ND-4.0'))).rejects.toThrow(/do not allow changes/)
  })
})

describe('a file that is no pack', () => {
  it.each([
    ['is no archive', async () => new Blob(['a text']), /no book that Lumbung knows/],
    [
      'is another archive',
      async () => new Blob([zipSync({ 'a.txt': new Uint8Array(3) })]),
      /no book that Lumbung knows/,
    ],
    ['is too large', async () => new Blob([new Uint8Array(40_000_001)]), /larger than 40 MB/],
    ['unpacks to too much', async () => new Blob([zipSync({ 'media/a.webp': new Uint8Array(20_000_001) })]), /40 MB/],
    ['lacks its book', () => exampleFile(undefined, ['book.json']), /missing or damaged/],
    ['is of a newer app', () => newerFile(), /newer Lumbung/],
  ])('is refused with a sentence: it %s', async (_, file, sentence) => {
    await expect(readPack(await file())).rejects.toThrow(sentence)
  })
})

async function newerFile(): Promise<Blob> {
  const files = Object.fromEntries(await exampleFiles())
  const manifest: object = JSON.parse(new TextDecoder().decode(files['pack.json']))
  return new Blob([
    zipSync({ ...files, 'pack.json': new TextEncoder().encode(JSON.stringify({ ...manifest, version: 99 })) }),
  ])
}
