/** Book 3, page 12: who dances around the child: Ayu claps high, Bima spins, Citra swings, Danu drums, Eka jumps. */
import { person } from '../../characters/cast.ts'
import { lit } from '../../core/light.ts'
import { circle, place, stroke } from '../../core/svg.ts'
import { C, light } from '../../palette.ts'
import { gendang } from '../../parts/drums.ts'
import { inChair } from '../../parts/wheelchair.ts'
import type { Stand } from '../book1/shared.ts'
import { lamplight, shaded } from './sharedDusk.ts'

const AYU: Stand = { x: 164, y: 618, s: 1.12 },
  BIMA: Stand = { x: 374, y: 658, s: 1.16 },
  CITRA: Stand = { x: 874, y: 622, s: 1.14 },
  DANU: Stand = { x: 1024, y: 600, s: 1.08 },
  DRUM: Stand = { x: 1046, y: 650, s: 0.82 },
  EKA: Stand = { x: 1174, y: 640, s: 1.06 }

/** How they dance: on this beat, or `up` on the next. */
const ayu = (up: boolean): string =>
  shaded(
    person('ayu', {
      expression: up ? 'laugh' : 'sing',
      turn: 0.4,
      nod: -0.15,
      look: [0.9, 0],
      pose: {
        lean: up ? 9 : -7,
        armL: up ? [-120, -160] : { palm: [-8, -112], bend: 1 },
        armR: up ? [110, 156] : { palm: [12, -114], bend: -1 },
        handL: 'open',
        handR: 'open',
        legL: up ? [-8, -2] : [-26, -4],
        legR: up ? [40, -34] : [10, 4],
        head: up ? -6 : 8,
      },
    }).svg,
    AYU,
    lamplight,
  )
/** Lines of a quick turn beside the wheels. */
const swirl = (): string =>
  stroke('M-92 -70q-18 40 10 66M96 -74q20 40 -8 68', C.cahaya, 4, { opacity: 0.75 }) +
  stroke('M-108 -52q-10 24 4 42M112 -54q10 24 -4 42', C.cahaya, 3, { opacity: 0.5 })
const bima = (up: boolean): string =>
  shaded(
    place(
      inChair('bima', {
        view: 'quarter',
        expression: 'laugh',
        look: [0.6, 0],
        spin: up ? 24 : 0,
        armR: up ? [116, 160] : [96, 140],
        poseMore: { handR: 'open', head: up ? 8 : -6, lean: up ? 6 : -3 },
      }).svg,
      0,
      0,
      1,
      up ? 7 : -6,
    ) + swirl(),
    BIMA,
    lamplight,
    96,
  )
/** Ayu and Bima. */
export const friendsLeft = (up: boolean): string => ayu(up) + bima(up)

const citra = (up: boolean): string =>
  shaded(
    person('citra', {
      expression: up ? 'laugh' : 'happy',
      turn: -0.3,
      look: [-0.8, 0],
      pose: {
        lean: up ? -10 : 8,
        armL: up ? [-104, -150] : [-58, 30],
        armR: up ? [40, -36] : [104, 150],
        handL: up ? 'open' : 'fist',
        handR: up ? 'fist' : 'open',
        legL: up ? [-6, -2] : [-34, 30],
        legR: up ? [34, -30] : [8, 2],
        head: up ? 7 : -8,
      },
    }).svg,
    CITRA,
    lamplight,
  )
function danu(up: boolean): string {
  const from = (x: number, y: number): { palm: [number, number] } => ({
      palm: [(x - DANU.x) / DANU.s, (y - DANU.y) / DANU.s],
    }),
    who = person('danu', {
      expression: 'sing',
      turn: -0.34,
      nod: up ? -0.2 : 0.2,
      pose: {
        lean: up ? -5 : 4,
        armL: { ...(up ? from(984, 480) : from(990, 556)), bend: -1 },
        armR: { ...(up ? from(1060, 548) : from(1082, 500)), bend: 1 },
        handL: 'open',
        handR: 'open',
        legL: [-12, -4],
        legR: [12, 4],
        head: up ? 6 : -8,
        hide: 'LR',
      },
    })
  const drum = place(gendang(), DRUM.x, DRUM.y, DRUM.s)
  return (
    shaded(who.svg, DANU, lamplight) +
    lamplight(drum + place(who.parts.armL + who.parts.armR, DANU.x, DANU.y, DANU.s)) +
    (up
      ? ''
      : stroke('M946 552l-18 -12M940 576l-22 -2M948 600l-18 8', C.cahaya, 4, {
          opacity: 0.85,
          'stroke-linecap': 'round',
        }))
  )
}
const eka = (up: boolean): string =>
  shaded(
    place(
      person('eka', {
        expression: 'laugh',
        turn: -0.36,
        look: [-0.8, 0],
        pose: {
          lean: up ? 6 : -4,
          armL: [-112, -150],
          armR: up ? [112, 156] : [70, 128],
          handL: 'open',
          handR: 'open',
          legL: up ? [-38, 28] : [-14, -6],
          legR: up ? [40, -30] : [34, -26],
          head: up ? -6 : 7,
        },
      }).svg,
      0,
      up ? -34 : 0,
    ),
    EKA,
    lamplight,
    up ? 56 : 78,
  )
/** Citra, Danu at the drum, Eka. */
export const friendsRight = (up: boolean): string => citra(up) + danu(up) + eka(up)

/** A note that flies up from the drum. */
export const notes = (): string =>
  [
    [1124, 336, 1, C.kunyit],
    [1160, 300, 0.86, C.sepatu],
    [936, 306, 0.84, C.santan],
  ]
    .map(([x, y, s, c]) =>
      place(
        lit(circle(0, 0, 9, String(c)) + stroke('M8 -2V-36Q18 -30 22 -18', light(String(c), 0.2), 4.6), 1),
        Number(x),
        Number(y),
        Number(s),
        8,
      ),
    )
    .join('')
