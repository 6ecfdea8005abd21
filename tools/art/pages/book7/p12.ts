/** Book 7, page 12: straight down on an open basket: arms from all sides, like a star; a bit from everyone. Kakek would even give his leaf. */
import { hand } from '../../characters/hands.ts'
import { type Point, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { blur, clipped, ellipse, g, lin, path, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'
import type { SpriteDrawing } from '../page.ts'
import {
  ayuHead,
  bimaHead,
  chairBelow,
  citraBack,
  citraHead,
  danuBack,
  danuHead,
  fromAbove,
  hatOnBack,
  kakekHead,
  murniHead,
  shawlOver,
} from './p12.crowns.ts'
import { eka, kiko, near } from './p12.eka.ts'
import { background as ground, BASKET, basket, foreground } from './p12.land.ts'

const ayu = (): string =>
  near(() =>
    fromAbove({
      x: 196,
      y: 214,
      to: BASKET,
      skin: SKIN.sawo,
      cloth: C.kunyit,
      sleeve: C.kunyit,
      isLong: true,
      arms: [
        { at: [306, 336], side: 1, bend: 1 },
        { at: [378, 262], side: -1, bend: -1 },
      ],
      head: ayuHead(),
    }),
  )
const bima = (): string =>
  near(() =>
    fromAbove({
      x: 468,
      y: 92,
      to: [560, 300],
      skin: SKIN.langsat,
      cloth: '#7CC4E8',
      sleeve: '#7CC4E8',
      arms: [
        { at: [384, 130], side: 1, bend: 1, kind: 'hold' },
        { at: [536, 224], side: -1, bend: -1 },
      ],
      under: chairBelow(),
      head: bimaHead(),
    }),
  )
const murni = (): string =>
  near(() =>
    fromAbove({
      x: 822,
      y: 92,
      to: [730, 300],
      skin: SKIN.matang,
      cloth: C.hutan,
      sleeve: C.hutan,
      isLong: true,
      arms: [
        { at: [700, 210], side: 1, bend: 1 },
        { at: [800, 226], side: -1, bend: -1 },
      ],
      over: shawlOver(),
      head: murniHead(),
    }),
  )
const citra = (): string =>
  near(() =>
    fromAbove({
      x: 1086,
      y: 214,
      to: BASKET,
      skin: SKIN.coklat,
      cloth: C.putih,
      sleeve: mix(C.jambu, C.putih, 0.4),
      arms: [
        { at: [962, 334], side: 1, bend: 1 },
        { at: [946, 262], side: -1, bend: -1 },
      ],
      back: citraBack(),
      head: citraHead(),
    }),
  )
/** Where his hands have the rim of the leaf. */
const RIM = [
  [304, 552],
  [358, 682],
] as const
/** He holds his leaf out with both hands, and wears it. */
const kakek = (lift = 0): string =>
  near(() =>
    g([
      fromAbove({
        x: 288,
        y: 632,
        to: BASKET,
        skin: SKIN.matang,
        cloth: '#4A4458',
        sleeve: '#4A4458',
        isLong: true,
        arms: [
          { at: RIM[1], side: 1, bend: 1, kind: 'hold' },
          { at: RIM[0], side: -1, bend: -1, kind: 'hold' },
        ],
        head: kakekHead(lift),
      }),
      lit(
        hand('hold', [RIM[0][0] - 4, RIM[0][1] - 14], 10, -1, SKIN.matang, 2.3) +
          hand('hold', [RIM[1][0] + 12, RIM[1][1] + 12], -140, 1, SKIN.matang, 2.3),
        3,
      ),
    ]),
  )
/** Danu, who asked; his flat hand says no to a leaf. */
const danu = (): string =>
  near(() =>
    fromAbove({
      x: 92,
      y: 404,
      to: [318, 452],
      skin: SKIN.sawo,
      cloth: C.putih,
      sleeve: light(C.daun, 0.4),
      arms: [
        { at: [252, 446], side: -1, bend: -1, kind: 'fist' },
        { at: [186, 530], side: 1, bend: 1 },
      ],
      back: danuBack(),
      over: hatOnBack(),
      head: danuHead(),
    }),
  )
/** A baby's arm from the right edge; what is in the fist is its very own sock. */
const baby = (): string =>
  near(() => {
    const way: readonly Point[] = [
      [1300, 404],
      [1220, 420],
      [1150, 412],
    ]
    return (
      g(path(tube(way, [30, 27, 20]), C.jati), { opacity: 0.3, filter: blur(7), transform: 'translate(12 18)' }) +
      lit(
        path(
          'M1150 398C1124 384 1086 388 1080 406C1072 432 1096 440 1110 432L1154 428Z',
          lin([C.putih, light(C.toska, 0.55)], 70),
        ) + stroke('M1132 392L1134 432M1118 390L1116 432', C.toska, 6),
        2.4,
      ) +
      lit(
        path(tube(way, [27, 25, 18]), lin([light(SKIN.sawo.b, 0.3), SKIN.sawo.b, SKIN.sawo.s], 70)) +
          hand('fist', [1156, 412], -86, 1, SKIN.sawo, 2.1),
        3,
      ) +
      lit(
        path(
          tube(
            [
              [1300, 404],
              [1262, 413],
              [1238, 417],
            ],
            [38, 35, 34],
            { end: 'flat' },
          ),
          lin([light(C.pisang, 0.4), C.pisang, shade(C.pisang, 0.2)], 70),
        ) +
          ellipse(1262, 402, 5, 5, C.putih) +
          ellipse(1250, 428, 5, 5, C.putih) +
          ellipse(1276, 424, 5, 5, C.putih),
        3,
      )
    )
  })
/** The yard, with who does not move. */
export const background = (): string => clipped('M0 0H1280V800H0Z', [ground(), danu(), baby()])
export { foreground }
const cut = (svg: string): string => clipped('M0 0H1280V800H0Z', svg)
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  { name: 'ayu', box: { x: 4, y: 10, width: 32, height: 40 }, svg: ayu(), pivot: [0.2, 0.3], idle: 'sway', tap: 'nod' },
  {
    name: 'bima',
    box: { x: 23, y: 0, width: 25, height: 37 },
    svg: cut(bima()),
    pivot: [0.5, 0.2],
    idle: 'wobble',
    tap: 'wiggle',
  },
  {
    name: 'murni',
    box: { x: 50, y: 0, width: 24, height: 37 },
    svg: cut(murni()),
    pivot: [0.5, 0.2],
    idle: 'sway',
    tap: 'nod',
  },
  {
    name: 'citra',
    box: { x: 68, y: 8, width: 30, height: 41 },
    svg: citra(),
    pivot: [0.8, 0.3],
    idle: 'sway',
    tap: 'nod',
  },
  {
    name: 'kakek',
    box: { x: 6, y: 56, width: 30, height: 40 },
    svg: kakek(),
    frames: { tap: kakek(22) },
    pivot: [0.4, 0.5],
    idle: 'sway',
    tap: 'nod',
  },
  {
    name: 'basket',
    box: { x: 37, y: 39, width: 26, height: 42 },
    svg: near(basket),
    pivot: [0.5, 0.5],
    idle: 'still',
    tap: 'wobble',
    sound: 'rustle',
  },
  {
    name: 'kiko',
    box: { x: 43, y: 45, width: 14, height: 24 },
    svg: kiko(),
    frames: { tap: kiko(6) },
    pivot: [0.5, 0.5],
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'eka',
    box: { x: 52, y: 48, width: 32, height: 44 },
    svg: eka(),
    frames: { blink: eka({ blink: true }), tap: eka({ expression: 'laugh' }) },
    pivot: [0.7, 0.9],
    idle: 'wiggle',
    tap: 'hop',
  },
]
