/** Book 2, page 5: the low bamboo bridge over the stream with four gaps, each in the middle of its place; bank, grove, dark hills. */
import { circle, ellipse, f, g, glow, lin, linU, path, place, rect, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { lampPool, relight } from '../../core/time.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { bambooPole } from '../../parts/poles.ts'
import { grass, hill, treeLine } from '../../parts/nature.ts'
import { nightCloud, skyOf } from '../../parts/skies.ts'
import { bamboo } from '../../parts/bamboo.ts'
import { DECK, deckPole } from './sharedPieces.ts'

/** Left edges of the four places, stage px; each is 166.4 × 176 from y 368 on. */
const PLACES = [281.6, 486.4, 691.2, 896] as const
/** A gap in its place: width, and the middle of its front end from the place's corner, px. */
export const GAP = { width: 66, footX: 68, footY: 162 } as const
/** Front edge of the deck. */
const FRONT = 368 + GAP.footY
const OLD = '#D9B260'

const water = (): string =>
  path(
    'M236 300C200 330 190 380 176 420C150 500 60 540 -20 560V640C300 610 700 600 1100 604C1120 560 1110 440 1086 390C1076 350 1050 320 1020 300Z',
    linU(
      [
        ['#BDE3EC', 0, 1],
        ['#7CC0D0', 0.5, 1],
        ['#5AA6BC', 1, 1],
      ],
      0,
      300,
      0,
      640,
    ),
  ) +
  stroke(
    'M300 322q60 10 120 0M520 336q50 8 110 0M780 320q60 10 130 0M960 344q30 6 60 0M250 574q70 10 150 -2M470 584q60 8 120 0M720 574q70 10 140 0M930 586q50 6 110 0M80 590q50 -4 100 -14',
    '#F4FDFF',
    4,
    { opacity: 0.6 },
  ) +
  [
    [270, 340, 1],
    [1010, 360, 1.1],
    [660, 590, 0.8],
    [420, 600, 0.9],
  ]
    .map(([x = 0, y = 0, s = 1]) => place(lit(ellipse(0, 0, 26, 12, lin(['#C9C4C8', '#8F8A96'], 70)), 1.6), x, y, s))
    .join('')
/** The deck: three old poles between two gaps, whole ends, and a long beam below. */
function deck(): string {
  const feet = PLACES.map((x) => x + GAP.footX),
    poles: string[] = [],
    add = (from: number, to: number, n: number): void => {
      const w = (to - from) / n
      for (let i = 0; i < n; i++)
        poles.push(
          place(
            deckPole(w - 1.5, mix(OLD, (i + poles.length) % 3 ? C.kunyit : C.soga, 0.14)),
            from + (i + 0.5) * w,
            FRONT,
          ),
        )
    }
  const half = GAP.width / 2
  add(206, (feet[0] ?? 0) - half, 2)
  feet.forEach((x, i) => {
    const next = feet[i + 1]
    if (next === undefined) add(x + half, 1092, 2)
    else add(x + half, next - half, 3)
  })
  const beam = (y: number, dx: number): string =>
    path(
      `M${196 + dx} ${y - 9}H${1104 + dx}V${y + 9}H${196 + dx}Z`,
      lin([light('#A9743E', 0.2), shade('#A9743E', 0.35)], 88),
    )
  return g([
    beam(FRONT - DECK.depth + 14, DECK.skew),
    beam(FRONT + 4, 0),
    ...feet.map(
      (x) =>
        path(
          `M${f(x - half)} ${FRONT}L${f(x + DECK.skew - half)} ${FRONT - DECK.depth}H${f(x + DECK.skew + half)}L${f(x + half)} ${FRONT}Z`,
          linU(
            [
              ['#16304C', 0, 1],
              ['#2C5878', 1, 1],
            ],
            0,
            FRONT - DECK.depth,
            0,
            FRONT,
          ),
        ) +
        stroke(`M${f(x - 14)} ${FRONT - 50}q14 6 30 0M${f(x + 4)} ${FRONT - 96}q10 5 22 0`, '#8CC4DC', 3, {
          opacity: 0.8,
        }),
    ),
    ...[236, 640, 1064].map((x) =>
      path(`M${x - 9} ${FRONT + 4}V590H${x + 9}V${FRONT + 4}Z`, lin([light(OLD, 0.3), shade(OLD, 0.35)], 5)),
    ),
    ...poles,
  ])
}
/** The rail at the back edge, open in the middle, where Danu has stepped down into the stream. */
const rail = (): string => {
  const y = FRONT - DECK.depth - 4,
    posts = [234, 440, 860, 1110]
  return g([
    // paths, not strokes: the light of a level line has no height to fall on
    ...[
      [216, 240],
      [848, 302],
    ].map(([x = 0, w = 0]) =>
      lit(rect(x, y - 72, w, 12, lin([light(OLD, 0.5), OLD, shade(OLD, 0.3)], 88), { rx: 6 }), 1.6),
    ),
    ...posts.map((x) => place(bambooPole(88, 8), x, y + 14, 1, -90)),
  ])
}
const banks = (): string =>
  g([
    path(
      'M-20 300C80 290 190 290 236 300C220 360 208 420 204 470C200 540 190 590 120 612H-20Z',
      lin([C.padi, C.pisang, C.daun], 80),
    ),
    path(
      'M1300 296C1200 290 1070 290 1020 300C1070 350 1100 420 1104 500C1108 560 1104 600 1096 640H1300Z',
      lin([C.padi, C.pisang, C.daun], 80),
    ),
  ])
/** The near bank, where the poles lie. */
const nearBank = (): string =>
  path(
    'M-20 590C200 604 420 588 640 596C880 604 1080 590 1300 600V820H-20Z',
    linU(
      [
        ['#EBCB94', 0, 1],
        ['#DDB174', 1, 1],
      ],
      0,
      590,
      0,
      800,
    ),
  )
const land = (): string =>
  g([
    hill(
      [
        [-20, 240],
        [180, 180],
        [400, 232],
        [620, 170],
        [860, 226],
        [1080, 164],
        [1300, 210],
      ],
      mix(C.hutan, C.gunung, 0.35),
      { d: 0.46, s: 8, bottom: 420 },
    ),
    treeLine(-20, 1300, (x: number) => 288 + 6 * Math.sin(x / 90), C.daun, {
      d: 0.26,
      seed: 5,
      r0: 13,
      r1: 26,
      palms: 2,
    }),
    path('M-20 282H1300V420H-20Z', lin([C.pisang, C.daun], 90)),
    ...[
      [12, 300, 1],
      [44, 260, 2],
      [150, 250, 3],
      [184, 290, 4],
    ].map(([x = 0, h = 0, seed = 1]) => place(bamboo(h, { seed }), x, 306)),
  ])

const edge = (): string =>
  grass(-20, 1300, (x: number) => 606 + 6 * Math.sin(x / 70), {
    h: 16,
    step: 13,
    color: mix(C.pisang, C.hutan, 0.4),
    tip: C.padi,
    seed: 6,
  })

/** Night by the light of the lantern that Danu holds behind the bridge. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [-900, -900], horizon: 0.42, stars: 80, seed: 12 }),
    place(nightCloud(260, 5), 940, 118, 1),
    place(nightCloud(190, 9), 330, 150, 0.9),
    relight(land() + water() + banks() + nearBank(), 'malam'),
    g(relight(nearBank(), 'lampu'), { opacity: 0.5 }),
    relight(edge(), 'malam'),
    circle(672, 330, 400, glow('#FFC765', 0.34)),
    relight(rail() + deck(), 'lampu'),
    lampPool(640, 660, 760, 0.42, '#FFD890'),
  ])
/** Dark grass at the lower corners. */
export const foreground = (): string =>
  relight(
    grass(-20, 1300, (x: number) => 814 + 4 * Math.sin(x / 60), {
      h: 44,
      step: 18,
      color: C.hutan,
      tip: C.daun,
      seed: 13,
    }),
    'malam',
  )
