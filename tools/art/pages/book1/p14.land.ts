/** Book 1, page 14: the festival at night, flags and lamps over the yard, neighbours who drum and dance at the left. */
import { person } from '../../characters/cast.ts'
import type { Joints, Skeleton } from '../../characters/types.ts'
import { heldRod, malletHead } from '../../characters/held.ts'
import { ellipse, f, g, linU, path, place, rng, stroke } from '../../core/svg.ts'
import { groundShadow } from '../../core/light.ts'
import { lampPool, relight } from '../../core/time.ts'
import { C, light, mix } from '../../palette.ts'
import { gendang } from '../../parts/drums.ts'
import { umbulUmbul } from '../../parts/festival.ts'
import { fireflySwarm } from '../../parts/fireflies.ts'
import { house } from '../../parts/house.ts'
import { lantern } from '../../parts/lantern.ts'
import { lumbung } from '../../parts/lumbung.ts'
import { bananaPlant, grass, hill, palm, terraceHill, treeLine } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'
import { onGround } from './shared.ts'
import type { Stand } from './shared.ts'

const YARD = 446
/** The yard by night, with the arcs of the broom. */
const yard = (): string => {
  const r = rng(7)
  const arcs = Array.from({ length: 20 }, (_, i) => {
    const w = 60 + i * 6
    return `M${f(r.in(-60, 1180))} ${f(YARD + 40 + i * 16)}q${f(w)} ${f(-w * 0.2)} ${f(w * 2)} ${f(r.in(-2, 6))}`
  }).join('')
  return (
    path(
      `M-20 ${YARD + 14}C200 ${YARD - 10} 420 ${YARD} 640 ${YARD - 6}C880 ${YARD - 12} 1100 ${YARD} 1300 ${YARD + 12}V820H-20Z`,
      linU(
        [
          ['#EBC38C', 0, 1],
          ['#DDAA72', 0.5, 1],
          ['#C98E58', 1, 1],
        ],
        0,
        YARD,
        30,
        800,
      ),
    ) + stroke(arcs, '#FFE9BE', 3, { opacity: 0.32 })
  )
}
const land = (): string =>
  relight(
    g([
      hill(
        [
          [-20, 430],
          [200, 388],
          [420, 414],
          [660, 392],
          [900, 418],
          [1120, 384],
          [1300, 410],
        ],
        C.hutan,
        { d: 0.5, s: 8, bottom: 500 },
      ),
      terraceHill(1060, 460, 560, 70, { n: 6, d: 0.3, seed: 8, lean: 30, flat: 0.14 }),
      treeLine(-20, 1300, (x: number) => 448 + 6 * Math.sin(x / 90), C.daun, {
        d: 0.28,
        seed: 5,
        r0: 14,
        r1: 28,
        palms: 2,
      }),
      place(palm(270, -26, 4, { d: 0.1 }), 60, 470),
      place(house({ d: 0.1, shutter: C.nila, door: C.toska, lamp: true }), 300, 470, 0.54),
      place(lumbung({ d: 0.06 }), 650, 474, 0.72),
      place(house({ d: 0.12, shutter: C.hutan, door: C.cabai, lamp: true }), 1000, 472, 0.5),
      yard(),
      grass(-20, 1300, (x: number) => YARD + 12 + 8 * Math.sin(x / 60), {
        h: 13,
        step: 18,
        color: mix(C.pisang, C.hutan, 0.4),
        tip: light(C.padi, 0.1),
        seed: 3,
      }),
      place(umbulUmbul({ h: 400, a: C.manggis, b: C.kunyit }), 96, 500, 0.96),
      place(umbulUmbul({ h: 400, a: C.toska, b: C.mangga }), 1190, 500, 0.96, 0, true),
      place(bananaPlant(190, 4, 0.02), 1226, 520),
    ]),
    'malam',
  )

const TINI: Stand = { x: 80, y: 566, s: 0.74 },
  RIO: Stand = { x: 330, y: 540, s: 0.68 },
  KAKEK: Stand = { x: 222, y: 530, s: 0.68 }
/** Mbak Tini drums. */
const drummer = (): string => {
  const stick = (A: Joints, angle: number): string =>
    heldRod(A, { up: 30, down: 8, angle, w: 3, tip: malletHead(C.mangga) })
  const who = person('tini', {
    expression: 'laugh',
    turn: 0.2,
    pose: {
      lean: 4,
      armL: [-40, 40],
      armR: [46, 92],
      handL: 'fist',
      handR: 'fist',
      legL: [-9, -3],
      legR: [9, 3],
      head: -6,
      over: 'LR',
    },
    front: ({ AL, AR }: Skeleton) => stick(AL, 60) + stick(AR, 14),
  })
  return who.svg + place(gendang({ c: C.cabai, s: 0.9 }), 10, 6)
}
/** Mas Rio dances, arms like wings; the grandfather with a hand on his hip. */
const dancer = (name: 'kakek' | 'rio', turn: number, d: number): string =>
  person(name, {
    expression: 'laugh',
    turn,
    pose: {
      lean: d * 7,
      armL: name === 'kakek' ? [-48, 50] : [-96, -60 - d * 60],
      armR: [96, 120 + d * 40],
      handL: 'open',
      handR: 'open',
      legL: [-20, -6 + d * 12],
      legR: [22, -14],
      head: -d * 8,
    },
  }).svg
/** The neighbours at the left, in the light of the lamps. */
export const musicians = (): string =>
  relight(
    g([
      onGround(dancer('kakek', 0.3, -1), KAKEK, 90),
      onGround(dancer('rio', -0.3, 1), RIO, 90),
      onGround(drummer(), TINI, 130),
    ]),
    'lampu',
  )

/** The line on which the lamps hang: lighter than the night behind it. */
export const WIRE = '#6A6FA3'
/** A lantern that stands on the ground and lights it. */
const groundLamp = (x: number, y: number, s: number): string =>
  lampPool(x, y, 190 * s, 0.75) + place(lantern({ on: true, r: 110 }), x, y, s)
/** The night yard in the light of many small lamps. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [820, 250], horizon: 0.6, stars: 120, seed: 5 }),
    land(),
    stroke('M-6 22Q40 46 95 58M1286 22Q1240 46 1185 58', WIRE, 3),
    lampPool(640, 700, 620, 0.7),
    lampPool(640, 560, 560, 0.5),
    lampPool(210, 560, 260, 0.6),
    lampPool(1060, 560, 260, 0.5),
    groundLamp(392, 540, 0.62),
    groundLamp(1154, 566, 0.7),
    fireflySwarm([700, 330, 500, 90], 8, 4),
  ])
/** Two lamps, a drum and dark grass in the corners, close to us. */
export const foreground = (): string =>
  g([
    relight(
      grass(-20, 260, () => 808, { h: 52, step: 16, color: C.lumut, tip: C.hutan, seed: 13 }) +
        grass(1020, 1300, () => 808, { h: 52, step: 16, color: C.lumut, tip: C.hutan, seed: 17 }),
      'malam',
    ),
    relight(place(groundShadow(0, 0, 150, 0.4, C.tanah) + gendang({ c: C.toska, s: 0.86 }), 128, 764), 'lampu'),
    ellipse(1150, 764, 60, 10, '#0A1434', { opacity: 0.3 }),
    place(lantern({ on: true, r: 130 }), 1150, 764, 1.05),
  ])
