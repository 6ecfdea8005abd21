/** The places of the kit: lands of the books at three times of day. */
import { writeFileSync } from 'node:fs'
import { doc } from '../core/svg.ts'
import { gouache, image, raster } from '../core/raster.ts'
import { type Light, relight } from '../core/time.ts'
import { background as river } from '../pages/book1/p01.land.ts'
import { background as path } from '../pages/book1/p02.land.ts'
import { background as yard } from '../pages/book1/p03.ts'
import { background as mangoGarden } from '../pages/book1/p04.land.ts'
import { background as kitchen } from '../pages/book1/p05.land.ts'
import { background as field } from '../pages/book1/p06.land.ts'
import { background as stall } from '../pages/book1/p07.land.ts'
import { background as hills } from '../pages/book1/p08.land.ts'
import { background as festival } from '../pages/book1/p09.land.ts'
import { background as stage } from '../pages/book1/p10.land.ts'
import { background as sawah } from '../pages/book3/cover.land.ts'
import { background as porch } from '../pages/book3/p01.land.ts'
import { background as road } from '../pages/book3/p10.land.ts'
import { background as wall } from '../pages/book4/p01.land.ts'
import { background as bigTree } from '../pages/book4/p02.land.ts'
import { file } from '../write.ts'
import { asText, editPlaces } from './kitFiles.ts'
import { type Both, type Named, words } from './kitTypes.ts'

/** A place: its land by day, and where things are put down in it (share of the height). */
export interface KitLand extends Named {
  readonly draw: () => string
  readonly ground: number
}

const land = (name: string, title: Both, alt: Both, tags: string, draw: () => string, ground = 0.82): KitLand => ({
  name,
  title,
  alt,
  tags: words(`place tempat ${tags}`),
  draw,
  ground,
})

/** All places. */
export const PLACES: readonly KitLand[] = [
  land(
    'yard',
    ['Yard with the rice barn', 'Halaman lumbung'],
    ['in a yard with a rice barn', 'di halaman dengan lumbung padi'],
    'home rumah village desa kampung barn lumbung',
    yard,
  ),
  land(
    'road',
    ['Village road', 'Jalan desa'],
    ['on a village road', 'di jalan desa'],
    'path jalan village desa fence pagar',
    road,
  ),
  land(
    'path',
    ['Path to the barn', 'Jalan ke lumbung'],
    ['on a path through the grass', 'di jalan setapak di tengah rumput'],
    'road jalan grass rumput barn lumbung',
    path,
  ),
  land('sawah', ['Rice fields', 'Sawah'], ['in the rice fields', 'di sawah'], 'rice padi field farm tani', sawah, 0.86),
  land('river', ['River', 'Sungai'], ['by the river', 'di tepi sungai'], 'water air volcano gunung', river, 0.88),
  land(
    'hills',
    ['Hills', 'Bukit'],
    ['on a green hill', 'di bukit hijau'],
    'meadow padang grass rumput far jauh',
    hills,
  ),
  land(
    'big-tree',
    ['Big tree', 'Pohon besar'],
    ['under a big tree', 'di bawah pohon besar'],
    'tree pohon garden kebun grass rumput',
    bigTree,
    0.84,
  ),
  land(
    'mango-garden',
    ['Mango garden', 'Kebun mangga'],
    ['in a mango garden', 'di kebun mangga'],
    'tree pohon fruit buah',
    mangoGarden,
    0.84,
  ),
  land(
    'field',
    ['Vegetable garden', 'Kebun sayur'],
    ['in a vegetable garden', 'di kebun sayur'],
    'garden kebun chili cabai vegetable sayur soil tanah',
    field,
    0.86,
  ),
  land(
    'porch',
    ['Porch', 'Teras rumah'],
    ['on the porch of a house', 'di teras rumah'],
    'home rumah house door pintu inside dalam',
    porch,
    0.86,
  ),
  land(
    'kitchen',
    ['Kitchen', 'Dapur'],
    ['in an open kitchen', 'di dapur terbuka'],
    'cook masak home rumah inside dalam',
    kitchen,
    0.86,
  ),
  land(
    'wall',
    ['House wall', 'Tembok rumah'],
    ['in front of a white wall', 'di depan tembok putih'],
    'home rumah school sekolah house',
    wall,
    0.88,
  ),
  land(
    'stall',
    ['Market stall', 'Warung'],
    ['at a market stall', 'di warung'],
    'market pasar shop toko banana pisang',
    stall,
  ),
  land(
    'festival',
    ['Festival ground', 'Lapangan perayaan'],
    ['at a festival', 'di perayaan'],
    'party pesta flag bendera village desa',
    festival,
    0.84,
  ),
  land(
    'stage',
    ['Stage', 'Panggung'],
    ['at a village stage', 'di panggung desa'],
    'festival perayaan show pertunjukan dance tari',
    stage,
    0.9,
  ),
] // prettier-ignore

const LIGHTS: Readonly<Record<'day' | 'dusk' | 'night', Light>> = { day: 'siang', dusk: 'senja', night: 'malam' }
const TIMES = ['day', 'dusk', 'night'] as const
/** Pixels of a land for one stage unit. */
const LAND_PX = 1.25
const LAND_QUALITY = { quality: 60, effort: 5, smartSubsample: true } as const

const factsOf = ({ name, title, alt, tags, ground }: KitLand) => ({
  name,
  title: asText(title),
  alt: asText(alt),
  tags: [...tags],
  ground,
})

/** What a place is made of. */
export const placeDrawings = (one: KitLand): string[] => [JSON.stringify(factsOf(one)), doc(one.draw())]

/** Draws a place at all times of day, and puts it into the list. */
export async function drawPlace(one: KitLand): Promise<void> {
  const drawing = one.draw()
  for (const time of TIMES) {
    const pixels = gouache(raster(doc(relight(drawing, LIGHTS[time])), LAND_PX))
    const bytes = await image(pixels).removeAlpha().webp(LAND_QUALITY).toBuffer()
    writeFileSync(file(`/kit/places/${one.name}-${time}.webp`), bytes)
  }
  const fileOf = (time: string) => `places/${one.name}-${time}.webp`
  const files = { day: fileOf('day'), dusk: fileOf('dusk'), night: fileOf('night') }
  editPlaces((list) => {
    const all = new Map([
      ...list.places.map((known) => [known.name, known] as const),
      [one.name, { ...factsOf(one), group: 'places' as const, files }] as const,
    ])
    return { ...list, places: PLACES.flatMap(({ name }) => all.get(name) ?? []) }
  })
}
