/** Food and drink, fruit and vegetables. */
import { circle, clipped, ellipse, lin, path, place, rad, stroke } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { round } from '../free/ladderThings.ts'
import { C, light, shade } from '../palette.ts'
import { fruitBasket, riceCone } from '../parts/feast.ts'
import { sweetPotato } from '../parts/fruit.ts'
import { juiceGlass } from '../parts/juice.ts'
import { mango } from '../parts/mango.ts'
import { mangoSeed, plate } from '../pages/book4/sharedEvening.ts'
import { ladderCard, wordCard } from './cards.ts'
import { entryOf, type KitThing } from './kitTypes.ts'

const thing = entryOf('things', { idle: 'none', tap: 'hop' })
const FRUIT = 'fruit buah food makanan'
const FOODS = 'food makanan eat makan'
const DRINK = 'drink minuman'
const card = { shadow: false } as const

const banana = (): string => {
  const one = (turn: number, c: string) =>
    place(
      path(
        'M-6 6C14 62 104 92 172 40Q178 30 168 26C116 52 44 38 12 -8Z',
        lin([light(c, 0.45), c, shade(c, 0.28)], 70),
      ) + path('M164 46Q180 38 176 26L166 24Z', C.jati),
      0,
      0,
      1,
      turn,
    )
  return lit(
    one(24, shade(C.kunyit, 0.14)) +
      one(8, C.kunyit) +
      one(-9, light(C.kunyit, 0.12)) +
      path('M-14 -26L4 -32L16 -2L-8 10Z', C.jati),
    3,
  )
}
const coconut = (): string =>
  lit(
    circle(0, -60, 60, rad([light(C.tanah, 0.35), C.tanah, C.jati], 0.36, 0.3, 0.8)) +
      stroke('M-40 -100Q-20 -60 -36 -16M-12 -116Q4 -60 -8 -4M20 -114Q34 -60 22 -8M44 -96Q54 -62 44 -26', C.jati, 3, {
        opacity: 0.45,
      }) +
      ellipse(-14, -92, 7, 9, C.tinta) +
      ellipse(12, -94, 7, 9, C.tinta) +
      ellipse(0, -74, 7, 8, C.tinta),
    4,
  )
const papaya = (): string =>
  lit(
    path('M0 -150C46 -146 66 -70 48 -28C36 2 -36 2 -48 -28C-66 -70 -46 -146 0 -150Z', round(C.mangga)) +
      path('M0 -132C30 -128 46 -70 34 -36C24 -14 -24 -14 -34 -36C-46 -70 -30 -128 0 -132Z', light(C.sepatu, 0.2)) +
      path('M0 -104C16 -100 22 -66 16 -48C10 -38 -10 -38 -16 -48C-22 -66 -16 -100 0 -104Z', shade(C.mangga, 0.12)) +
      [-88, -74, -60, -50].map((y, i) => circle(i % 2 ? 5 : -5, y, 4.6, C.tinta)).join(''),
    4,
  )
const watermelon = (): string =>
  lit(
    path('M-104 -60A104 104 0 0 0 104 -60Z', C.hutan) +
      path('M-94 -60A94 94 0 0 0 94 -60Z', light(C.padi, 0.5)) +
      path('M-84 -60A84 84 0 0 0 84 -60Z', lin([light(C.cabai, 0.2), C.sepatu, C.cabai], 60)) +
      [
        [-46, -40],
        [-16, -30],
        [16, -34],
        [46, -42],
        [-26, -4],
        [4, 0],
        [30, -6],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 4, 6, C.tinta))
        .join(''),
    4,
  )
const tomato = (): string =>
  lit(
    path(
      'M0 -96C52 -104 78 -72 70 -40C62 -4 28 2 0 2C-28 2 -62 -4 -70 -40C-78 -72 -52 -104 0 -96Z',
      rad([light(C.cabai, 0.35), C.cabai, shade(C.cabai, 0.3)], 0.34, 0.3, 0.85),
    ) +
      path('M0 -98L-34 -106L-14 -92L-30 -72L0 -86L30 -72L14 -92L34 -106Z', C.daun) +
      stroke('M0 -96Q4 -112 14 -116', C.hutan, 6) +
      ellipse(-34, -64, 9, 15, C.putih, { opacity: 0.4, transform: 'rotate(24 -34 -64)' }),
    4,
  )
const carrot = (): string =>
  lit(
    path(
      'M-16 -128Q-40 -150 -26 -176Q-12 -160 -6 -140Q-8 -172 8 -188Q18 -166 6 -138Q20 -160 36 -164Q36 -142 12 -126Z',
      round(C.daun),
    ) +
      path('M-30 -128Q0 -142 30 -128Q26 -50 2 2Q-26 -50 -30 -128Z', round(C.mangga, 20)) +
      stroke('M-28 -104h20M28 -88h-18M-22 -66h16M16 -46h-12', shade(C.mangga, 0.35), 3.4),
    4,
  )
const ketupat = (): string => {
  const d = 'M0 -150L72 -82L0 -14L-72 -82Z'
  const bands = [-54, -27, 0, 27, 54]
    .map((t) => `M${t - 60} ${-142 + t}L${t + 60} ${-22 + t}M${t + 60} ${-142 - t}L${t - 60} ${-22 - t}`)
    .join('')
  return lit(
    stroke('M0 -150Q-4 -180 14 -194M0 -16Q-16 6 -30 8M0 -16Q10 8 28 6', C.pisang, 8) +
      path(d, round(C.pisang)) +
      clipped(
        d,
        stroke(bands, shade(C.daun, 0.2), 3.6) +
          stroke('M-36 -116L36 -48M36 -116L-36 -48', light(C.padi, 0.4), 9, { opacity: 0.6 }),
      ),
    4,
  )
}
const satay = (): string =>
  lit(
    [-44, -6, 32]
      .map((x) =>
        place(
          stroke('M0 8L0 -176', '#D9B172', 6) +
            [-150, -116, -82, -48]
              .map((y) => ellipse(0, y, 19, 16, lin([light(C.tanah, 0.2), C.tanah, C.jati], 60)))
              .join(''),
          x,
          0,
          1,
          x / 3,
        ),
      )
      .join(''),
    3,
  )
const iceCone = (): string =>
  lit(
    path('M-40 -104L0 6L40 -104Z', lin(['#EBC08A', '#C98F55', '#9A673A'], 20)) +
      stroke('M-30 -96L12 -24M-12 -100L22 -54M30 -96L-12 -24M12 -100L-22 -54', '#9A673A', 2.6, { opacity: 0.6 }) +
      circle(-22, -122, 30, round(C.jambu)) +
      circle(24, -122, 30, round(C.padi)) +
      circle(0, -154, 32, round(C.santan)) +
      circle(4, -190, 9, C.cabai),
    4,
  )

/** All of them. */
export const FOOD: readonly KitThing[] = [
  thing('mango', ['Mango', 'Mangga'], FRUIT, 92, () => mango(1)),
  thing('banana', ['Bananas', 'Pisang'], `${FRUIT} banana`, 110, banana, {
    alt: ['a bunch of bananas', 'sesisir pisang'],
  }),
  thing('avocado', ['Avocado', 'Alpukat'], FRUIT, 100, wordCard('avocado'), card),
  thing('durian', ['Durian', 'Durian'], FRUIT, 120, wordCard('durian'), card),
  thing('papaya', ['Papaya', 'Pepaya'], FRUIT, 116, papaya),
  thing('watermelon', ['Slice of watermelon', 'Sepotong semangka'], `${FRUIT} semangka red merah`, 76, watermelon),
  thing('coconut', ['Coconut', 'Kelapa'], FRUIT, 92, coconut),
  thing('fruit-basket', ['Fruit basket', 'Keranjang buah'], `${FRUIT} basket keranjang`, 116, fruitBasket),
  thing('mango-seed', ['Mango seed', 'Biji mangga'], `${FRUIT} seed biji`, 58, () => mangoSeed()),
  thing('tomato', ['Tomato', 'Tomat'], 'vegetable sayur food makanan red merah', 80, tomato),
  thing('carrot', ['Carrot', 'Wortel'], 'vegetable sayur food makanan orange', 116, carrot),
  thing('corn', ['Corn', 'Jagung'], 'vegetable sayur food makanan', 120, ladderCard('corn'), {
    ...card,
    alt: ['an ear of corn', 'sebonggol jagung'],
  }),
  thing('chili', ['Chili', 'Cabai'], 'vegetable sayur lombok spicy pedas red merah', 104, wordCard('chili'), card),
  thing('sweet-potato', ['Sweet potato', 'Ubi'], 'vegetable sayur food makanan purple ungu', 58, () => sweetPotato()),
  thing('rice-plate', ['Plate of rice', 'Sepiring nasi'], `${FOODS} rice nasi`, 104, ladderCard('nasi'), card),
  thing('rice-cone', ['Yellow rice cone', 'Tumpeng'], `${FOODS} rice nasi party pesta`, 150, riceCone),
  thing('noodles', ['Bowl of noodles', 'Semangkuk mi'], `${FOODS} mie noodles`, 130, ladderCard('noodles'), card),
  thing('ketupat', ['Ketupat', 'Ketupat'], `${FOODS} rice nasi lebaran`, 120, ketupat, {
    idle: 'swing',
    shadow: false,
  }),
  thing('satay', ['Satay', 'Sate'], `${FOODS} meat daging`, 116, satay, {
    alt: ['three sticks of satay', 'tiga tusuk sate'],
    shadow: false,
  }),
  thing('bread', ['Bread', 'Roti'], FOODS, 86, ladderCard('bread'), {
    ...card,
    alt: ['a loaf of bread', 'sepotong roti'],
  }),
  thing('egg', ['Egg', 'Telur'], FOODS, 70, ladderCard('egg'), card),
  thing('ice-cream', ['Ice cream', 'Es krim'], `${FOODS} es sweet manis`, 124, iceCone, {
    alt: ['an ice cream cone', 'es krim'],
  }),
  thing('milk', ['Glass of milk', 'Segelas susu'], `${DRINK} susu milk white putih`, 100, ladderCard('milk'), card),
  thing('juice', ['Avocado juice', 'Jus alpukat'], `${DRINK} jus glass gelas`, 112, () => juiceGlass({ lean: 10 }), {
    alt: ['a glass of avocado juice', 'segelas jus alpukat'],
  }),
  thing('cup', ['Cup of tea', 'Secangkir teh'], `${DRINK} cup cangkir teh hot panas`, 104, ladderCard('cup'), card),
  thing('plate', ['Plate', 'Piring'], 'plate piring kitchen dapur', 30, () => plate(46), { shadow: false }),
] // prettier-ignore
