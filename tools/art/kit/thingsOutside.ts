/** Things outside: houses, plants, sky and weather, festival. */
import { lit } from '../core/light.ts'
import { g, path, place, rng, stroke } from '../core/svg.ts'
import { relight } from '../core/time.ts'
import { round } from '../free/ladderThings.ts'
import { C } from '../palette.ts'
import { bamboo } from '../parts/bamboo.ts'
import { bananaPlant } from '../parts/banana.ts'
import { bambooBridge } from '../parts/bridge.ts'
import { chiliBush } from '../parts/chiliBush.ts'
import { crestFeather } from '../parts/ducks.ts'
import { fence } from '../parts/fence.ts'
import { bunting, umbulUmbul } from '../parts/festival.ts'
import { blades, flower } from '../parts/grass.ts'
import { house } from '../parts/house.ts'
import { hut } from '../parts/hut.ts'
import { lampString, smallLamp } from '../parts/lampString.ts'
import { lumbung } from '../parts/lumbung.ts'
import { mango } from '../parts/mango.ts'
import { mangoTree } from '../parts/mangoTree.ts'
import { palm } from '../parts/palm.ts'
import { bambooPole, galah, log } from '../parts/poles.ts'
import { ripeRice } from '../parts/rice.ts'
import { cloud } from '../parts/sky.ts'
import { moon } from '../parts/skies.ts'
import { note } from '../parts/songbird.ts'
import { bubble, star } from '../parts/ui.ts'
import { heart } from '../pages/book3/closeupHeart.ts'
import { drop } from '../pages/book4/sharedEvening.ts'
import { pawPrints } from '../pages/book1/sharedYard.ts'
import { ladderCard } from './cards.ts'
import { entryOf, type KitThing } from './kitTypes.ts'
import { leaf, puddle, rainbow, school, sun } from './newThings.ts'

const thing = entryOf('things', { idle: 'none', tap: 'hop' })
const plant = entryOf('things', { idle: 'sway', tap: 'sway' })
const PLANT = 'plant tanaman'
const SKY = 'sky langit'
const PARTY = 'festival perayaan party pesta'
const card = { shadow: false } as const
const flat = { shadow: false } as const

const treeWithFruit = (): string => {
  const tree = mangoTree(330, 3, { crown: 1.05 })
  return tree.svg + tree.fruitAt.map(([x, y]) => place(mango(0.42, { leaf: false }), x, y + 16)).join('')
}
const bridge = (): string => {
  const { back, deck, front } = bambooBridge({ w: 480, depth: 60, poles: 16 })
  return place(back + deck + front, -240, 0)
}
const tuft = (): string =>
  g([path(blades(0, 0, 11, 64, 54, rng(5)), round(C.daun)), path(blades(4, 2, 9, 44, 70, rng(8)), C.pisang)])
/** A flower on its stem, two leaves at its foot. */
const standing = (color: string): string =>
  stroke('M0 0Q-5 -26 0 -52', C.hutan, 4.4) +
  path('M0 -4Q-26 -8 -30 -30Q-8 -28 0 -4ZM0 -10Q22 -16 28 -34Q6 -32 0 -10Z', round(C.daun)) +
  lit(flower(0, -62, 2, color), 1.6)

/** All of them. */
export const OUTSIDE: readonly KitThing[] = [
  thing('house', ['House', 'Rumah'], 'home rumah village desa', 390, () => house(), { tap: 'wobble', sound: 'knock' }),
  thing('hut', ['House on stilts', 'Rumah panggung'], 'home rumah village desa', 400, () => hut(), {
    tap: 'wobble',
    sound: 'knock',
  }),
  thing('lumbung', ['Rice barn', 'Lumbung padi'], 'barn rice padi village desa', 440, () => lumbung(), {
    tap: 'wobble',
    sound: 'creak',
  }),
  thing('school', ['School', 'Sekolah'], 'sekolah learn belajar flag bendera', 400, school, {
    tap: 'wobble',
    sound: 'bell',
  }),
  thing('fence', ['Bamboo fence', 'Pagar bambu'], 'pagar fence', 84, () => fence(260), {
    tap: 'wiggle',
    sound: 'woodblock',
  }),
  thing('bridge', ['Bamboo bridge', 'Jembatan bambu'], 'jembatan river sungai', 130, bridge, {
    ...flat,
    tap: 'wobble',
    sound: 'creak',
  }),
  thing('log', ['Log', 'Batang kayu'], 'wood kayu sit duduk', 58, () => place(log(320, 30), -160, 0), {
    sound: 'woodblock',
  }),
  thing(
    'bamboo-pole',
    ['Bamboo pole', 'Tongkat bambu'],
    'bambu stick tongkat',
    30,
    () => place(bambooPole(300, 10), -150, 0),
    { sound: 'woodblock' },
  ),
  thing('fruit-picker', ['Fruit picker', 'Galah'], 'pole galah fruit buah', 360, () => galah(300), flat),
  thing('stone', ['Stone', 'Batu'], 'rock batu', 70, ladderCard('stone'), card),
  thing('boat', ['Sailing boat', 'Perahu'], 'boat perahu sea laut water air', 190, ladderCard('boat'), {
    ...card,
    idle: 'bob',
  }),
  thing('ship', ['Ship', 'Kapal'], 'boat kapal sea laut water air', 210, ladderCard('ship'), { ...card, idle: 'bob' }),
  plant('mango-tree', ['Mango tree', 'Pohon mangga'], `${PLANT} tree pohon fruit buah`, 520, treeWithFruit, {
    sound: 'rustle',
  }),
  plant('palm', ['Coconut palm', 'Pohon kelapa'], `${PLANT} tree pohon`, 460, () => palm(320, 30, 2), {
    sound: 'rustle',
  }),
  plant('banana-plant', ['Banana plant', 'Pohon pisang'], `${PLANT} tree pohon`, 260, () => bananaPlant(200, 2), {
    sound: 'rustle',
  }),
  plant(
    'bamboo',
    ['Bamboo', 'Bambu'],
    `${PLANT} bambu`,
    380,
    () =>
      g([
        place(bamboo(280, { seed: 2 }), -26, 0, 1, -4),
        bamboo(320, { seed: 5 }),
        place(bamboo(260, { seed: 9 }), 28, 0, 1, 5),
      ]),
    { sound: 'rustle' },
  ),
  plant(
    'rice',
    ['Ripe rice', 'Padi'],
    `${PLANT} rice sawah`,
    170,
    () => ripeRice({ width: 110, height: 180, stalks: 9, seed: 4 }),
    { sound: 'rustle', alt: ['ripe rice', 'padi yang menguning'] },
  ),
  plant('chili-bush', ['Chili bush', 'Tanaman cabai'], `${PLANT} chili lombok`, 170, () => chiliBush({}), {
    sound: 'rustle',
  }),
  plant(
    'flower-red',
    ['Red flower', 'Bunga merah'],
    `${PLANT} flower bunga red merah`,
    104,
    () => standing(C.sepatu),
    flat,
  ),
  plant(
    'flower-pink',
    ['Pink flower', 'Bunga merah muda'],
    `${PLANT} flower bunga pink`,
    98,
    () => standing(C.jambu),
    flat,
  ),
  plant(
    'flower-white',
    ['White flower', 'Bunga putih'],
    `${PLANT} flower bunga melati white putih`,
    98,
    () => standing(C.putih),
    flat,
  ),
  plant('grass', ['Tuft of grass', 'Rumput'], `${PLANT} rumput green hijau`, 70, tuft, flat),
  plant('leaf', ['Leaf', 'Daun'], `${PLANT} daun green hijau`, 84, leaf, { ...flat, tap: 'spin' }),
  thing('cloud', ['Cloud', 'Awan'], SKY, 96, () => cloud(240, 3), { ...flat, idle: 'drift' }),
  thing('rain-cloud', ['Rain cloud', 'Awan hujan'], `${SKY} rain hujan`, 190, ladderCard('rain'), {
    ...card,
    idle: 'drift',
    sound: 'drop',
  }),
  thing('sun', ['Sun', 'Matahari'], `${SKY} day siang`, 190, sun, { ...flat, glows: true, idle: 'bob', tap: 'spin' }),
  thing('moon', ['Moon', 'Bulan'], `${SKY} night malam`, 120, () => moon(60), { ...flat, glows: true }),
  thing('star', ['Star', 'Bintang'], `${SKY} night malam`, 84, () => star(), {
    ...flat,
    glows: true,
    idle: 'twinkle',
    tap: 'spin',
    sound: 'star',
  }),
  thing('rainbow', ['Rainbow', 'Pelangi'], `${SKY} rain hujan colour warna`, 300, rainbow, { ...flat, tap: 'grow' }),
  thing('night-cloud', ['Night cloud', 'Awan malam'], `${SKY} night malam`, 96, () => relight(cloud(240, 5), 'malam'), {
    ...flat,
    idle: 'drift',
    glows: true,
  }),
  thing('drop', ['Drop of water', 'Tetes air'], 'water air rain hujan', 58, () => drop(2), {
    ...flat,
    tap: 'drop',
    sound: 'drop',
  }),
  thing('puddle', ['Puddle', 'Genangan air'], 'water air rain hujan', 70, puddle, {
    ...flat,
    tap: 'wobble',
    sound: 'splash',
  }),
  thing('bubble', ['Soap bubble', 'Gelembung sabun'], 'bubble sabun play main', 84, () => bubble(44), {
    ...flat,
    idle: 'drift',
    tap: 'grow',
    sound: 'bubble-pop',
  }),
  thing('feather', ['Feather', 'Bulu'], 'bird burung light ringan', 70, () => crestFeather(2), {
    ...flat,
    idle: 'sway',
  }),
  thing(
    'paw-prints',
    ['Paw prints', 'Jejak kaki'],
    'track jejak cat kucing',
    58,
    () =>
      pawPrints(
        [
          [-80, 0],
          [-30, -14],
          [24, -4],
          [76, -20],
        ],
        1.4,
      ),
    { ...flat, tap: 'none', alt: ['paw prints', 'jejak kaki kucing'] },
  ),
  thing('heart', ['Heart', 'Hati'], 'love sayang cinta red merah', 104, () => heart(90, 'calm'), {
    ...flat,
    idle: 'breathe',
    tap: 'grow',
    sound: 'heartbeat',
  }),
  thing('note', ['Music notes', 'Not musik'], 'music musik song lagu sing nyanyi', 84, () => note(C.nila, true), {
    ...flat,
    idle: 'bob',
    tap: 'wiggle',
    alt: ['music notes', 'not musik'],
  }),
  thing('flag', ['Festival flag', 'Umbul-umbul'], `${PARTY} flag bendera`, 460, () => umbulUmbul(), {
    ...flat,
    idle: 'sway',
    tap: 'sway',
  }),
  thing(
    'flag-blue',
    ['Blue festival flag', 'Umbul-umbul biru'],
    `${PARTY} flag bendera blue biru`,
    460,
    () => umbulUmbul({ a: C.toska, b: C.santan }),
    { ...flat, idle: 'sway', tap: 'sway' },
  ),
  thing(
    'bunting',
    ['Bunting', 'Hiasan bendera'],
    `${PARTY} flag bendera`,
    104,
    () => place(bunting(500, 0, 12), -250, 0),
    { ...flat, tap: 'swing' },
  ),
  thing(
    'lamp-string',
    ['String of lamps', 'Rangkaian lampu'],
    `${PARTY} lamp lampu light cahaya night malam`,
    116,
    () => place(lampString(480, { n: 7 }), -240, 0),
    { ...flat, glows: true, tap: 'swing', sound: 'lantern' },
  ),
  thing(
    'paper-lamp',
    ['Paper lamp', 'Lampion'],
    `${PARTY} lamp lampu light cahaya night malam`,
    96,
    () => smallLamp(C.sepatu),
    { ...flat, glows: true, idle: 'swing', tap: 'swing' },
  ),
] // prettier-ignore
