/**
 * Book 8, page 8: straight down from under the roof: a ring of heads round one lantern, some bowed, some with the face up to the rain, hands at their
 * ears. At seven o’clock the ring has a gap; there Kiko sits and looks the other way, along the light, at Danu with his hand on the pipe.
 */
import { person } from '../../characters/cast.ts'
import type { PersonName } from '../../characters/people.ts'
import type { FigureOptions } from '../../characters/types.ts'
import type { Point } from '../../core/geom.ts'
import { blur, clipped, ellipse, g, place, stroke } from '../../core/svg.ts'
import { C, mix, SKIN } from '../../palette.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'
import type { SpriteDrawing } from '../page.ts'
import { ayahCrown, bimaCrown, chairBelow, chickAbove, kakekCrown, kikoAbove, rioCrown } from './p08.crowns.ts'
import { danu } from './p08.danu.ts'
import { floor, LAMP, lampAbove, pipe } from './p08.land.ts'
import { clock, faceUp, sitter, type Sitter } from './p08.sit.ts'
import { mallet } from './sharedPipe.ts'

/** Degrees of the clock at which each sits. */
const AT = { eka: 266, rio: 298, ayu: 329, citra: 0, bima: 34, sri: 68, kakek: 104, ayah: 140 } as const
type Seat = keyof typeof AT
const seat = (who: Seat, k = 1): Point => clock(LAMP, AT[who], 314 * k, 236 * k)
const sit = (who: Seat, how: Sitter, s = 0.84): string => {
  const [x, y] = seat(who)
  return drawn(0.5, () =>
    lamplit(g([ellipse(x, y, 82, 74, '#0A0716', { opacity: 0.5, filter: blur(10) }), sitter(how, x, y, AT[who], s)])),
  )
}
const up = (name: PersonName, how: FigureOptions, s = 1): string => {
  const opts: FigureOptions = { nod: -0.6, look: [0, -1], ...how }
  return faceUp(name, opts, person(name, opts), s)
}
const ayu = (how: FigureOptions = {}): string =>
  sit('ayu', {
    skin: SKIN.sawo,
    cloth: C.kunyit,
    legs: '#8A8795',
    shoe: C.tanah,
    isLong: true,
    isUp: true,
    arms: [
      { to: [-46, 92], side: -1, bend: 1 },
      { to: [92, 8], side: 1, bend: 1, angle: -150, kind: 'open', isOver: true },
    ],
    head: up('ayu', { expression: 'worry', turn: -0.2, ...how }, 0.98),
  })
const citra = (how: FigureOptions = {}): string =>
  sit('citra', {
    skin: SKIN.coklat,
    cloth: '#8A5AA8',
    legs: '#8A5AA8',
    isUp: true,
    arms: [
      { to: [-78, 36], side: -1, bend: -1, angle: 150, kind: 'open', isOver: true },
      { to: [78, 36], side: 1, bend: 1, angle: -150, kind: 'open', isOver: true },
    ],
    head: up('citra', { expression: 'worry', turn: 0.04, ...how }),
  })
const bima = (isListening = false): string =>
  sit('bima', {
    skin: SKIN.langsat,
    cloth: '#7CC4E8',
    legs: C.nila,
    hasLegs: false,
    under: chairBelow() + ellipse(-26, 84, 24, 34, C.nila) + ellipse(28, 86, 24, 34, mix(C.nila, C.manggis, 0.2)),
    arms: [
      { to: [-40, 74], side: -1, bend: 1, kind: 'fist' },
      { to: [44, 78], side: 1, bend: -1, kind: 'fist' },
    ],
    over: place(mallet(), -40, 84, 0.72, 62) + place(mallet(), 46, 86, 0.72, 118),
    head: place(bimaCrown(), 0, isListening ? 8 : 14, 1, isListening ? -14 : 0),
  })
const eka = (how: FigureOptions = {}): string =>
  sit(
    'eka',
    {
      skin: SKIN.sawo,
      cloth: '#EE8434',
      legs: '#4F8FA8',
      shoe: C.kunyit,
      isUp: true,
      arms: [
        { to: [-38, 96], side: -1, bend: 1 },
        { to: [40, 94], side: 1, bend: -1 },
      ],
      head: up('eka', { expression: 'sad', turn: 0.2, look: [0.3, -0.8], ...how }, 1.1),
    },
    0.76,
  )
const kakek = (lift = 0): string =>
  sit('kakek', {
    skin: SKIN.matang,
    cloth: '#4A4458',
    legs: C.soga,
    shoe: C.jati,
    isLong: true,
    arms: [
      { to: [-50, 96], side: -1, bend: 1 },
      { to: [96, 20], side: 1, bend: -1, angle: -120, kind: 'open', isOver: true },
    ],
    head: place(kakekCrown(), 0, 14 - lift, 1.04, 12 + lift),
  })
const sri = (how: FigureOptions = {}): string =>
  sit('sri', {
    skin: SKIN.sawo,
    cloth: C.jambu,
    legs: C.manggis,
    shoe: C.jati,
    isLong: true,
    isUp: true,
    arms: [
      { to: [-22, 96], side: -1, bend: 1, kind: 'fist' },
      { to: [22, 98], side: 1, bend: -1, kind: 'fist' },
    ],
    head: up('sri', { expression: 'worry', turn: 0.1, ...how }, 0.98),
  })
/** Two neighbours who do not move. */
const neighbours = (): string =>
  sit('rio', {
    skin: SKIN.langsat,
    cloth: C.nila,
    legs: '#8C7A63',
    shoe: C.jati,
    art: stroke('M-80 -60L80 20M-80 -20L60 50M-40 -90L90 -20M-80 20L40 -90M-40 40L90 -60', C.kunyit, 5, {
      opacity: 0.5,
      'stroke-dasharray': '2 20',
    }),
    arms: [
      { to: [-58, 66], side: -1, bend: 1 },
      { to: [50, 84], side: 1, bend: -1 },
    ],
    head: place(rioCrown(), 0, 12, 1, -8),
  }) +
  sit('ayah', {
    skin: SKIN.sawo,
    cloth: C.toska,
    legs: '#5B4A5E',
    shoe: C.soga,
    arms: [
      { to: [-94, 26], side: -1, bend: 1, angle: 120, kind: 'open', isOver: true },
      { to: [56, 84], side: 1, bend: -1 },
    ],
    head: place(ayahCrown(), 0, 14, 1.02, 8),
  })
/** Where he sits: in the gap. */
const KIKO = clock(LAMP, 213, 250, 214)
const kiko = (wag = 0): string =>
  drawn(0.6, () =>
    lamplit(
      ellipse(KIKO[0] - 12, KIKO[1] + 20, 40, 30, '#0A0716', { opacity: 0.5, filter: blur(8) }) +
        place(kikoAbove(wag), KIKO[0], KIKO[1], 0.84, 66),
    ),
  )
/** The floor, two who do not move, the pipe, a chick at the lower edge. */
export const background = (): string =>
  clipped('M0 0H1280V800H0Z', [
    floor((Object.keys(AT) as Seat[]).map((who) => seat(who, 1.06))),
    lamplit(pipe()),
    neighbours(),
    lamplit(place(chickAbove(), 1010, 772, 0.8, -40)),
  ])
/** Nothing lies over them. */
export const foreground = (): string => ''

const NOD = { idle: 'breathe', tap: 'nod', pivot: [0.5, 0.5] } as const
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'ayu',
    box: { x: 35, y: 10, width: 16.5, height: 29 },
    svg: ayu(),
    frames: { blink: ayu({ blink: true }), tap: ayu({ expression: 'sad' }) },
    ...NOD,
  },
  {
    name: 'citra',
    box: { x: 45.5, y: 3.5, width: 17.5, height: 29 },
    svg: citra(),
    frames: { blink: citra({ blink: true }), tap: citra({ expression: 'sad' }) },
    ...NOD,
  },
  { name: 'bima', box: { x: 58.5, y: 5.5, width: 20, height: 32 }, svg: bima(), frames: { tap: bima(true) }, ...NOD },
  {
    name: 'eka',
    box: { x: 23, y: 37, width: 18, height: 23.5 },
    svg: eka(),
    frames: { blink: eka({ blink: true }), tap: eka({ expression: 'worry' }) },
    ...NOD,
  },
  { name: 'kakek', box: { x: 66, y: 41, width: 20, height: 28 }, svg: kakek(), frames: { tap: kakek(8) }, ...NOD },
  {
    name: 'sri',
    box: { x: 66, y: 23.5, width: 17, height: 27 },
    svg: sri(),
    frames: { blink: sri({ blink: true }), tap: sri({ expression: 'sad' }) },
    ...NOD,
  },
  {
    name: 'lantern',
    box: { x: 49, y: 38.5, width: 10, height: 16 },
    svg: lampAbove(0.6),
    frames: { tap: lampAbove(0.7) },
    pivot: [0.5, 0.5],
    idle: 'twinkle',
    tap: 'nod',
    sound: 'lantern',
  },
  {
    name: 'danu',
    box: { x: 8.5, y: 57, width: 21, height: 38 },
    svg: danu(),
    frames: { blink: danu(true), tap: danu(false, 6) },
    ...NOD,
  },
  {
    name: 'kiko',
    box: { x: 36, y: 57, width: 15, height: 22 },
    svg: kiko(),
    frames: { tap: kiko(16) },
    pivot: [0.5, 0.5],
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
]
