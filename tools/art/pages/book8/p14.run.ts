/** The three of book 8, page 14, who run up the steps in flying capes: Tini ahead, Pak Joko with hat, kitten and sweet potato, Ibu behind. */
import { person } from '../../characters/cast.ts'
import type { PersonName } from '../../characters/people.ts'
import type { Figure, FigureOptions, Pose } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { clipped, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { lantern } from '../../parts/lantern.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'

const CAPE: Readonly<Record<string, string>> = { joko: C.kunyit, tini: mix(C.air, C.toska, 0.3), ibu: C.sepatu }
/** A cape that flies back from the neck at x, y; `wave` lifts its hem. */
function flying([x, y]: readonly [number, number], c: string, wave: number): string {
  const d = `M${x + 30} ${y - 4}C${x + 46} ${y + 30} ${x + 40} ${y + 62} ${x + 34} ${y + 84}Q${x + 16} ${y + 98} ${x - 4} ${y + 88}Q${x - 26} ${y + 106} ${x - 48} ${y + 90 - wave}Q${x - 76} ${y + 102 - wave} ${x - 96} ${y + 76 - wave}Q${x - 122} ${y + 80 - wave * 1.4} ${x - 134} ${y + 48 - wave * 1.6}C${x - 96} ${y + 36} ${x - 60} ${y + 10} ${x - 30} ${y - 6}Q${x} ${y + 10} ${x + 30} ${y - 4}Z`
  const folds = `M${x - 18} ${y + 8}Q${x - 40} ${y + 46} ${x - 50} ${y + 88 - wave}M${x - 26} ${y + 2}Q${x - 70} ${y + 40} ${x - 96} ${y + 72 - wave}M${x + 8} ${y + 10}Q${x + 10} ${y + 50} ${x - 4} ${y + 86}`
  return lit(
    path(d, lin([light(c, 0.5), c, shade(c, 0.36)], 40)) +
      clipped(
        d,
        stroke(folds, shade(c, 0.36), 4, { opacity: 0.5 }) +
          stroke(folds, light(c, 0.7), 3, { opacity: 0.6, transform: 'translate(6 -2)' }),
      ),
    3,
  )
}
/** One runner: body, cape, arms that reach out of it, head; `held` is drawn in the front hand. */
interface Runner {
  readonly name: PersonName
  readonly at: readonly [x: number, y: number, s: number]
  readonly pose: Pose
  readonly how: FigureOptions
  readonly wave: number
  held?(one: Figure): string
  over?(one: Figure): string
}
function runner({ name, at: [x, y, s], pose, how, wave, held, over }: Runner): string {
  const one = person(name, {
    turn: 0.6,
    nod: -0.15,
    look: [0.8, -0.5],
    ...how,
    pose: {
      lean: 16,
      legL: [-40, -88],
      legR: [58, 4],
      head: -8,
      footL: 60,
      footR: -12,
      side: 1,
      back: '',
      hide: 'LR',
      ...pose,
    },
  })
  return drawn(0.8, () =>
    lamplit(
      place(
        one.svg +
          (pose.back?.includes('L') ? one.parts.armL : '') +
          flying(one.at.neck, CAPE[name] ?? C.kunyit, wave) +
          one.parts.head +
          (held?.(one) ?? '') +
          one.parts.armL +
          one.parts.armR +
          (over?.(one) ?? ''),
        x,
        y,
        s,
      ),
    ),
  )
}
const lamp = ([x, y]: readonly [number, number], s = 0.72): string => place(lantern({ r: 140 }), x, y + 54 * s + 4, s)
/** First: a lantern before her, the other hand back to the next. */
export const tini = (how: FigureOptions = { expression: 'happy' }, wave = 0): string =>
  runner({
    name: 'tini',
    at: [312, 616, 0.6],
    pose: { armL: [-82, -70], handL: 'open', armR: [118, 136], handR: 'fist', stretch: 1.1 },
    how,
    wave,
    held: (one) => lamp(one.at.handR),
  })
const potato = (): string =>
  lit(
    path(
      'M-46 4C-44 -22 -14 -32 14 -24C40 -18 54 -4 58 4C44 22 16 30 -12 26C-32 24 -46 16 -46 4Z',
      lin(['#E08AA8', '#B0486E', '#7A2E52'], 60),
    ),
    2.4,
  ) +
  stroke('M-24 -6q8 -6 14 0M8 6q9 -5 15 1M-8 14q7 -4 12 0M30 -6q6 -3 10 0', '#7A2E52', 3, { opacity: 0.7 }) +
  stroke('M58 4q14 2 18 12M-46 4q-12 0 -18 -8', '#7A2E52', 4)
/** In the middle: one hand on the hat, the other round a sweet potato. */
export const joko = (how: FigureOptions = { expression: 'wow' }, wave = 0): string =>
  runner({
    name: 'joko',
    at: [180, 672, 0.6],
    pose: {
      armL: { head: [-62, -30], bend: -1 },
      handL: 'rest',
      over: 'L',
      armR: { palm: [66, -104], bend: -1 },
      handR: 'rest',
    },
    how,
    wave,
    held: (one) =>
      lamp([one.at.handR[0] + 34, one.at.handR[1] + 6], 0.68) +
      place(potato(), one.at.handR[0] - 2, one.at.handR[1] - 14, 1.12, -24),
  })
/** Last: she pushes the others on, a lantern held up behind. */
export const ibu = (how: FigureOptions = { expression: 'wow' }, wave = 0): string =>
  runner({
    name: 'ibu',
    at: [82, 718, 0.6],
    pose: { armL: [-60, -150], handL: 'fist', armR: [76, 100], handR: 'open', stretch: 0.9 },
    how,
    wave,
    held: (one) => lamp(one.at.handL),
  })
/** On the hat, claws in. */
export const kiko = (mood: 'open' | 'shut' = 'open'): string =>
  lamplit(place(kitten({ pose: 'hide', mood }), 206, 484, 0.58, -8))
