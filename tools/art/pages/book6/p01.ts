/**
 * Book 6, page 1: straight down from the rafters: a fan of five heads in one bed, three lamps. The blanket has six bumps, and Eka sleeps in her boots.
 * A lamp that is put out takes the light from its third of the room.
 */
import { person } from '../../characters/cast.ts'
import { figure } from '../../characters/figure.ts'
import { CAST, type PersonName } from '../../characters/people.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { circle, lin, path, place, rect, type Stop, stroke } from '../../core/svg.ts'
import { lampGlow, lampPool, relight } from '../../core/time.ts'
import { light, shade } from '../../palette.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { lantern } from '../../parts/lantern.ts'
import type { SpriteDrawing } from '../page.ts'
import { aidCase, blanket, chair } from './p01.bed.ts'
import { background, foreground } from './p01.land.ts'
import { drawn, lamplit } from './sharedNight.ts'

/** A head on its pillow: where the pillow's middle is, and how the sleeper lies (degrees). */
interface Bed {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly color: string
}
const BEDS = {
  ayu: { x: 296, y: 396, turn: -20, color: '#F3E6CE' },
  citra: { x: 462, y: 356, turn: -10, color: '#CFE3DE' },
  bima: { x: 632, y: 332, turn: 0, color: '#F6D9B8' },
  danu: { x: 802, y: 356, turn: 10, color: '#DCE6BE' },
  eka: { x: 966, y: 396, turn: 20, color: '#F4CFC4' },
} as const satisfies Partial<Record<PersonName, Bed>>
const S = 1.36
const pillow = (color: string): string =>
  lit(
    path(
      'M-88 -58C-60 -72 60 -72 88 -58C100 -30 100 36 88 62C60 74 -60 74 -88 62C-100 36 -100 -30 -88 -58Z',
      lin([light(color, 0.4), color, shade(color, 0.24)], 60),
    ) +
      stroke(
        'M-80 -50q14 14 12 30M80 -50q-14 14 -12 30M-78 54q12 -10 12 -26M78 54q-12 -10 -12 -26',
        shade(color, 0.3),
        3,
        { opacity: 0.5 },
      ),
    4,
  )
/** A head alone, as it lies; nobody wears glasses or a hearing aid in bed. */
function head(name: keyof typeof BEDS, how: FigureOptions): string {
  const { x, y, turn, color } = BEDS[name],
    under: FigureOptions = {
      pose: { armL: [-14, -6], armR: [14, 6] },
      props: { ...CAST[name].props, leg: [10, 10] },
      ...how,
    },
    who =
      name === 'danu' || name === 'citra'
        ? figure({ ...CAST[name], headExtra: undefined, behind: undefined, mid: undefined, ...under })
        : person(name, under)
  const [hx, hy] = who.at.head
  return lamplit(place(pillow(color) + drawn(0.55 / S, () => place(who.svg, -hx * S, -hy * S + 4, S)), x, y, 1, turn))
}
const ayu = (how: FigureOptions = {}): string =>
  head('ayu', { expression: 'happy', turn: 0.5, nod: 0.1, look: [1, 0.1], ...how })
const citra = (how: FigureOptions = {}): string =>
  head('citra', { expression: 'calm', turn: 0.2, ...how }) + lamplit(place(foldedGlasses(), 322, 236, 0.9, -24))
const bima = (how: FigureOptions = {}): string => head('bima', { expression: 'laugh', turn: 0.3, ...how })
const danu = (how: FigureOptions = {}): string =>
  head('danu', { expression: 'calm', turn: 0.2, look: [0.9, -0.8], ...how })
const eka = (how: FigureOptions = {}): string =>
  head('eka', { expression: 'mischief', turn: -0.5, look: [-1, 0.1], ...how })
/** Citra's glasses, put down for the night. */
const foldedGlasses = (): string =>
  lit(
    circle(-20, 0, 16, '#EAF6F3', { opacity: 0.3 }) +
      circle(20, 0, 16, '#EAF6F3', { opacity: 0.3 }) +
      circle(-20, 0, 16, 'none', { stroke: '#EE8434', 'stroke-width': 5 }) +
      circle(20, 0, 16, 'none', { stroke: '#EE8434', 'stroke-width': 5 }) +
      stroke('M-5 -3q5 -5 10 0M-35 -4L26 -15M35 -4L-26 -17', '#EE8434', 4),
    1.4,
  )
const EYES_OPEN: FigureOptions = { expression: 'awe', turn: 0, look: [0, 0] }

/** Only his tail lies out, below the sixth bump. */
const kiko = (turn = 0): string => lamplit(place(kittenTail(), 1046, 690, 1.1, 152 + turn))
/** A lamp on the floor: lit, or put out, with the night that then lies over its third of the room. */
const LAMPS = [
  [126, 288],
  [640, 186],
  [1150, 288],
] as const
/** From where to where the night lies that each of them leaves. Two of them share their last `SOFT` px, and are as dark there together as one alone. */
const VEILS = [
  [0, 485],
  [335, 945],
  [795, 1280],
] as const
const SOFT = 150
/** How dark the night is, 0 to 1. */
const NIGHT = 0.8
/** Darkness at a share of a soft edge, 0 inside to 1 outside: what lets through a part of the light and, with its mirror image, just as much as all of the night. */
const fading = (out: number): number => Math.round(1000 * (1 - (1 - NIGHT) ** (1 - out))) / 1000
function lamp(n: 0 | 1 | 2, isOn = true): string {
  const [x, y] = LAMPS[n]
  if (isOn)
    return (
      lampPool(x, y - 4, 170, 0.8) + lampGlow(x, y - 52, 140, 0.95) + place(lantern({ on: true, r: 0 }), x, y, 1.36)
    )
  const [from, to] = VEILS[n],
    share = SOFT / (to - from),
    steps = [0, 0.25, 0.5, 0.75, 1],
    left = n === 0 ? [] : steps.map((step): Stop => ['#081236', step * share, fading(1 - step)]),
    right = n === 2 ? [] : steps.map((step): Stop => ['#081236', 1 - share + step * share, fading(step)])
  return (
    rect(
      from,
      0,
      to - from,
      800,
      lin([['#081236', 0, n === 0 ? NIGHT : 0], ...left, ...right, ['#081236', 1, n === 2 ? NIGHT : 0]], 0),
    ) + place(relight(lantern({ on: false, r: 0 }), 'malam'), x, y, 1.36)
  )
}
const sleeper = (
  name: keyof typeof BEDS,
  draw: (how?: FigureOptions) => string,
  idle: 'breathe' | 'wiggle' = 'breathe',
): SpriteDrawing => ({
  name,
  box: { x: BEDS[name].x / 12.8 - 10, y: BEDS[name].y / 8 - 14, width: 20, height: 42 },
  svg: draw(),
  frames: { blink: draw({ blink: true }), tap: draw({ expression: 'laugh' }), awake: draw(EYES_OPEN) },
  idle,
  tap: 'wiggle',
})

export { background, foreground }
/** Back to front: heads, the blanket, what lies and stands about, and the lamps, whose night lies over all. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'case',
    box: { x: 69, y: 26, width: 8, height: 11 },
    svg: aidCase(),
    frames: { tap: aidCase(true) },
    idle: 'still',
    tap: 'wiggle',
  },
  {
    name: 'chair',
    box: { x: 84, y: 64, width: 15, height: 27 },
    svg: chair(),
    frames: { tap: chair(5) },
    idle: 'still',
    tap: 'wobble',
    sound: 'creak',
  },
  sleeper('ayu', ayu),
  sleeper('citra', citra),
  sleeper('bima', bima),
  sleeper('danu', danu),
  sleeper('eka', eka, 'wiggle'),
  {
    name: 'kiko',
    box: { x: 79, y: 85, width: 7, height: 10 },
    svg: kiko(),
    frames: { tap: kiko(-20) },
    pivot: [0.5, 0],
    idle: 'sway',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'blanket',
    box: { x: 13, y: 50, width: 73, height: 46 },
    svg: blanket(),
    idle: 'still',
    tap: 'wiggle',
    sound: 'rustle',
  },
  ...([0, 1, 2] as const).map(
    (n): SpriteDrawing => ({
      name: `lamp-${n + 1}`,
      box: { x: LAMPS[n][0] / 12.8 - 6, y: LAMPS[n][1] / 8 - 19, width: 12, height: 22 },
      svg: lamp(n),
      frames: { done: lamp(n, false) },
      idle: 'still',
      tap: 'still',
      sound: 'lantern',
    }),
  ),
]
