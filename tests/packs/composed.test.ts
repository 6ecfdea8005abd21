import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { checkFiles } from '../../server/packs/readPack.ts'
import { withComposedPages } from '../../server/packs/kit/composedPages.ts'
import { decoded } from '../../server/packs/kit/drawPicture.ts'
import type { PackSource } from '../../server/packs/source.ts'
import { exampleFiles } from './examplePack.ts'

// Pictures are drawn pixel by pixel.
vi.setConfig({ testTimeout: 120_000 })

const PICTURE = {
  place: 'yard',
  items: [
    { sprite: 'mango-tree', x: 0.2, y: 0.75 },
    { sprite: 'ayu', x: 0.5, y: 0.9, pose: 'wave', feeling: 'laugh' },
    { sprite: 'mango', x: 0.8, y: 0.85, turn: 20, flip: true, name: { en: 'the sweet mango', id: 'mangga manis' } },
  ],
}
const composed = (composition: object) =>
  exampleFiles(({ set, drop }) => {
    drop('book.pages.1.image')
    set('book.pages.1.composition', composition)
  })
const sourceOf = (files: ReadonlyMap<string, Uint8Array>): PackSource => ({
  names: [...files.keys()],
  read: async (name) => ({ bytes: files.get(name), faults: [] }),
})

it('draws a composed page: poster, background and living sprites, which the check then takes as any other', async () => {
  const files = await composed(PICTURE)
  const report = await checkFiles(files)
  expect(report.faults).toEqual([])
  expect(report.pack?.book.pages[1]).toMatchObject({ image: 'media/kit-p01.webp', composition: { place: 'yard' } })
  const art = report.pack?.art.pages['p01']
  expect(art?.stem).toBe('media/kit-p01')
  expect(art?.sprites.map(({ name, title }) => [name, title?.id])).toEqual([
    ['mango-tree', 'Pohon mangga'],
    ['ayu', 'Ayu'],
    ['mango', 'mangga manis'],
  ])
  expect(Object.keys(art?.sprites[1]?.frames ?? {})).toContain('base')
})

it('the stage sees what the poster shows: background and sprites put together differ by no more than a hundredth', async () => {
  const { source } = await withComposedPages(sourceOf(await composed(PICTURE)))
  const bytes = async (suffix: string) => (await source.read(`media/kit-p01${suffix}`)).bytes ?? new Uint8Array()
  const art = JSON.parse(new TextDecoder().decode((await source.read('art.json')).bytes))
  const poster = await decoded(await bytes('.webp'))
  const layers = await Promise.all(
    art.pages.p01.sprites.map(
      async ({ frames: { base } }: { frames: { base: Record<'x' | 'y' | 'w' | 'h' | 'dx' | 'dy', number> } }) => ({
        input: await sharp(await bytes('-sprites.webp'))
          .extract({ left: base.x, top: base.y, width: base.w, height: base.h })
          .png()
          .toBuffer(),
        left: base.dx,
        top: base.dy,
      }),
    ),
  )
  const stage = await decoded(
    await sharp(await bytes('-back.webp'))
      .composite(layers)
      .png()
      .toBuffer(),
  )
  let differing = 0
  for (let i = 0; i < poster.data.length; i += 4)
    if ([0, 1, 2].some((channel) => Math.abs((poster.data[i + channel] ?? 0) - (stage.data[i + channel] ?? 0)) > 16))
      differing += 1
  expect(differing / (1280 * 800)).toBeLessThan(0.01)
  // Not an empty stage: the things are there.
  expect(layers.length).toBe(3)
})

it('says what the kit does not have, and where', async () => {
  const { faults } = await checkFiles(await composed({ place: 'moon', items: [{ sprite: 'unicorn', x: 0.5, y: 0.5 }] }))
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'kit-unknown', file: 'book.json', place: 'pages[1].composition.place' }),
      expect.objectContaining({ code: 'kit-unknown', place: 'pages[1].composition.items[0].sprite' }),
    ]),
  )
})

it('says that a photo cannot be read', async () => {
  const photo = { file: 'media/nowhere.webp', alt: { en: 'Us', id: 'Kami' } }
  const { faults } = await checkFiles(await composed({ ...PICTURE, photo }))
  expect(faults.map(({ code }) => code)).toContain('composition-broken')
})

it('refuses a picture with faulty numbers, and a book that needs a newer kit, in a sentence', async () => {
  const faulty = await checkFiles(await composed({ ...PICTURE, items: [{ sprite: 'ayu', x: 5, y: 0 }] }))
  expect(faulty.faults.map(({ place }) => place)).toContain('pages[1].composition.items[0].x')
  const files = await exampleFiles(({ set, drop }) => {
    drop('book.pages.1.image')
    set('book.pages.1.composition', PICTURE)
    set('pack.needs', { kit: 99 })
  })
  const { faults } = await checkFiles(files)
  expect(faults.map(({ code }) => code)).toContain('kit-newer')
})

it('draws nothing of a book whose files are not those that pack.json lists', async () => {
  const files = await composed(PICTURE)
  const changed = new Map([
    ...files,
    ['book.json', new TextEncoder().encode(`${new TextDecoder().decode(files.get('book.json'))} `)] as const,
  ])
  const source = sourceOf(changed)
  expect((await withComposedPages(source)).source).toBe(source)
})
