import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openPack } from '../../server/packs/readPack.ts'
import { draftOfPack } from '../../src/shell/features/maker/import/draftOfPack.ts'
import { readPack } from '../../src/shell/features/maker/import/readPack.ts'
import { packFiles, type PackTools, zipped } from '../../src/shell/features/maker/pack/packFiles.ts'
import { sourceOf } from '../../src/shell/features/maker/pack/source.ts'
import { isMade } from '../../src/shell/features/maker/play/fill.ts'
import { detailedKinds } from '../../src/scenes/details.ts'
import { draftWith, makingOf } from '../helpers/makerDraft.ts'
import { EXAMPLE } from './examplePack.ts'

// Pictures are drawn pixel by pixel.
vi.setConfig({ testTimeout: 240_000 })

const PUBLIC = join(import.meta.dirname, '../../public')
/** Every recording is the same sound; the app's own are those of the app. */
const VOICE = readFileSync(join(EXAMPLE, 'media/en/words.webm'))
const TOOLS: PackTools = {
  read: async (file) => new Uint8Array('ours' in file ? readFileSync(join(PUBLIC, file.ours)) : VOICE),
  draw: async ({ width, height }) => {
    const picture = sharp({ create: { width, height, channels: 4, background: '#f6e3bc' } })
    return { bytes: new Uint8Array(await picture.webp().toBuffer()), type: 'image/webp' }
  },
}

// The kit, as the service has it.
beforeAll(() => {
  vi.stubGlobal('fetch', async (path: string) => new Response(readFileSync(join(PUBLIC, path))))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

it('the service takes in a book with every game that a teacher can make, its pictures drawn there', async () => {
  const kinds = await detailedKinds()
  const made = kinds.filter(isMade)
  const drafts = made.map((kind) => draftWith(kind))
  const [first] = drafts
  if (!first) throw new Error('no kind is made here')
  const [cover] = first.pages
  // Drawing takes long: of the pages, a usual one and one whose game lifts things out of the picture.
  const played = drafts.flatMap(({ pages: [, ...pages] }) =>
    pages.filter(({ play }) => play?.kind === 'dragDropWord' || play?.kind === 'dragToBucket'),
  )
  const draft = {
    ...first,
    // Times in the example's sound, which takes some seconds only.
    pages: [cover, ...played.map((page, n) => ({ ...page, id: `p0${n + 1}` }))].map((page) => ({
      ...page,
      voice: Object.fromEntries(
        Object.entries(page.voice).map(([language, take]) => [
          language,
          take && {
            ...take,
            startMs: 0,
            ms: 4000,
            words: take.words.map((word, n) => ({ ...word, start: n * 100, end: n * 100 + 90 })),
          },
        ]),
      ),
      lines: Object.fromEntries(
        Object.entries(page.lines).map(([language, lines]) => [
          language,
          Object.fromEntries(Object.entries(lines).map(([text, take]) => [text, { ...take, startMs: 0, ms: 900 }])),
        ]),
      ),
    })),
    activities: drafts.flatMap(({ activities }) => activities).map((activity, n) => ({ ...activity, id: `a${n + 1}` })),
  } as typeof first
  const files = await packFiles(sourceOf(await makingOf(draft, kinds), 1), TOOLS)
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-maker-'))
  try {
    const path = join(folder, 'book.lumbung')
    writeFileSync(path, zipped(files))
    const pack = await openPack(path)
    expect(pack.book.pages[1]).toMatchObject({ image: 'media/kit-p01.webp' })
    expect(pack.manifest.kinds).toHaveLength(draft.activities.length + played.length)
    expect(pack.activities.postActivities).toHaveLength(draft.activities.length)
    expect(pack.manifest.cover).toBe('media/kit-cover.webp')
    pack.close()
    // The same file as a draft again, on another teacher's device.
    const { draft: back } = await draftOfPack(await readPack(new Blob([readFileSync(path)])), 'class.other123', {
      put: async () => 'm1',
    })
    const things = ({ pages }: typeof draft) =>
      pages.map(({ picture: { place, items } }) => [
        place,
        items.map(({ sprite, x, y }) => `${sprite} ${x} ${y}`).toSorted(),
      ])
    expect(things(back)).toEqual(things(draft))
    expect(back.pages.map(({ words }) => words)).toEqual(draft.pages.map(({ words }) => words))
    expect(back.pages.map(({ play }) => play?.kind)).toEqual(draft.pages.map(({ play }) => play?.kind))
    expect(back.activities.map(({ play }) => play.kind)).toEqual(draft.activities.map(({ play }) => play.kind))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
