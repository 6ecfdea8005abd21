/** Kakek of book 8, page 1, from above: his peci, the tips of his moustache, one hand on the basket, one that counts; and the basket. */
import { hand } from '../../characters/hands.ts'
import type { HandKind } from '../../characters/types.ts'
import { type Point, reach, smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { blur, circle, clipped, ellipse, f, g, glow, lin, path, place, rad, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'

const CLOTH = '#4A4458',
  SKIN_OF = SKIN.matang
const BACK = smooth([
  [-98, -30],
  [-76, -64],
  [-58, -104],
  [0, -122],
  [58, -104],
  [76, -64],
  [98, -30],
  [92, 8],
  [60, 24],
  [-60, 24],
  [-92, 8],
])
const paint = (c: string): string => lin([light(c, 0.35), c, shade(c, 0.25)], 55)
/** One sleeve with its hand, from a shoulder to a palm. */
function arm(s: Point, palm: Point, bend: 1 | -1, kind: HandKind, side: -1 | 1): string {
  const far = Math.hypot(palm[0] - s[0], palm[1] - s[1]),
    [e, w] = reach(s, palm, Math.max(70, far * 0.56), Math.max(66, far * 0.54), bend),
    cuff: Point = [e[0] + (w[0] - e[0]) * 0.86, e[1] + (w[1] - e[1]) * 0.86],
    angle = (Math.atan2(w[0] - e[0], w[1] - e[1]) * 180) / Math.PI
  return (
    lit(path(tube([s, e, w], [24, 18, 13]), SKIN_OF.b) + hand(kind, [w[0], w[1]], angle, side, SKIN_OF, 2.3), 3) +
    lit(path(tube([s, e, cuff], [33, 28, 21], { end: 'flat' }), paint(CLOTH)), 3)
  )
}
/** The head from above, its face toward +y: brows, nose and moustache short below the cap. `open`: he counts aloud. */
const head = (open: boolean): string =>
  g([
    circle(0, -4, 62, rad(['#F1EFF4', '#C9C6CF', '#928E9C'], 0.36, 0.34, 0.8)),
    ellipse(-61, 12, 12, 16, SKIN_OF.b) + ellipse(61, 12, 12, 16, SKIN_OF.b),
    path(
      'M-58 2C-59 44 -36 78 0 80C36 78 59 44 58 2Z',
      lin([SKIN_OF.l, SKIN_OF.b, mix(SKIN_OF.b, SKIN_OF.s, 0.5)], 70),
    ),
    ellipse(-36, 58, 13, 9, SKIN_OF.blush, { opacity: 0.45 }) +
      ellipse(36, 58, 13, 9, SKIN_OF.blush, { opacity: 0.45 }),
    stroke('M-46 38Q-33 32 -16 40M16 40Q33 32 46 38', '#F1EFF4', 8),
    stroke('M-42 48Q-31 54 -19 49M19 49Q31 54 42 48', C.tinta, 3.2),
    open ? ellipse(0, 84, 17, 9, '#7A2430') : '',
    path(
      'M-2 66C-22 58 -46 74 -72 60C-66 88 -24 92 -2 80ZM2 66C22 58 46 74 72 60C66 88 24 92 2 80Z',
      lin([C.putih, '#D9D6DF'], 60),
    ),
    ellipse(0, 62, 14, 15, lin([light(SKIN_OF.l, 0.2), SKIN_OF.b], 60)),
    path(
      'M-56 10C-68 -42 -36 -72 0 -72C36 -72 68 -42 56 10C34 30 -34 30 -56 10Z',
      lin(['#5B5780', '#302E4C', '#181728'], 60),
    ),
    path('M-40 -6C-46 -40 -24 -62 0 -62C24 -62 46 -40 40 -6C22 4 -22 4 -40 -6Z', lin(['#4A4770', '#34325A'], 60)),
    path('M0 -56Q9 -28 0 -3Q-9 -28 0 -56Z', '#26243F'),
    stroke('M4 -54Q13 -28 4 -6', '#8480AC', 2.4, { opacity: 0.6 }),
    stroke('M-54 14C-34 33 34 33 54 14', C.kunyit, 3, { 'stroke-dasharray': '2 6', opacity: 0.9 }),
  ])
/** Kakek at the top step; `count`: where the other hand is. */
export function kakekAbove({
  count = [474, 520],
  open = true,
  tilt = 0,
}: {
  count?: Point
  open?: boolean
  tilt?: number
} = {}): string {
  const [x, y] = [424, 690],
    turn = -128 + tilt,
    a = (turn * Math.PI) / 180,
    own = ([px, py]: Point): Point => [
      x + px * Math.cos(a) - py * Math.sin(a),
      y + px * Math.sin(a) + py * Math.cos(a),
    ],
    put = (svg: string) => place(svg, x, y, 1, turn)
  const lap = smooth([
    [318, 806],
    [320, 740],
    [372, 716],
    [468, 722],
    [528, 760],
    [536, 806],
  ])
  return clipped('M200 380H760V800H200Z', [
    g(path(lap, C.jati), { opacity: 0.4, filter: blur(8), transform: 'translate(14 8)' }),
    lit(
      path(lap, lin([light(C.soga, 0.3), C.soga, shade(C.soga, 0.3)], 60)) +
        clipped(
          lap,
          stroke('M300 744H560M300 776H560M360 700V810M420 700V810M480 700V810', '#C99A5B', 7, { opacity: 0.6 }),
        ),
      4,
    ),
    lit(put(path(BACK, paint(CLOTH)) + stroke('M-58 -92Q0 -66 58 -92', shade(CLOTH, 0.5), 4)), 4),
    arm(own([76, -12]), count, -1, 'point', 1),
    lit(put(head(open)), 4),
    arm(own([-76, -12]), [590, 650], 1, 'rest', -1),
  ])
}

const BODY = 'M560 612C566 672 590 716 622 730C662 744 722 744 762 730C794 716 818 672 824 612Z'
/** Straw inside, in all directions, thick and warm. */
function straw(): string {
  const r = rng(5),
    layer = (n: number, c: string, w: number, o: number): string => {
      let d = ''
      for (let i = 0; i < n; i += 1) {
        const a = r() * 6.28,
          k = Math.sqrt(r()),
          t = r() * 6.28
        d += `M${f(692 + Math.cos(a) * 112 * k)} ${f(622 + Math.sin(a) * 40 * k)}q${f(Math.cos(t) * 18)} ${f(Math.sin(t) * 7 - 6)} ${f(Math.cos(t) * 40)} ${f(Math.sin(t) * 13)}`
      }
      return stroke(d, c, w, { opacity: o })
    }
  return layer(90, C.soga, 3, 0.55) + layer(90, '#E9BC66', 3, 0.9) + layer(60, '#FFE9A6', 2.6, 1)
}
/** The big basket, open, warm straw inside; its foot on the top step. */
export function basket(): string {
  let weave = ''
  for (let k = 0; k < 9; k += 1)
    for (let i = 0; i < 26; i += 1)
      weave += `M${556 + i * 21 + (k % 2) * 10} ${f(622 + k * 14 + Math.sin((i / 25) * Math.PI) * 20 - 8)}h13`
  const inner = smooth(
    Array.from({ length: 20 }, (_, i): Point => [692 + Math.cos(i * 0.314) * 118, 614 + Math.sin(i * 0.314) * 48]),
  )
  return g([
    ellipse(706, 730, 130, 26, C.jati, { opacity: 0.4 }),
    lit(
      path(BODY, lin(['#F8DFA6', '#D9A860', '#9A6A38'], 40)) +
        clipped(
          BODY,
          stroke(weave, C.soga, 5, { opacity: 0.5 }) +
            stroke('M556 664Q692 724 828 664M570 700Q692 752 814 700', C.cabai, 7, { opacity: 0.75 }),
        ),
      5,
    ),
    lit(ellipse(692, 612, 134, 60, lin(['#FBE7B4', '#D9A860'], 70)), 3),
    path(inner, lin(['#7A4A26', '#B98446', '#E9BC66'], 90)),
    clipped(inner, ellipse(692, 630, 116, 40, glow('#FFE08A', 0.9)) + straw()),
    stroke('M566 598Q600 560 692 556Q784 560 818 598', '#FFF3C4', 4, { opacity: 0.7, 'stroke-dasharray': '14 9' }),
  ])
}
