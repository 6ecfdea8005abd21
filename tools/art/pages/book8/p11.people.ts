/** Book 8, page 11: the clock of faces along the pipe: Eka laughs, Ayu half smiles, Citra stops, Danu knows, Grandpa's peci slips; Kiko twice his size. */
import { person } from '../../characters/cast.ts'
import { HATS } from '../../characters/hats.ts'
import type { PersonName } from '../../characters/people.ts'
import type { Figure, FigureOptions, Pose } from '../../characters/types.ts'
import type { Point } from '../../core/geom.ts'
import { tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, ellipse, flat, g, path, place, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { kittenHead } from '../../parts/kitten.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'
import { LEAN } from './p11.land.ts'
import { fur, onPipe, pipeAt, sock, spiky, stripe } from './p11.pipe.ts'
import { danuAtNight } from './sharedDanu.ts'
import { aidCase } from './sharedPipe.ts'

/** Where a head is in the picture, its size and how far its owner leans with the room. */
interface Place {
  readonly x: number
  readonly y: number
  readonly s: number
  readonly r: number
}
/** Somebody by the place of the head; `pose` gets a function that says where a point of the picture is in figure units. */
function stand(
  make: (how: FigureOptions) => Figure,
  { x, y, s, r }: Place,
  pose: (to: (point: Point) => Point) => Pose,
  how: FigureOptions,
  isInAir = false,
): string {
  return drawn(0.55 / s, () => {
    const draft = make({ ...how, pose: pose((p) => p) }),
      [hx, hy] = draft.at.head,
      a = (r * Math.PI) / 180,
      to = ([px, py]: Point): Point => {
        const [dx, dy] = [(px - x) / s, (py - y) / s]
        return [hx + dx * Math.cos(a) + dy * Math.sin(a), hy - dx * Math.sin(a) + dy * Math.cos(a)]
      }
    const foot: Point = [x - (hx * Math.cos(a) - hy * Math.sin(a)) * s, y - (hx * Math.sin(a) + hy * Math.cos(a)) * s]
    const shadow = ellipse(foot[0] + 16, foot[1] - 4, 62 * s, 11 * s, '#1A0C14', {
      opacity: 0.4,
      transform: `rotate(${LEAN} ${Math.round(foot[0])} ${Math.round(foot[1])})`,
    })
    return (isInAir ? '' : shadow) + lamplit(place(place(make({ ...how, pose: pose(to) }).svg, -hx, -hy), x, y, s, r))
  })
}
const named = (name: PersonName) => (how: FigureOptions) => person(name, how)
const legs: Pose = { legL: [-8, -3], legR: [9, 4] }

/** She hangs over the pipe, her chin on it, her boots in the air, and still laughs. */
export const eka = (how: FigureOptions = {}, kick = 0): string =>
  stand(
    named('eka'),
    { x: 146, y: 196, s: 1.34, r: 6 },
    (to) => ({
      lean: 3,
      head: -8,
      armL: { to: to(onPipe(78)) },
      armR: { to: to(onPipe(212)) },
      angL: 0,
      angR: 0,
      legL: [-26 - kick, -58],
      legR: [30, -4 + kick],
      footL: -50,
      air: 90,
    }),
    { expression: 'laugh', turn: 0.3, ...how },
    true,
  )
/** Half a smile; the hand that cheered stays in the air. */
export const ayu = (how: FigureOptions = {}): string =>
  stand(
    named('ayu'),
    { x: 384, y: 228, s: 1.46, r: 9 },
    (to) => ({ lean: 4, head: -2, armL: { to: to(onPipe(368)) }, angL: 0, armR: [62, 140], handR: 'open', ...legs }),
    { expression: 'smile', turn: 0.3, nod: 0.3, look: [0.5, 0.6], ...how },
  )
/** Not any more. */
export const citra = (how: FigureOptions = {}): string =>
  stand(
    named('citra'),
    { x: 600, y: 280, s: 1.54, r: 9 },
    (to) => ({
      lean: 2,
      head: 4,
      armL: { to: to(onPipe(572)) },
      angL: 0,
      armR: { head: [40, 44], bend: 1 },
      angR: 168,
      handR: 'rest',
      over: 'R',
      ...legs,
    }),
    { expression: 'worry', turn: 0.2, look: [0.9, 0.1], ...how },
  )
/** He understands first: one palm on the pipe, the other stops them all. */
export const danu = (how: FigureOptions = {}): string =>
  stand(
    (o) => danuAtNight(o),
    { x: 920, y: 326, s: 1.74, r: 8 },
    (to) => ({ lean: -8, head: 2, armL: { to: to(onPipe(880)) }, angL: 0, armR: [96, 176], handR: 'open', ...legs }),
    {
      expression: 'awe',
      turn: -0.3,
      look: [-0.5, 0],
      mid: ({ pt }) => {
        const [x, y] = pt(0.7, 3)
        return (
          stroke(
            `M${pt(0.96, -10).join(' ')}L${x - 7} ${y - 14}M${pt(0.96, 10).join(' ')}L${x + 7} ${y - 14}`,
            C.cabai,
            3,
          ) + place(aidCase(), x, y + 8, 0.44)
        )
      },
      ...how,
    },
  )
/** His peci has slipped. */
export const kakek = (how: FigureOptions = {}, slip = 0): string =>
  stand(
    named('kakek'),
    { x: 1140, y: 346, s: 1.6, r: 8 },
    (to) => ({
      lean: -12,
      head: -2,
      armL: { to: to(onPipe(1084)) },
      angL: 0,
      armR: { head: [50, -34], bend: 1 },
      handR: 'rest',
      over: 'R',
      ...legs,
    }),
    {
      expression: 'wow',
      turn: -0.4,
      look: [-0.9, 0],
      hat: null,
      props: { leg: [44, 46] },
      headExtra: () => place(HATS.peci(-0.4).svg, 12 + slip * 0.4, -6 - slip * 0.3, 1, 20 + slip),
      ...how,
    },
  )
/** Two more behind them, who still cheer: Bu Sri and Father, darker than those in front. */
export function behind(): string {
  const two =
    stand(
      named('sri'),
      { x: 258, y: 172, s: 1.2, r: 8 },
      (to) => ({ lean: -3, head: -6, armL: [-120, -160], armR: { to: to(onPipe(292)) }, handL: 'open', ...legs }),
      { expression: 'laugh', turn: 0.1 },
    ) +
    stand(
      named('ayah'),
      { x: 486, y: 132, s: 1.22, r: 8 },
      (to) => ({ lean: 2, head: 6, armL: { to: to(onPipe(478)) }, armR: [118, 160], handR: 'open', ...legs }),
      { expression: 'happy', turn: 0.2 },
    )
  return two + g(two, { filter: flat('#1A0F22'), opacity: 0.4 })
}
/** Fur on end, twice as large as usual, on the pipe. */
export function kiko(up = 0): string {
  const x = 748,
    y = pipeAt(748) - 27
  const leg = (lx: number, ly: number): string =>
    path(
      tube(
        [
          [lx, ly - 46],
          [lx, ly - 22],
          [lx, ly - 6],
        ],
        [11, 9, 8],
      ),
      fur(),
    ) + sock(lx, ly - 4)
  const body = spiky(58, 46, 19, 4)
  return lamplit(
    place(
      g([
        place(
          lit(path(spiky(20, 52, 12, 9, 0.3), fur()) + stroke('M-16 -18h32M-17 6h34M-14 28h28', stripe, 6), 2),
          44,
          -124 - up,
          0.9,
          4,
        ),
        lit(leg(-40, 14) + leg(-14, 4) + leg(18, 2) + leg(44, 12), 1.6),
        place(
          lit(
            path(body, fur()) +
              clipped(body, stroke('M-24 -60q6 20 0 36M0 -60q6 22 0 40M24 -60q6 20 0 36M46 -50q4 18 -2 30', stripe, 7)),
            2.6,
          ),
          2,
          -62 - up,
        ),
        place(
          lit(path(spiky(41, 35, 17, 12, 0.16), fur()), 2) +
            place(kittenHead({ mood: 'open', mouth: 'open', flat: -22 }), 0, 0, 1.06),
          -22,
          -92 - up,
          1,
          -8,
        ),
      ]),
      x,
      y,
      1.06,
      14,
    ),
  )
}
