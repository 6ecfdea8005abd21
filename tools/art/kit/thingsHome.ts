/** Things of the house, of school and of play. */
import { circle, clipped, ellipse, g, lin, path, place, rect, stroke } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { HATS } from '../characters/hats.ts'
import { round } from '../free/ladderThings.ts'
import { C, light, shade } from '../palette.ts'
import { bigBasket, bowlBasket } from '../parts/baskets.ts'
import { bakulFront } from '../parts/bakul.ts'
import { foldedCloth } from '../parts/bigcloth.ts'
import { gendang } from '../parts/drums.ts'
import { lantern } from '../parts/lantern.ts'
import { mat } from '../parts/mat.ts'
import { ladder } from '../parts/poles.ts'
import { photoFrame } from '../parts/photoFrame.ts'
import { barrelDrum } from '../pages/book2/sharedDrums.ts'
import { bucket } from '../pages/book2/sharedLateBucket.ts'
import { ladle } from '../pages/book4/shared.ts'
import { notebook } from '../pages/book1/sharedThings.ts'
import { ladderCard, wordCard } from './cards.ts'
import { entryOf, type KitThing } from './kitTypes.ts'
import { bicycle, broom, candle, clock, gift, kite, letter, pot, sandals, toothbrush } from './newThings.ts'

const thing = entryOf('things', { idle: 'none', tap: 'hop' })
const HOUSE = 'home rumah'
const SCHOOL = 'school sekolah'
const PLAY = 'toy mainan play main'
const MUSIC = 'music musik sound bunyi'
const card = { shadow: false } as const
const WOOD = ['#D9A066', '#A06A3E', '#6E4426'] as const

const chair = (): string =>
  lit(
    path('M-44 -190H-32L-30 2H-44ZM32 -190H44V2H30Z', lin(WOOD, 10)) +
      path('M-46 -96H46L52 -78H-52Z', lin(WOOD, 80)) +
      path('M-50 -78H-38V0H-50ZM38 -78H50V0H38Z', lin(WOOD, 10)) +
      path('M-40 -178H40V-160H-40ZM-40 -146H40V-128H-40Z', lin(WOOD, 80)),
    3,
  )
const table = (): string =>
  lit(
    path('M-104 -108H-88L-82 2H-98ZM88 -108H104L98 2H82Z', lin(WOOD, 10)) +
      path('M-116 -126H116L128 -102H-128Z', lin([light('#D9A066', 0.2), '#C98F55', '#A06A3E'], 70)) +
      rect(-128, -102, 256, 12, '#8A5630') +
      stroke('M-90 -116H90M-60 -109H100', '#A06A3E', 2.4, { opacity: 0.5 }),
    4,
  )
const pencil = (): string =>
  place(
    lit(
      path('M-10 -150H10V-30L0 0L-10 -30Z', lin([light(C.kunyit, 0.3), C.kunyit, C.mangga], 10)) +
        path('M-10 -30L0 0L10 -30Q0 -24 -10 -30Z', '#F2D9AE') +
        path('M-4 -12L0 0L4 -12Z', C.tinta) +
        path('M-10 -164Q0 -174 10 -164V-150H-10Z', C.jambu) +
        rect(-10, -152, 20, 8, '#C9C6CF'),
      2,
    ),
    0,
    0,
    1,
    28,
  )
const keyThing = (): string =>
  place(
    lit(
      circle(0, -124, 30, 'none', { stroke: C.kunyit, 'stroke-width': 14 }) +
        rect(-6, -96, 12, 98, lin([light(C.kunyit, 0.4), C.kunyit, C.mangga], 10)) +
        path('M6 -30H30V-18H6ZM6 -10H24V2H6Z', C.mangga),
      2.4,
    ),
    0,
    0,
    1,
    20,
  )
const spoon = (): string =>
  place(
    lit(
      rect(-5, -96, 10, 100, lin(['#F4F1EC', '#C9C6CF', '#8F8793'], 10), { rx: 5 }) +
        ellipse(0, -122, 21, 31, lin(['#F4F1EC', '#C9C6CF', '#8F8793'], 40)) +
        ellipse(1, -122, 13, 21, '#A9A5B0', { opacity: 0.6 }),
      2,
    ),
    0,
    0,
    1,
    24,
  )
const bottle = (): string =>
  lit(
    path(
      'M-14 -170H14V-140C14 -124 38 -116 38 -90V-10Q38 2 26 2H-26Q-38 2 -38 -10V-90C-38 -116 -14 -124 -14 -140Z',
      lin([light(C.air, 0.5), C.air, C.toska], 10),
      { opacity: 0.92 },
    ) +
      rect(-18, -184, 36, 18, C.cabai, { rx: 5 }) +
      path('M-38 -76H38V-30H-38Z', C.santan) +
      stroke('M-22 -56Q-10 -68 2 -56T26 -56', C.toska, 5) +
      stroke('M-26 -110V-16', C.putih, 5, { opacity: 0.6 }),
    3,
  )
const coin = (): string =>
  lit(
    circle(0, -44, 44, lin([light(C.kunyit, 0.4), C.kunyit, C.mangga], 60)) +
      circle(0, -44, 34, 'none', { stroke: C.mangga, 'stroke-width': 4 }) +
      stroke('M0 -66V-24M-16 -52Q0 -62 16 -52M-18 -34Q0 -24 18 -34', shade(C.mangga, 0.3), 5),
    3,
  )
const soap = (): string =>
  lit(
    path('M-60 -36Q-60 -52 -44 -52H44Q60 -52 60 -36V-14Q60 2 44 2H-44Q-60 2 -60 -14Z', round(C.jambu)) +
      ellipse(0, -28, 36, 14, light(C.jambu, 0.5)),
    3,
  ) +
  g([
    circle(-40, -66, 12, light(C.air, 0.6), { opacity: 0.8 }),
    circle(-14, -78, 17, light(C.air, 0.6), { opacity: 0.7 }),
    circle(26, -68, 10, light(C.air, 0.6), { opacity: 0.8 }),
  ])
const ring = (): string => {
  const d = 'M-72 -76A72 72 0 1 1 72 -76A72 72 0 1 1 -72 -76Z'
  return lit(
    path(d, C.putih) +
      clipped(
        d,
        path('M0 -76L-90 -160L20 -170ZM0 -76L90 -40L40 20L-10 20ZM0 -76L-96 -60L-80 10Z', C.cabai) +
          path('M0 -76L60 -170L110 -90Z', C.kunyit) +
          path('M0 -76L-90 -150L-100 -80Z', C.toska),
      ),
    4,
  )
}
const frame = (): string => {
  const window = { x: -70, y: -128, width: 140, height: 100 }
  return lit(
    rect(window.x, window.y, window.width, window.height, lin(['#BDE5E2', '#F6EBC6', C.pisang], 90)) +
      circle(34, -98, 15, C.kunyit) +
      path('M-70 -48Q-20 -78 30 -52T70 -56V-28H-70Z', C.daun) +
      photoFrame(window, 16),
    2,
  )
}

/** All of them. */
export const HOME: readonly KitThing[] = [
  thing('bed', ['Bed', 'Tempat tidur'], `${HOUSE} kasur sleep tidur`, 170, ladderCard('bed'), card),
  thing('chair', ['Chair', 'Kursi'], `${HOUSE} ${SCHOOL} kursi sit duduk`, 190, chair),
  thing('table', ['Table', 'Meja'], `${HOUSE} ${SCHOOL} meja desk`, 150, table),
  thing('mat', ['Mat', 'Tikar'], `${HOUSE} tikar sit duduk`, 62, () => mat(300, 80), { shadow: false }),
  thing('lamp', ['Lantern', 'Lentera'], `${HOUSE} lamp lampu light cahaya`, 110, () => lantern({ on: true, r: 60 }), {
    glows: true,
    sound: 'lantern',
  }),
  thing('candle', ['Candle', 'Lilin'], 'light cahaya fire api', 84, candle, { glows: true }),
  thing('clock', ['Clock', 'Jam'], `${HOUSE} ${SCHOOL} time waktu`, 116, clock, { shadow: false }),
  thing('photo-frame', ['Picture in a frame', 'Bingkai foto'], `${HOUSE} photo foto picture gambar`, 130, frame, {
    shadow: false,
  }),
  thing('broom', ['Broom', 'Sapu'], `${HOUSE} clean bersih`, 190, broom, { shadow: false }),
  thing('bucket', ['Bucket', 'Ember'], `${HOUSE} water air clean bersih blue biru`, 130, () => bucket(true)),
  thing('pot', ['Cooking pot', 'Panci'], `${HOUSE} kitchen dapur cook masak`, 104, pot),
  thing('ladle', ['Ladle', 'Sendok sayur'], `${HOUSE} kitchen dapur cook masak`, 116, ladle, { shadow: false }),
  thing('spoon', ['Spoon', 'Sendok'], `${HOUSE} kitchen dapur eat makan`, 104, spoon, { shadow: false }),
  thing('bottle', ['Water bottle', 'Botol minum'], `${SCHOOL} drink minum water air`, 110, bottle),
  thing('basket', ['Basket with a lid', 'Keranjang bertutup'], `${HOUSE} basket keranjang`, 150, () => bigBasket()),
  thing('big-basket', ['Big basket', 'Bakul'], `${HOUSE} basket keranjang bamboo bambu`, 150, bakulFront),
  thing(
    'bowl-basket',
    ['Shallow basket', 'Keranjang kecil'],
    `${HOUSE} basket keranjang`,
    84,
    () => bowlBasket('back') + bowlBasket('front'),
  ),
  thing('box', ['Box', 'Kotak'], 'box kardus', 116, ladderCard('box'), card),
  thing('gift', ['Present', 'Hadiah'], 'gift kado birthday ulang tahun party pesta', 116, gift),
  thing('cloth', ['Batik cloth', 'Kain batik'], `${HOUSE} cloth kain`, 84, foldedCloth, {
    alt: ['a folded batik cloth', 'kain batik terlipat'],
  }),
  thing('umbrella', ['Umbrella', 'Payung'], 'rain hujan', 190, ladderCard('umbrella'), card),
  thing('sandals', ['Sandals', 'Sandal'], 'shoes sepatu feet kaki', 58, sandals, {
    alt: ['a pair of sandals', 'sepasang sandal'],
    shadow: false,
  }),
  thing('sun-hat', ['Sun hat', 'Caping'], 'hat topi farmer petani', 84, () => HATS.caping(0).svg),
  thing('key', ['Key', 'Kunci'], `${HOUSE} door pintu`, 96, keyThing, { shadow: false }),
  thing('coin', ['Coin', 'Koin'], 'money uang market pasar', 58, coin),
  thing('soap', ['Soap', 'Sabun'], `${HOUSE} wash mandi clean bersih`, 66, soap, {
    alt: ['a bar of soap', 'sebatang sabun'],
  }),
  thing('toothbrush', ['Toothbrush', 'Sikat gigi'], `${HOUSE} tooth gigi clean bersih`, 96, toothbrush, {
    shadow: false,
  }),
  thing('tooth', ['Tooth', 'Gigi'], 'mouth mulut', 96, ladderCard('tooth'), card),
  thing('book', ['Book', 'Buku'], `${SCHOOL} read baca`, 116, ladderCard('book'), card),
  thing('notebook', ['Notebook', 'Buku tulis'], `${SCHOOL} write tulis`, 84, notebook, { shadow: false }),
  thing('pencil', ['Pencil', 'Pensil'], `${SCHOOL} write tulis draw gambar`, 104, pencil, { shadow: false }),
  thing('bag', ['School bag', 'Tas'], `${SCHOOL} red merah`, 130, ladderCard('bag'), card),
  thing('bell', ['Bell', 'Lonceng'], `${SCHOOL} ${MUSIC}`, 130, ladderCard('bell'), {
    ...card,
    tap: 'swing',
    sound: 'bell',
  }),
  thing('letter', ['Letter', 'Surat'], 'post pos paper kertas', 70, letter, { shadow: false }),
  thing('ball', ['Rattan ball', 'Bola rotan'], `${PLAY} sepak takraw`, 96, ladderCard('ball'), {
    ...card,
    sound: 'boing',
  }),
  thing('ball-striped', ['Colourful ball', 'Bola warna-warni'], PLAY, 104, ring, { sound: 'boing' }),
  thing('kite', ['Kite', 'Layang-layang'], `${PLAY} wind angin fly terbang`, 190, kite, {
    idle: 'drift',
    tap: 'fly',
    shadow: false,
  }),
  thing('drum', ['Drum', 'Gendang'], `${MUSIC} kendang`, 150, () => gendang(), { tap: 'wobble', sound: 'drum-mid' }),
  thing('big-drum', ['Big drum', 'Bedug'], MUSIC, 180, () => barrelDrum(230, 180, C.toska), {
    tap: 'wobble',
    sound: 'drum-low',
  }),
  thing('gong', ['Gong', 'Gong'], MUSIC, 210, wordCard('gong'), { ...card, tap: 'wobble', sound: 'gong' }),
  thing('ladder', ['Ladder', 'Tangga'], 'climb naik up atas', 320, () => ladder(300, 8), { shadow: false }),
  thing('bicycle', ['Bicycle', 'Sepeda'], 'ride naik wheel roda', 190, bicycle, { tap: 'wiggle', sound: 'bell' }),
  thing('car', ['Car', 'Mobil'], 'ride naik wheel roda', 190, ladderCard('car'), { ...card, tap: 'wiggle' }),
] // prettier-ignore
