/** Book 7: what is dragged on its pages (everybody's gift for the kite, and the patches cut from them), the kite on the meadow with all its parts, a leaf. */
import { item, sample } from '../core/geom.ts'
import { groundShadow, lit } from '../core/light.ts'
import { circle, clipped, f, g, lin, path, place, rect, stroke } from '../core/svg.ts'
import { C, light, mix, shade } from '../palette.ts'
import { ceplok, cloth } from '../parts/batik.ts'
import { bananaLeaf } from '../parts/banana.ts'
import { flower } from '../parts/grass.ts'
import { lawnFromAbove } from '../pages/book4/fromTree.ts'
import { GIFT_TAIL, kiteTail, patchKite, reel, stringTo } from '../pages/book7/sharedKite.ts'
import type { FreePicture } from './free.ts'

/** Light from the upper left and plum shade at the lower right, over anything flat. */
const lightOver = (d: string): string =>
  path(
    d,
    lin(
      [
        [C.cahaya, 0, 0.3],
        [C.cahaya, 0.4, 0],
        [C.manggis, 1, 0.24],
      ],
      50,
    ),
  )

/** A page of Ayu's notebook: a hill, the sun, and a girl with a kite. */
const drawing = (): string => {
  const d = 'M-78 -52L-70 -58L78 -60L80 54L66 58L-76 60Z'
  return place(
    lit(
      path(d, lin([C.putih, C.kertas], 60)) +
        clipped(
          d,
          stroke('M-58 -60V60', C.jambu, 2.4, { opacity: 0.8 }) +
            path('M-58 60V34Q-20 2 16 26T84 22V62Z', C.pisang) +
            circle(-26, -26, 14, C.kunyit) +
            stroke('M-26 -50V-55M-3 -26H3M-10 -42L-6 -47M-44 -44L-48 -48M-10 -10L-6 -5', C.kunyit, 4) +
            stroke('M26 18V-8M26 2L12 -12M26 2L44 -14M26 18L18 32M26 18L34 32', C.nila, 4.4) +
            circle(26, -18, 9, C.jambu) +
            path('M56 -50L68 -36L58 -18L46 -34Z', C.cabai) +
            stroke('M44 -14L56 -26', C.nila, 2),
        ) +
        [-36, -12, 12, 36].map((y) => circle(-68, y, 4, shade(C.kertas, 0.35))).join('') +
        lightOver(d),
      3,
    ),
    0,
    0,
    1,
    -4,
  )
}
/** The ribbon from Bima's wheel, tied to a bow. */
const ribbon = (): string => {
  const tails = 'M-4 6C-30 14 -16 38 -46 52M6 6C30 16 10 36 44 54',
    loops = 'M0 0C-24 -40 -74 -46 -72 -10C-70 22 -26 22 0 0C24 -40 74 -46 72 -10C70 22 26 22 0 0Z'
  return lit(
    stroke(tails, shade(C.mangga, 0.1), 19, { 'stroke-linecap': 'butt' }) +
      stroke(tails, C.kunyit, 14, { 'stroke-linecap': 'butt' }) +
      path(loops, lin([light(C.kunyit, 0.4), C.kunyit, C.mangga], 60)) +
      path(
        'M-12 -4C-26 -26 -58 -30 -56 -10C-54 8 -30 8 -12 -4ZM12 -4C26 -26 58 -30 56 -10C54 8 30 8 12 -4Z',
        C.mangga,
      ) +
      path('M-12 -14Q0 -20 12 -14Q16 0 12 14Q0 19 -12 14Q-16 0 -12 -14Z', lin([light(C.kunyit, 0.3), C.mangga], 60)) +
      stroke('M-14 -8Q-30 -16 -44 -12M14 -8Q30 -16 44 -12', C.soga, 2, { opacity: 0.4 }),
    3,
  )
}
/** Nenek Murni's flowered cloth, one corner turned over. */
const flowered = (): string => {
  const d = 'M-76 -40Q-30 -58 10 -50T72 -44Q80 -6 74 22L40 52Q-10 46 -34 54T-74 46Q-80 4 -76 -40Z'
  return lit(
    cloth(d, ceplok(C.nila, C.santan, C.kunyit, 32)) +
      clipped(d, stroke(d, C.cabai, 13) + stroke(d, C.kunyit, 3)) +
      lightOver(d) +
      clipped(d, stroke('M-30 -60Q-18 0 -32 60M24 -60Q16 -10 26 60', C.manggis, 5, { opacity: 0.26 })) +
      path('M74 22Q52 18 38 24Q42 38 40 52Z', lin([light(C.nila, 0.5), shade(C.nila, 0.1)], 50)),
    3,
  )
}
/** Birthday paper with dots, half rolled up, a strip of glue tape still on it. */
const wrapper = (): string => {
  const d = 'M-70 -50L66 -56Q74 0 68 52L-66 54Q-60 0 -70 -50Z',
    roll = 'M-82 -50Q-70 -60 -54 -50Q-46 0 -52 52Q-64 64 -78 54Q-86 0 -82 -50Z'
  return lit(
    path(d, C.toska) +
      clipped(
        d,
        Array.from({ length: 24 }, (_, n) =>
          circle(
            -62 + (n % 6) * 28 + (Math.floor(n / 6) % 2) * 14,
            -40 + Math.floor(n / 6) * 28,
            8,
            n % 3 ? C.padi : C.jambu,
          ),
        ).join(''),
      ) +
      lightOver(d) +
      path(roll, lin([light(C.toska, 0.6), light(C.toska, 0.3), shade(C.toska, 0.3)], 0)) +
      stroke('M-76 -46Q-66 -40 -58 -47', shade(C.toska, 0.5), 3) +
      path('M46 -62L74 -50L68 -36L42 -48Z', C.santan, { opacity: 0.85 }),
    3,
  )
}

/** A rag around 0,0 of that half width and half height, its edge cut by hand; each of the four is cut otherwise. */
const RAGS: readonly ((w: number, h: number) => string)[] = [
  (w, h) => `M${-w} ${-h * 0.9}L${-w * 0.3} ${-h}L${w * 0.96} ${-h * 0.94}L${w} ${h * 0.96}L${-w * 0.94} ${h}Z`,
  (w, h) => `M${-w * 0.96} ${-h}L${w * 0.2} ${-h * 0.92}L${w} ${-h}L${w * 0.94} ${h * 0.92}L${-w} ${h}Z`,
  (w, h) => `M${-w} ${-h}L${w * 0.96} ${-h * 0.92}L${w} ${h * 0.4}L${w * 0.92} ${h}L${-w * 0.96} ${h * 0.94}Z`,
  (w, h) => `M${-w * 0.94} ${-h * 0.94}L${w} ${-h}L${w * 0.96} ${h}L${-w * 0.2} ${h * 0.93}L${-w} ${h}Z`,
]
/** What each patch is cut from: Ayu's drawing, Bima's ribbon in stripes, Nenek Murni's cloth, birthday paper. */
const GIFTS: readonly ((w: number, h: number) => string)[] = [
  (w, h) =>
    rect(-w, -h, 2 * w, 2 * h, lin([C.putih, C.kertas], 60)) +
    path(`M${-w} ${h}V${h * 0.5}Q${-w * 0.3} ${-h * 0.1} ${w * 0.3} ${h * 0.4}T${w} ${h * 0.2}V${h}Z`, C.pisang) +
    circle(-w * 0.5, -h * 0.36, h * 0.26, C.kunyit) +
    stroke(
      `M${w * 0.3} ${h * 0.3}V${-h * 0.2}m-16 6l16 14l18 -24M${w * 0.3} ${h * 0.3}l-10 22m10 -22l12 20`,
      C.nila,
      5,
    ) +
    circle(w * 0.3, -h * 0.36, h * 0.14, C.jambu) +
    path(`M${w * 0.74} ${-h * 0.86}l14 16l-12 20l-14 -18Z`, C.cabai),
  (w, h) =>
    rect(-w, -h, 2 * w, 2 * h, C.kunyit) +
    stroke([-2, -1.4, -0.8, -0.2, 0.4, 1].map((t) => `M${-w} ${h * (t + 0.6)}L${w} ${h * t}`).join(''), C.mangga, 13) +
    stroke(
      [-1.2, -0.4, 0.4, 1.2].map((t) => `M${-w} ${h * t}L${w} ${h * (t + 0.6)}`).join(''),
      light(C.kunyit, 0.6),
      5,
    ),
  (w, h) => cloth(`M${-w} ${-h}H${w}V${h}H${-w}Z`, ceplok(C.nila, C.santan, C.kunyit, 32)),
  (w, h) =>
    rect(-w, -h, 2 * w, 2 * h, C.toska) +
    Array.from({ length: 24 }, (_, n) =>
      circle(
        -w + 12 + (n % 6) * 34 + (Math.floor(n / 6) % 2) * 17,
        -h + 14 + Math.floor(n / 6) * 36,
        9,
        n % 3 ? C.padi : C.jambu,
      ),
    ).join(''),
]
/** The patch cut from gift 0 to 3; `isPlaced`: stitched on, with paste at its edge. */
function patch(gift: number, w: number, h: number, isPlaced = false): string {
  const rag = item(RAGS, gift)
  const d = rag(w, h)
  return g([
    isPlaced ? stroke(d, C.putih, 8, { opacity: 0.75 }) : '',
    lit(clipped(d, item(GIFTS, gift)(w, h)) + lightOver(d), isPlaced ? 2 : 3),
    isPlaced ? stroke(rag(w - 9, h - 9), C.cabai, 4, { 'stroke-dasharray': '13 10' }) : '',
  ])
}

/** A piece that is dragged, half of its box's width and height. */
const piece = (name: string, w: number, h: number, svg: () => string): FreePicture => ({
  path: `/img/books/book7/sprites/${name}.webp`,
  svg,
  box: { x: -w, y: -h, width: 2 * w, height: 2 * h },
  width: 340,
})
/** A banana leaf along +x, as long as `L`: the kit's leaf, whose own veins would stick out at this size. */
export const veinedLeaf = (L: number): string => {
  const middle = sample(
      [
        [0, 0],
        [L * 0.35, -L * 0.154],
        [L * 0.72, -L * 0.158],
        [L, L * 0.026],
      ],
      4,
    ),
    vein = (i: number, side: 1 | -1): string => {
      const [x, y] = item(middle, i),
        [ahead, below] = item(middle, i + 1),
        turn = Math.atan2(below - y, ahead - x) + side * 1.2,
        long = L * 0.17 * Math.sin((Math.PI * (i + 1)) / (middle.length + 1)) ** 0.62
      return `M${f(x)} ${f(y)}l${f(Math.cos(turn) * long)} ${f(Math.sin(turn) * long)}`
    },
    veins = Array.from({ length: middle.length - 3 }, (_, i) => vein(i + 1, 1) + vein(i + 1, -1)).join('')
  return (
    lit(bananaLeaf(L, C.pisang, 2, { wide: 0.2, veins: false }), 3) +
    stroke(veins, light(C.pisang, 0.4), 2, { opacity: 0.5 })
  )
}
/** Where the kite of activity 701 lies: its cross, its scale, its turn. */
const LAID = { x: 470, y: 400, s: 2.2, turn: -75 } as const
/** Long ends of the two sticks, as they look out of the paper. */
const longSticks = (): string =>
  lit(
    ['M0 -158V150', 'M-112 0H112']
      .map((d) => stroke(d, C.soga, 11) + stroke(d, '#D9B45F', 8.4) + stroke(d, '#F3DFA0', 2.6))
      .join(''),
    2,
  )
/** The patchwork kite on the meadow, its stick, patches, string and tail. */
const kiteParts = (): string =>
  g([
    lawnFromAbove([640, 330], 7),
    ...(
      [
        [150, 200],
        [1180, 560],
        [110, 590],
        [900, 190],
        [700, 200],
      ] as const
    ).map(([x, y], i) => flower(x, y, 0.9, i % 2 ? C.putih : C.sepatu)),
    place(
      path('M0 -100L100 0L0 180L-100 0Z', mix(C.lumut, C.daun, 0.3), { opacity: 0.5 }),
      LAID.x + 14,
      LAID.y + 20,
      LAID.s,
      LAID.turn,
    ),
    place(kiteTail([110, 40, 100, 160, 300, 92], { n: 7, colors: GIFT_TAIL, s: 1.9 }), 852, 502),
    place(longSticks() + patchKite(4), LAID.x, LAID.y, LAID.s, LAID.turn),
    stringTo(LAID.x, LAID.y, 1080, 300, -90, 5),
    place(groundShadow(0, 60, 90, 0.3) + reel(), 1090, 310, 1.5, 14),
  ])

/** All free pictures of this file. */
export const pictures: readonly FreePicture[] = [
  piece('drawing', 90, 69, drawing),
  piece('ribbon', 83, 69, ribbon),
  piece('cloth', 90, 69, flowered),
  piece('wrapper', 90, 69, wrapper),
  ...['drawing', 'ribbon', 'cloth', 'wrapper'].flatMap((gift, n) => [
    piece(`patch-${gift}`, 90, 72, () => patch(n, 84, 66)),
    piece(`patch-${gift}-placed`, 115, 93, () => patch(n, 107, 85, true)),
  ]),
  {
    path: '/img/books/book7/post/kite-parts.webp',
    svg: kiteParts,
    box: { x: 0, y: 0, width: 1280, height: 800 },
    width: 1280,
  },
]
