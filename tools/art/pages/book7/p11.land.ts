/** Book 7, page 11: Momo's grey side; before it two mouths cut by the frame, a knee, a bare foot, a boot, a wand without its string. */
import { headPath } from '../../characters/face.ts'
import { boot, foot } from '../../characters/feet.ts'
import { HAIR, tone } from '../../characters/hairParts.ts'
import { CAST } from '../../characters/people.ts'
import { PROPS } from '../../characters/proportions.ts'
import { smooth, tube } from '../../core/geom.ts'
import { grainOf, lit } from '../../core/light.ts'
import {
  blur,
  circle,
  clipped,
  ellipse,
  f,
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
import { relight } from '../../core/time.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'
import { cloth, stripes } from '../../parts/batik.ts'
import { blades } from '../../parts/grass.ts'
import { BARE, farHand, loops, ORANGE } from './p11.hands.ts'

const GREY = '#847C88',
  LEGGINGS = mix(C.air, C.nila, 0.3),
  skin = SKIN.sawo
/** The last light, near: the colours of things are still their own. */
export const late = (svg: string): string => relight(svg, 'senja') + g(svg, { opacity: 0.3 })
/** Large things have a fine grain. */
export const near = (draw: () => string): string => {
  grainOf.freq = 0.26
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** Her side: a slope of grey, its folds and short hairs; at its foot grass. */
const side = (): string => {
  const r = rng(7)
  let hairs = ''
  for (let i = 0; i < 190; i++) {
    const x = r.in(0, 1280),
      y = r.in(0, 600)
    hairs += `M${f(x)} ${f(y)}q${f(r.in(2, 6))} ${f(r.in(6, 10))} ${f(r.in(4, 12))} ${f(r.in(14, 22))}`
  }
  return g([
    rect(-10, -10, 1300, 820, linU([light(GREY, 0.42), GREY, shade(GREY, 0.3)], 200, -40, 560, 760)),
    ellipse(470, 130, 620, 330, glow(light(GREY, 0.6), 0.7)),
    stroke('M700 -20C800 120 820 300 770 520M930 -20C1010 110 1040 260 1010 420', shade(GREY, 0.5), 9, {
      opacity: 0.22,
      filter: blur(3),
    }),
    stroke(hairs, shade(GREY, 0.4), 2.6, { opacity: 0.32 }),
    path('M-20 590C200 660 1000 676 1300 600V820H-20Z', shade(GREY, 0.55), { opacity: 0.5, filter: blur(22) }),
  ])
}
const meadow = (): string => {
  const r = rng(21),
    c = mix(C.daun, C.hutan, 0.4)
  let tufts = ''
  for (let x = -20; x < 1300; x += 34) tufts += blades(x, 656 + r.in(-4, 10), 4, 30, 24, r)
  return g([
    stroke(tufts, c, 5),
    path(
      'M-20 648C240 634 520 656 760 646S1120 636 1300 650V820H-20Z',
      linU([c, mix(c, C.lumut, 0.4), mix(c, C.lumut, 0.6)], 0, 640, 0, 800),
    ),
  ])
}
/** The lower half of his face: a mouth that does not smile yet. */
const danuChin = (): string => {
  const d = headPath(0.5, CAST.danu.face)
  return place(
    clipped(
      'M-70 8H80V80H-70Z',
      lit(path(d, lin([skin.l, skin.b, mix(skin.b, skin.s, 0.4)], 58)), 1.4) +
        ellipse(30, 24, 12, 9, glow(skin.blush, 0.8)) +
        ellipse(-24, 24, 15, 11, glow(skin.blush, 0.8)) +
        stroke('M-3 34Q5 35.8 13 33.6', C.tinta, 2) +
        stroke('M14.2 32.2q1.4 1 0.6 2.6M2 41q4 1.4 7 0', skin.s, 1.5, { opacity: 0.6 }),
    ),
    152,
    -96,
    4.3,
    6,
  )
}
/** Cheek, mouth and a braid of hers. */
const ekaChin = (): string => {
  const d = headPath(-0.5, CAST.eka.face),
    plait = [0, 1, 2, 3]
      .map((i) => ellipse(i * 3, 20 + i * 13, 10 - i * 0.6, 9.4 - i * 0.6, tone(HAIR.coklat)))
      .reverse()
      .join('')
  return place(
    clipped(
      'M-70 8H90V80H-70Z',
      lit(path(d, lin([skin.l, skin.b, mix(skin.b, skin.s, 0.4)], 58)), 1.4) +
        ellipse(-36, 24, 13, 10, glow(skin.blush, 0.9)) +
        ellipse(24, 25, 16, 12, glow(skin.blush, 0.9)) +
        stroke('M-12 18.4Q-8 23 -2.6 18.6', skin.s, 2.4) +
        stroke('M-11.6 33.6Q-6 31.4 1 33.8', C.tinta, 2) +
        stroke('M-8 39.4q3 -1.2 6 0', skin.s, 1.6, { opacity: 0.6 }),
    ) +
      clipped(
        'M-110 8H-20V110H-110Z',
        place(
          lit(path('M4 68L0 88Q8 84 18 88L15 68Z', tone(HAIR.coklat)) + plait + ellipse(9, 68, 7.6, 5, C.mangga), 1.6),
          -60,
          -6,
          1,
          6,
        ),
      ),
    1120,
    -52,
    3.7,
    -5,
  )
}
/** His shirt, the shorts over a knee, a shin and a bare foot. */
const danuBody = (): string =>
  g([
    lit(
      cloth('M-60 150C40 110 190 130 236 190C262 300 250 470 200 660H-60Z', stripes(C.putih, C.daun, 56, 4)) +
        path('M-60 150C40 110 190 130 236 190C262 300 250 470 200 660H-60Z', C.manggis, { opacity: 0.22 }),
      7,
    ),
    lit(
      path(
        tube(
          [
            [392, 590],
            [420, 690],
            [416, 762],
          ],
          [78, 56, 44],
        ),
        BARE,
      ) + foot([418, 752], 4, 1, skin, 3.9),
      7,
    ),
    lit(
      path(
        smooth([
          [-80, 560],
          [60, 520],
          [240, 512],
          [372, 518],
          [452, 550],
          [470, 604],
          [430, 650],
          [300, 690],
          [80, 740],
          [-80, 760],
        ]),
        BARE,
      ) +
        path(
          'M-80 556C40 516 200 506 330 514C346 560 344 620 320 690C220 720 60 750 -80 764Z',
          lin([light(C.soga, 0.24), C.soga, shade(C.soga, 0.3)], 64),
        ) +
        stroke('M330 514C346 560 344 620 320 690', shade(C.soga, 0.36), 9),
      8,
    ),
  ])
/** Her dress, a knee in blue, a boot that stands beside his foot. */
const ekaBody = (): string =>
  g([
    lit(
      path(
        tube(
          [
            [1136, 70],
            [1172, 220],
          ],
          [58, 64],
        ),
        lin([mix(skin.b, skin.s, 0.5), skin.b], 90),
      ),
      5,
    ),
    lit(
      path(
        'M1052 210C1120 150 1230 150 1330 180V690H1016C1000 560 1020 330 1052 210Z',
        lin([light(ORANGE, 0.3), ORANGE, shade(ORANGE, 0.34)], 60),
      ) + stroke('M1010 560Q1140 604 1300 566', C.santan, 16),
      7,
    ),
    lit(
      path(
        tube(
          [
            [1180, 640],
            [960, 610],
            [846, 700],
          ],
          [84, 74, 52],
        ),
        lin([light(LEGGINGS, 0.25), LEGGINGS, shade(LEGGINGS, 0.3)], 60),
      ),
      7,
    ),
    lit(place(boot([10, -40], [0, 6], -4, -1, C.kunyit, PROPS.child), 806, 738, 3.5), 6),
  ])
/** Her bubble wand, as everywhere, without the string that it hung on. */
const bareWand = (): string =>
  lit(
    stroke('M0 16V-34', shade(C.toska, 0.15), 6) +
      stroke('M-1 14V-34', light(C.toska, 0.4), 2) +
      circle(0, 17, 4.6, C.kunyit),
    1.2,
  ) +
  circle(0, -46, 12, C.langit, { opacity: 0.5 }) +
  circle(0, -46, 12, 'none', { stroke: C.toska, 'stroke-width': 5 }) +
  stroke('M-9 -53Q-5 -59 2 -58', light(C.toska, 0.5), 1.8)
/** Blades before his foot and her boot. */
const blade = (): string => {
  const r = rng(3)
  let tufts = ''
  for (let x = -10; x < 1300; x += 40) tufts += blades(x + r.in(-10, 10), 806, 4, 36, 26, r)
  return stroke(tufts, mix(C.hutan, C.lumut, 0.4), 6)
}
/** Everything that stays where it is; her far hand with what lies in it, too. */
export const background = (): string =>
  near(() =>
    late(
      g([
        side(),
        meadow(),
        danuBody(),
        ekaBody(),
        danuChin(),
        ekaChin(),
        place(bareWand(), 588, 716, 1.9, -80),
        path(
          'M-20 720H1300V820H-20Z',
          linU(
            [
              [C.lumut, 0, 0],
              [C.lumut, 1, 0.55],
            ],
            0,
            720,
            0,
            800,
          ),
        ),
        blade(),
        farHand(),
        loops(),
      ]),
    ),
  )
/** Nothing lies over the hands. */
export const foreground = (): string => ''
