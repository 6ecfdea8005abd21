import { expect, it } from 'vitest'
import {
  altOf,
  compositionSchema,
  itemNames,
  type KitData,
  type KitIndex,
  type KitSprite,
  landOf,
  layoutOf,
  renderPicture,
  searchKit,
  sheetCopies,
  type Pixels,
} from './index.ts'

const piece = (x: number, y: number, w: number, h: number, dx = 0, dy = 0) => ({ x, y, w, h, dx, dy })
const patched = (...patches: ReturnType<typeof piece>[]) => ({ w: 40, h: 80, dx: 0, dy: 0, patches })
/** A child of 50 × 100 stage units whose sheet is red, with a green patch for sadness and a blue one for closed eyes. */
const child: KitSprite = {
  name: 'ayu',
  group: 'people',
  tags: ['girl', 'perempuan'],
  title: { en: 'Ayu', id: 'Ayu' },
  alt: { en: 'Ayu', id: 'Ayu' },
  idle: 'blink',
  tap: 'hop',
  file: 'people/ayu.webp',
  box: { w: 50, h: 100 },
  feet: { x: 25, y: 100 },
  unit: 1.25,
  px: 2,
  frames: {
    base: piece(0, 0, 40, 80),
    blink: patched(piece(60, 0, 10, 10, 10, 10)),
    sad: patched(piece(40, 0, 20, 20, 10, 30)),
  },
}
const mango: KitSprite = {
  ...child,
  name: 'mango',
  group: 'things',
  tags: ['fruit', 'buah'],
  title: { en: 'Mango', id: 'Mangga' },
  alt: { en: 'a mango', id: 'mangga' },
  frames: { base: piece(0, 0, 40, 80) },
}
const layers = { back: 'back', front: { file: 'front', w: 320, h: 400, y: 0 } }
const weather = { day: layers, dusk: layers, night: layers }
const kit: KitData & { index: KitIndex } = {
  sprites: new Map([child, mango].map((one) => [one.name, one])),
  places: {
    group: 'places',
    places: [
      {
        name: 'yard',
        group: 'places',
        tags: [],
        title: { en: 'Yard', id: 'Halaman' },
        alt: { en: 'in a yard', id: 'di halaman' },
        ground: 0.8,
        files: { day: 'day', dusk: 'dusk', night: 'night' },
      },
    ],
    weather: { rain: weather, mist: weather },
  },
  index: {
    version: 1,
    sprites: [
      {
        name: 'ayu',
        group: 'people',
        tags: child.tags,
        title: child.title,
        poses: ['stand', 'run'],
        feelings: ['smile', 'sad'],
      },
      { name: 'mango', group: 'things', tags: mango.tags, title: mango.title },
    ],
    poses: { run: { title: { en: 'Run', id: 'Berlari' }, says: { en: 'runs', id: 'berlari' } } },
    feelings: { sad: { title: { en: 'Sad', id: 'Sedih' }, says: { en: 'is sad', id: 'sedih' } } },
  },
}
const picture = (more: object = {}) => compositionSchema.parse({ place: 'yard', ...more })
const sheet = (file: string): Pixels => {
  const [width, height] = file.startsWith('people/') ? [160, 160] : [64, 40]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let i = 0; i < width * height; i += 1) {
    const x = i % width
    const color = !file.startsWith('people/')
      ? [200, 220, 180]
      : x < 80
        ? [200, 0, 0]
        : x < 120
          ? [0, 200, 0]
          : [0, 0, 200]
    data.set(color, i * 4)
  }
  return { data, width, height }
}
const load = async (file: string) => sheet(file)
const at = ({ data, width }: Pixels, x: number, y: number) =>
  Array.from(data.slice((y * width + x) * 4, (y * width + x) * 4 + 3))

it('stands a thing on its feet, in its size, and leaves out what the kit does not have', () => {
  const [one, ...others] = layoutOf(
    picture({
      items: [
        { sprite: 'unicorn', x: 0, y: 0 },
        { sprite: 'ayu', x: 0.5, y: 0.75, size: 2 },
      ],
    }),
    kit.sprites,
  )
  expect(others).toEqual([])
  expect(one).toMatchObject({
    x: 590,
    y: 400,
    w: 100,
    h: 200,
    feet: { x: 640, y: 600 },
    z: 1,
    frame: 'base',
    blink: 'blink',
  })
})

it('shows a feeling by its frame, and nothing for a feeling that a thing does not have', () => {
  const items = [
    { sprite: 'ayu', x: 0.5, y: 0.5, feeling: 'sad' },
    { sprite: 'mango', x: 0.5, y: 0.5, feeling: 'sad' },
    { sprite: 'ayu', x: 0.5, y: 0.5, idle: 'none' },
  ] // prettier-ignore
  expect(layoutOf(picture({ items }), kit.sprites).map(({ frame, blink }) => [frame, blink])).toEqual([
    ['sad', 'sad-blink'],
    ['base', undefined],
    ['base', undefined],
  ])
  // With closed eyes: the feeling, and the lids over it.
  expect(sheetCopies(child, 'sad-blink').map(({ from }) => from.x)).toEqual([0, 80, 120])
  expect(sheetCopies({ ...child, frames: { base: child.frames.base } }, 'sad').map(({ from }) => from.x)).toEqual([0])
  expect(sheetCopies(child, 'sad')).toEqual([
    { from: { x: 0, y: 0, w: 80, h: 160 }, to: { x: 0, y: 0, w: 50, h: 100 } },
    { from: { x: 80, y: 0, w: 40, h: 40 }, to: { x: 12.5, y: 37.5, w: 25, h: 25 } },
  ])
})

it('covers the whole picture with tiles of rain, and shows no land behind a photo', () => {
  const { back, front } = landOf(picture({ weather: 'rain', time: 'night' }), kit.places)
  expect(back.map(({ file }) => file)).toEqual(['night', 'back'])
  expect(front).toHaveLength(8)
  expect(front.at(-1)).toEqual({ file: 'front', x: 960, y: 400, w: 320, h: 400 })
  const photo = { file: 'media/class.webp', alt: { en: 'Our class' } }
  expect(landOf(picture({ photo }), kit.places).back).toEqual([])
})

it('finds by title, tag, other language and feeling; best first', () => {
  const names = (query: string, language: 'en' | 'id' = 'en') =>
    searchKit(kit.index, query, language).map(({ entry, pose, feeling }) => [entry.name, pose, feeling])
  expect(names('')).toHaveLength(2)
  expect(names('mangga')).toEqual([['mango', undefined, undefined]])
  expect(names('BUAH')).toEqual([['mango', undefined, undefined]])
  expect(names('ayu sedih', 'id')).toEqual([['ayu', undefined, 'sad']])
  expect(names('run')).toEqual([['ayu', 'run', undefined]])
  expect(names('mango sedih')).toEqual([])
})

it('says a picture in words in both languages', () => {
  const items = [
    { sprite: 'mango', x: 0, y: 0 },
    { sprite: 'mango', x: 0, y: 0 },
    { sprite: 'ayu', x: 0.5, y: 0.5, feeling: 'sad', pose: 'run' },
  ] // prettier-ignore
  const all = picture({ items, time: 'night', weather: 'rain' })
  expect(altOf(all, 'en', kit)).toBe('A mango (2×) and Ayu runs and is sad. In a yard at night in the rain.')
  expect(altOf(all, 'id', kit)).toBe('Mangga (2×) dan Ayu berlari dan sedih. Di halaman pada malam hari saat hujan.')
  expect(altOf(picture(), 'en', kit)).toBe('In a yard.')
})

it('names things as stage and games know them', () => {
  const items = ['ayu', 'mango', 'ayu'].map((sprite) => ({ sprite, x: 0, y: 0 }))
  expect(itemNames(picture({ items }))).toEqual(['ayu', 'mango', 'ayu-2'])
  const named = [{ ...items[0], id: 'ayu-2' }, ...items].map((item) => ({ x: 0.5, y: 0.9, sprite: 'ayu', ...item }))
  expect(itemNames(picture({ items: named }))).toEqual(['ayu-2', 'ayu', 'mango', 'ayu-3'])
})

it('draws things in their place, turned, flipped and lit, and puts what differs when they blink into the sheet', {
  timeout: 60_000,
}, async () => {
  const items = [{ sprite: 'ayu', x: 0.5, y: 0.5, turn: 90 }]
  const day = await renderPicture(picture({ items }), kit, load)
  // Turned to the right around its feet (640, 400): it now lies on its side, to the right of them.
  expect(at(day.poster, 690, 400)).toEqual([200, 0, 0])
  expect(at(day.poster, 630, 400)).toEqual([200, 220, 180])
  expect(at(day.back, 640 * 2 + 100, 400 * 2)).toEqual([200, 220, 180])
  const night = await renderPicture(picture({ items, time: 'night' }), kit, load)
  expect(at(night.poster, 690, 400)).toEqual([120, 0, 0])
  const [sprite] = day.sprites
  expect(sprite).toMatchObject({ name: 'ayu', title: { en: 'Ayu' }, idle: 'still', tap: 'hop', layer: 'sprite' })
  expect(Object.keys(sprite?.frames ?? {}).toSorted()).toEqual(['base', 'blink'])
  const blink = sprite?.frames['blink']
  const patch = blink && 'patches' in blink ? blink.patches[0] : undefined
  if (!patch || !day.sheet) throw new Error('it blinks')
  expect(at(day.sheet, (patch.x + patch.w / 2) * 2, (patch.y + patch.h / 2) * 2)).toEqual([0, 0, 200])
})

it('refuses what is no picture', () => {
  const faulty = [
    { place: '' },
    { place: 'yard', items: [{ sprite: 'ayu', x: 0.5, y: 0.5, size: 9 }] },
    { place: 'yard', items: [{ sprite: 'ayu', x: 2, y: 0 }] },
    { place: 'yard', more: 1 },
  ] // prettier-ignore
  for (const value of faulty) expect(compositionSchema.safeParse(value).success).toBe(false)
})
