/** Book 7, page 2: a dark room; its door is full of a windy morning: palms, a path, clouds. A streak of sun lies on the boards. */
import { type Point, tube } from '../../core/geom.ts'
import {
  blur,
  circle,
  clipped,
  ellipse,
  f,
  flat,
  g,
  glow,
  lin,
  linU,
  path,
  place,
  rect,
  rng,
  stroke,
} from '../../core/svg.ts'
import { C, haze, light, mix, shade } from '../../palette.ts'
import { cloud, hill, mist, treeLine, volcano } from '../../parts/nature.ts'
import { eka } from './p02.eka.ts'
import { furniture } from './p02.room.ts'

/** The opening of the door, and where its sill lies. */
const DOOR = { x: 384, y: 54, right: 928, sill: 622 } as const
const OPENING = `M${DOOR.x} ${DOOR.y}H${DOOR.right}V${DOOR.sill}H${DOOR.x}Z`
const HORIZON = 372
/** The dark of the room, far from the door and near it. */
const DARK = mix(C.manggis, C.tinta, 0.66),
  DUSK = mix(mix(C.manggis, C.jati, 0.55), C.tinta, 0.2)
const BOARD = mix(C.tanah, C.mangga, 0.25)

/** One long leaf that the wind has combed to the right. */
function streaming(x: number, y: number, to: Point, c: string, seed: number): string {
  const r = rng(seed),
    [ex, ey] = to,
    mx = (x + ex) / 2,
    my = Math.min(y, ey) - 22
  let blades = ''
  for (let i = 2; i <= 16; i++) {
    const t = i / 16,
      u = 1 - t,
      px = u * u * x + 2 * u * t * mx + t * t * ex,
      py = u * u * y + 2 * u * t * my + t * t * ey,
      long = 46 * Math.sin(Math.PI * (0.2 + t * 0.7)) * r.in(0.8, 1.1)
    blades +=
      `M${f(px - 8)} ${f(py)}Q${f(px + long * 0.5)} ${f(py + long * 0.1)} ${f(px + long)} ${f(py + long * 0.5)}Q${f(px + long * 0.3)} ${f(py + long * 0.5)} ${f(px)} ${f(py + 3)}Z` +
      `M${f(px - 8)} ${f(py)}Q${f(px + long * 0.6)} ${f(py - long * 0.34)} ${f(px + long * 1.05)} ${f(py - long * 0.2)}Q${f(px + long * 0.4)} ${f(py)} ${f(px)} ${f(py + 2)}Z`
  }
  return path(blades, c) + stroke(`M${f(x)} ${f(y)}Q${f(mx)} ${f(my)} ${f(ex)} ${f(ey)}`, light(c, 0.4), 3)
}
/** A palm that bows to the right, all its leaves on that side. */
function windyPalm(x: number, y: number, s: number, d: number): string {
  const c = haze(C.daun, d),
    trunk = haze(C.tanah, d)
  const T = tube(
    [
      [0, 0],
      [4, -90],
      [30, -180],
      [72, -250],
    ],
    [13, 9, 7.4, 6.4],
    { start: 'flat' },
  )
  const leaves: readonly (readonly [number, number, string])[] = [
    [30, -306, mix(c, C.hutan, 0.3)],
    [178, -226, mix(c, C.hutan, 0.36)],
    [126, -180, mix(c, C.hutan, 0.22)],
    [206, -286, c],
    [150, -330, mix(c, C.padi, 0.36)],
    [212, -250, mix(c, C.padi, 0.2)],
  ]
  return place(
    path(T, lin([light(trunk, 0.4), trunk, shade(trunk, 0.3)], 10)) +
      leaves.map(([ex, ey, col], i) => streaming(70, -250, [ex, ey], col, 3 + i)).join('') +
      circle(70, -242, 8, haze(C.pisang, d)) +
      circle(80, -238, 7, haze(C.daun, d)),
    x,
    y,
    s,
  )
}
/** The way to the shop: from the porch, in a bend, past Danu's feet and over the hill. */
const way = (): string => {
  const d =
    'M520 610C560 556 660 528 740 508C790 494 812 488 806 474C800 460 776 450 772 432C768 412 800 400 826 394L838 394C816 406 800 416 806 428C816 446 900 452 914 476C926 500 800 540 766 610Z'
  return (
    path(d, linU([light(C.santan, 0.3), mix(C.santan, C.bata, 0.22)], 0, 400, 0, 600)) +
    stroke(d, C.cahaya, 3, { opacity: 0.5 })
  )
}
/** White lines that the wind draws. */
const gusts = (): string =>
  stroke(
    'M392 132C470 108 540 134 610 114S700 100 716 110C728 120 716 134 704 126M392 300C470 276 540 306 620 286M640 330C700 346 760 306 812 314C836 318 836 342 814 338M392 436C440 420 490 446 536 432M700 452C740 436 780 458 812 444',
    C.putih,
    5,
    { opacity: 0.75 },
  )
/** Tall grass behind the porch; it lies down to the right. */
const bentGrass = (): string => {
  const r = rng(4)
  let dark = '',
    pale = ''
  for (let x = 372; x < 940; x += 5.5) {
    const h = r.in(12, 30),
      d = `M${f(x - 3)} 550Q${f(x + h * 0.1)} ${f(550 - h * 0.8)} ${f(x + h * 1.1)} ${f(550 - h)}Q${f(x + h * 0.5)} ${f(550 - h * 0.5)} ${f(x + 4)} 550Z`
    if (r() < 0.5) dark += d
    else pale += d
  }
  return path(dark, mix(C.daun, C.hutan, 0.3)) + path(pale, C.daun)
}
const outside = (): string =>
  clipped(
    OPENING,
    g([
      rect(370, 40, 570, 400, linU([mix(C.langit, C.air, 0.4), C.langit, C.cahaya], 380, 40, 440, HORIZON)),
      ellipse(390, 80, 260, 190, glow(C.cahaya, 0.9)),
      place(cloud(230, 5), 846, 214, 0.86),
      place(cloud(170, 8), 574, 150, 0.7),
      place(cloud(150, 4), 690, 318, 0.6),
      volcano(600, HORIZON + 10, 420, 124, 0.84, 3),
      mist(640, HORIZON, 420, 34, 0.8),
      treeLine(380, 940, () => HORIZON + 12, C.daun, { d: 0.42, seed: 6, r0: 12, r1: 24, palms: 0 }),
      hill(
        [
          [360, HORIZON + 26],
          [520, HORIZON + 16],
          [700, HORIZON + 24],
          [860, HORIZON + 14],
          [960, HORIZON + 20],
        ],
        mix(C.pisang, C.padi, 0.4),
        { d: 0.1, s: 6, bottom: 700, brush: false },
      ),
      way(),
      windyPalm(722, 406, 0.36, 0.3),
      windyPalm(410, 540, 0.7, 0.06),
      bentGrass(),
      gusts(),
      porch(),
    ]),
  )
/** The porch before the sill, in full sun; its eaves above. */
const porch = (): string => {
  let seams = ''
  for (let i = -8; i <= 8; i++) seams += `M${656 + i * 50} 546L${656 + i * 66} 630`
  const r = rng(6)
  let fringe = `M370 40H940V${DOOR.y + 30}`
  for (let x = 936; x > 356; x -= 9)
    fringe += `L${f(x + r.in(12, 22))} ${f(DOOR.y + r.in(34, 56))}L${f(x - 5)} ${DOOR.y + 28}`
  return g([
    rect(370, 546, 570, 90, linU([light(BOARD, 0.62), light(BOARD, 0.34)], 0, 546, 0, 622)),
    stroke(seams, shade(BOARD, 0.3), 2.6, { opacity: 0.45 }),
    stroke('M370 546H940', C.cahaya, 5),
    rect(370, 549, 570, 5, shade(BOARD, 0.3), { opacity: 0.25 }),
    path(`${fringe}Z`, lin([mix(C.soga, C.tinta, 0.3), mix(C.soga, C.mangga, 0.16)], 90)),
  ])
}
/** Planks of the wall, darker away from the door. */
const wall = (): string => {
  let seams = ''
  for (let x = -20; x < 1300; x += 76) seams += `M${x} -10V690`
  return g([
    rect(-10, -10, 1300, 720, DARK),
    ellipse(656, 360, 660, 470, glow(mix(DUSK, C.bata, 0.5), 0.95)),
    stroke(seams, C.tinta, 5, { opacity: 0.34 }),
    stroke(seams, C.mangga, 2, { opacity: 0.12, transform: 'translate(4 0)' }),
    ellipse(1046, 300, 230, 260, glow(mix(C.mangga, C.bata, 0.4), 0.5)),
    // the shadow of the kite
    path('M1124 206L1196 352 1034 486 1000 300Z', C.tinta, { opacity: 0.42, filter: blur(9) }),
  ])
}
/** The boards of the room and the sun on them, in which she has a long shadow. */
const floor = (): string => {
  const FLOOR = `M-10 ${DOOR.sill + 6}H1300V820H-10Z`,
    SUN = `M${DOOR.x + 26} ${DOOR.sill}H${DOOR.right}L1104 820H486Z`
  let seams = ''
  for (let i = -12; i <= 12; i++) seams += `M${656 + i * 70} ${DOOR.sill}L${656 + i * 108} 820`
  return g([
    path(FLOOR, linU([mix(DUSK, C.bata, 0.26), DUSK, DARK], 0, DOOR.sill, 0, 800)),
    ellipse(680, 660, 500, 90, glow(C.bata, 0.6)),
    clipped(
      FLOOR,
      path(SUN, linU([light(C.mangga, 0.62), mix(C.mangga, C.bata, 0.3)], 0, DOOR.sill, 0, 810), {
        opacity: 0.92,
        filter: blur(2),
      }) +
        g(g(eka(), { filter: flat(DUSK) }), {
          transform: `matrix(1.62 0 -1.15 -0.92 606 ${DOOR.sill + 10})`,
          opacity: 0.7,
        }) +
        stroke(seams, C.tinta, 3.4, { opacity: 0.3 }),
    ),
  ])
}
/** Jambs and lintel, with sun on the inner edges; the leaf of the door, opened into the room. */
const frame = (): string => {
  const { x, y, right, sill } = DOOR,
    wood = mix(DUSK, C.tinta, 0.3)
  return g([
    path(`M${x - 34} ${y - 34}H${right + 34}V${sill + 8}H${right}V${y}H${x}V${sill + 8}H${x - 34}Z`, wood),
    path(`M${x} ${y}H${x + 12}V${sill}H${x}Z`, shade(C.bata, 0.35)),
    path(`M${right} ${y}H${right - 12}V${sill}H${right}Z`, lin([light(C.mangga, 0.5), C.mangga], 90)),
    path(
      `M${x - 12} ${sill - 8}H${right + 12}V${sill + 12}H${x - 12}Z`,
      lin([light(C.mangga, 0.55), mix(C.bata, C.mangga, 0.4)], 90),
    ),
    stroke(`M${right + 32} ${y - 30}V${sill}M${x - 32} ${y - 30}V${sill}`, C.tinta, 4, { opacity: 0.4 }),
    // the leaf
    path(
      `M${x - 30} ${y - 30}L228 -20V746L${x - 30} ${sill + 8}Z`,
      linU([DARK, mix(DUSK, C.bata, 0.3)], 228, 0, x - 30, 0),
    ),
    path('M338 96L248 66V336L338 330ZM338 372L248 382V668L338 604Z', 'none', {
      stroke: C.tinta,
      'stroke-width': 5,
      opacity: 0.4,
    }),
    stroke(`M${x - 28} ${y - 26}V${sill + 4}`, C.mangga, 4, { opacity: 0.3 }),
    circle(266, 360, 8, mix(C.kunyit, C.soga, 0.4)),
  ])
}
/** A soft veil of light that falls in. */
const beam = (): string =>
  path(`M${DOOR.x} ${DOOR.y}H${DOOR.right}L1180 700H430Z`, C.cahaya, { opacity: 0.1, filter: blur(18) })
/** Room, door, morning. */
export const background = (): string => g([wall(), floor(), outside(), frame(), furniture(), beam()])
/** What the wind brings in: two leaves and its line, round the kite. */
export const foreground = (): string =>
  g([
    stroke(
      'M800 588C850 574 890 602 946 588S1060 520 1130 498C1184 480 1214 430 1180 410C1158 398 1140 424 1158 436M936 176C980 128 1060 140 1120 122C1160 110 1170 82 1146 78C1130 76 1124 94 1138 98',
      C.putih,
      4,
      { opacity: 0.5 },
    ),
    (
      [
        [1030, 574, -30, 1],
        [972, 140, 16, 0.8],
        [1196, 388, -50, 0.9],
      ] as const
    )
      .map(([x, y, turn, s]) =>
        place(
          path('M0 0C8 -13 28 -15 42 -4C30 9 10 9 0 0Z', C.pisang) + stroke('M2 0Q22 -4 38 -4', C.daun, 2),
          x,
          y,
          s,
          turn,
        ),
      )
      .join(''),
  ])
