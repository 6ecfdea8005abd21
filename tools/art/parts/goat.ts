/**
 * Grandpa's six goats (and the tiny seventh). Feet on y=0, about 150 x 140, facing right.
 * goat() side view: stand | look | jump | land | sleep. goatFront() three-quarter view toward us: stand | look | sleep.
 */
import { g, path, stroke, ellipse, circle, f, lin, rad, glow, clipped, place } from '../core/svg.ts'
import { item, type Point, smooth, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, mix, shade, light } from '../palette.ts'

/** Where a coat is patched. */
type Patch = 'plain' | 'belly' | 'sock' | 'spots' | 'saddle'
/** One goat's looks: colours, patch, what it wears; horn, beard and size as factors. */
export interface Coat {
  readonly base: string
  readonly patch: string
  readonly kind: Patch
  readonly bell?: string
  readonly flower?: string
  readonly scarf?: string
  readonly horn?: number
  readonly beard?: number
  readonly size?: number
}
/** How a goat stands in the side view. */
export type GoatPose = 'stand' | 'look' | 'jump' | 'land' | 'sleep'

/** The coats of the bible, in order 1 to 6, and the tiny goat of book 2's last page. horn, beard: size factors. */
export const GOATS: readonly [Coat, Coat, Coat, Coat, Coat, Coat, Coat] = [
  { base: '#FBF4E6', patch: '#F1E2C8', kind: 'plain', bell: C.kunyit, horn: 0.9 },
  { base: '#B06A3C', patch: '#F3DDB8', kind: 'belly', flower: C.sepatu },
  { base: '#4E4855', patch: '#FBF6EE', kind: 'sock' },
  { base: '#F6EEDC', patch: '#6B4A3C', kind: 'spots' },
  { base: '#D2AE7E', patch: '#8A5C38', kind: 'saddle', beard: 2.1, horn: 1.25 },
  { base: '#B9B4C0', patch: '#F4EFE8', kind: 'belly', horn: 0.42, scarf: C.cabai, beard: 0.5, size: 0.86 },
  { base: '#F3D9A8', patch: '#FFFDF4', kind: 'belly', horn: 0.25, beard: 0, size: 0.55 },
]
/** Where a number plate hangs (goat units), side and front. */
export const PLATE_AT = { side: [56, -66], front: [24, -62] }
/** Blank wooden number plate, 30 across; the number is a sprite of its own. */
export const goatPlate = (): string =>
  lit(
    circle(0, 0, 16, lin(['#F7DCA6', '#E2B36B', '#B98543'], 60)) +
      circle(0, 0, 12.5, 'none', { stroke: C.soga, 'stroke-width': 1.6, opacity: 0.6 }) +
      circle(0, -13, 2.2, C.jati),
    1.4,
  )

/** Joints of a goat's tail and ear, turn of body and head. */
interface GoatJoints {
  readonly body: number
  readonly tail: readonly Point[]
  readonly ear: readonly [Point, Point, Point]
  readonly head: number
  readonly mouth: string
}
/** Near and far legs, front and back; turn of the hooves. A sleeping goat has them under her. */
interface GoatLegs {
  readonly fn: readonly Point[]
  readonly ff: readonly Point[]
  readonly bn: readonly Point[]
  readonly bf: readonly Point[]
  readonly hoof: readonly [number, number, number, number]
}
const J: Record<Exclude<GoatPose, 'sleep'>, GoatJoints & GoatLegs> & Record<'sleep', GoatJoints> = {
  stand: {
    body: 0,
    fn: [
      [33, -54],
      [35, -28],
      [33, -8],
    ],
    ff: [
      [42, -54],
      [46, -28],
      [46, -9],
    ],
    bn: [
      [-33, -56],
      [-42, -28],
      [-37, -8],
    ],
    bf: [
      [-22, -54],
      [-29, -28],
      [-23, -9],
    ],
    tail: [
      [-45, -74],
      [-56, -86],
      [-55, -98],
    ],
    ear: [
      [48, -114],
      [31, -112],
      [22, -92],
    ],
    head: 0,
    hoof: [0, 0, 0, 0],
    mouth: 'smile',
  },
  look: {
    body: 0,
    fn: [
      [33, -54],
      [31, -28],
      [33, -8],
    ],
    ff: [
      [42, -54],
      [48, -32],
      [40, -14],
    ],
    bn: [
      [-33, -56],
      [-40, -28],
      [-38, -8],
    ],
    bf: [
      [-22, -54],
      [-30, -28],
      [-28, -9],
    ],
    tail: [
      [-45, -74],
      [-58, -80],
      [-66, -90],
    ],
    ear: [
      [46, -116],
      [30, -120],
      [16, -112],
    ],
    head: -10,
    hoof: [0, 30, 0, 0],
    mouth: 'open',
  },
  jump: {
    body: -17,
    fn: [
      [36, -56],
      [62, -50],
      [54, -28],
    ],
    ff: [
      [44, -58],
      [72, -58],
      [70, -36],
    ],
    bn: [
      [-34, -58],
      [-56, -36],
      [-82, -30],
    ],
    bf: [
      [-26, -54],
      [-46, -28],
      [-72, -16],
    ],
    tail: [
      [-45, -76],
      [-58, -92],
      [-52, -106],
    ],
    ear: [
      [48, -118],
      [28, -130],
      [8, -130],
    ],
    head: 8,
    hoof: [28, 18, 66, 58],
    mouth: 'open',
  },
  land: {
    body: 13,
    fn: [
      [34, -54],
      [50, -34],
      [58, -12],
    ],
    ff: [
      [42, -56],
      [62, -38],
      [74, -18],
    ],
    bn: [
      [-34, -58],
      [-58, -46],
      [-70, -30],
    ],
    bf: [
      [-26, -56],
      [-48, -44],
      [-56, -26],
    ],
    tail: [
      [-45, -76],
      [-60, -94],
      [-58, -108],
    ],
    ear: [
      [48, -118],
      [30, -132],
      [14, -138],
    ],
    head: -8,
    hoof: [-20, -26, 40, 40],
    mouth: 'open',
  },
  sleep: {
    body: 0,
    tail: [
      [-45, -66],
      [-58, -58],
      [-62, -48],
    ],
    ear: [
      [48, -114],
      [33, -106],
      [28, -86],
    ],
    head: 24,
    mouth: 'smile',
  },
}
const paint = (b: string) => lin([light(b, 0.4), b, shade(b, 0.22)], 62)
const HOOF = '#4B3138'
const leg = (pts: readonly Point[], w: readonly number[], col: string, hf = 0, sock = '') => {
  const e = item(pts, 2),
    d = tube(pts, w, { end: 'flat' })
  return (
    path(d, col) +
    (sock ? clipped(d, path(`M${e[0] - 14} ${e[1] - 16}h28v24h-28Z`, sock)) : '') +
    place(
      path('M-5.2 -3L5.2 -3L6.6 6.5Q0 8.6 -6.4 6.5Z', lin(['#7A5858', HOOF], 60)) +
        stroke('M.4 1L.6 7', '#2E1C24', 1.3),
      e[0],
      e[1] + 1,
      1,
      -hf,
    )
  )
}
const MARKS: Record<Patch, (p: string) => string> = {
  saddle: (p: string) => ellipse(-14, -78, 30, 22, p) + ellipse(14, -84, 20, 14, p),
  belly: (p: string) => ellipse(2, -34, 40, 13, p),
  sock: () => '',
  plain: (p: string) => ellipse(-4, -36, 40, 9, p),
  spots: (p: string) =>
    ellipse(-30, -70, 16, 13, p) + ellipse(2, -54, 12, 9, p) + ellipse(24, -76, 11, 9, p) + ellipse(-8, -80, 7, 5, p),
}
const horn = (dx: number, c: string, k: number) =>
  place(
    path(
      tube(
        [
          [6, 0],
          [5, -17],
          [-5, -30],
          [-18, -33],
        ],
        [6.6, 5.4, 3.8, 1.2],
        { start: 'flat' },
      ),
      lin([light(c, 0.4), c, shade(c, 0.3)], 40),
    ) + stroke('M0 -8q5 1 10 -1M-1 -15q4 0 9 -4M-5 -22q3 -1 6 -6', shade(c, 0.5), 1.6, { opacity: 0.6 }),
    48 + dx,
    -117,
    k,
  )
const bloom = (x: number, y: number, c: string, s = 1) =>
  place(
    [0, 72, 144, 216, 288]
      .map((a) => place(ellipse(0, -6.4, 4.8, 6.4, lin([light(c, 0.35), c], 90)), 0, 0, 1, a))
      .join('') + circle(0, 0, 3.8, C.kunyit),
    x,
    y,
    s,
  )
const shutEye = (x: number, y: number, w = 6) =>
  stroke(`M${x - w} ${y - 2}Q${x} ${y + 5} ${x + w} ${y - 2}M${x + w - 1} ${y - 1}l3 3`, C.tinta, 2.4)
/** Collar with bell, or the red scarf; drawn at the neck of the side view. */
const collar = ({ bell, scarf }: Coat): string =>
  scarf
    ? lit(
        path('M34 -92Q50 -76 68 -84L66 -74Q50 -64 34 -80Z', lin([light(scarf, 0.3), scarf, shade(scarf, 0.3)], 70)) +
          path('M42 -76Q34 -66 36 -50L46 -48L48 -56L56 -52Q54 -66 52 -72Z', lin([scarf, shade(scarf, 0.25)], 70)) +
          stroke('M42 -62l6 3', light(scarf, 0.5), 2),
        1.4,
      )
    : stroke('M38 -92Q52 -76 64 -86', C.soga, 5.4) +
      (bell
        ? lit(circle(57, -73, 8.6, rad([C.cahaya, bell, shade(bell, 0.4)])), 1) +
          stroke('M52 -71h10', shade(bell, 0.55), 1.8) +
          circle(57, -66.5, 2, shade(bell, 0.6))
        : '')

/** A goat from the side, facing right. */
export function goat({ pose = 'stand', coat = GOATS[0] }: { pose?: GoatPose; coat?: Coat } = {}): string {
  const j = J[pose],
    legs = pose === 'sleep' ? undefined : J[pose],
    { base: b, patch: p } = coat,
    F = paint(b),
    far = mix(shade(b, 0.3), C.jati, 0.15),
    pink = mix(C.jambu, b, 0.25),
    asleep = pose === 'sleep'
  const hk = coat.horn ?? 1,
    bk = asleep ? Math.min(1.1, (coat.beard ?? 1) * 0.7) : (coat.beard ?? 1),
    eared = ['saddle', 'spots'].includes(coat.kind) ? p : b
  const bodyD = smooth([
    [-50, -64],
    [-42, -82],
    [-14, -80],
    [16, -82],
    [40, -80],
    [50, -62],
    [40, -42],
    [8, -35],
    [-26, -38],
    [-46, -48],
  ])
  const fluff = stroke(
    'M-30 -46q4 5 8 0q4 5 8 0M-2 -42q4 5 8 0q4 5 8 0M34 -60q3 5 7 1q3 5 7 1M-40 -62q4 4 7 0',
    shade(b, 0.4),
    1.8,
    {
      opacity: 0.4,
    },
  )
  const headD = smooth([
    [41, -104],
    [47, -120],
    [60, -124],
    [72, -117],
    [80, -106],
    [91, -99],
    [93, -89],
    [85, -82],
    [70, -83],
    [56, -84],
    [45, -91],
  ])
  const faceMarks: Partial<Record<Patch, string>> = {
    saddle: path('M40 -128L62 -128C62 -112 58 -100 44 -92L36 -100Z', p),
    spots: ellipse(50, -108, 12, 15, p),
    sock: '',
    plain: '',
  }
  const faceP = faceMarks[coat.kind] ?? path('M62 -126C66 -114 72 -106 84 -104L80 -110C74 -114 70 -120 70 -126Z', p)
  const eye = asleep
    ? shutEye(67, -104)
    : pose === 'jump'
      ? stroke('M61.5 -104Q67 -112 72.5 -104', C.tinta, 3)
      : (coat.kind === 'sock' ? ellipse(67, -106, 7.2, 8.2, '#F3EAE0') : '') +
        ellipse(67, -106, 5.4, 6.6, C.tinta) +
        circle(65.3, -108.6, 2.1, '#fff') +
        circle(69, -103.6, 1, '#fff', { opacity: 0.8 }) +
        stroke('M61 -110Q66 -116 73 -110', C.tinta, 2)
  const mouth =
    j.mouth === 'open'
      ? path('M78 -88C83 -86 88 -88 91 -91C90 -82 82 -79 78 -88Z', '#6E1F2B') +
        path('M81 -85.4q4 -1.6 7.4 -2q-3 4.6 -7.4 2Z', C.sepatu)
      : stroke('M77 -88Q83 -84 91 -91', coat.kind === 'sock' ? '#1E1822' : C.tinta, 2.3)
  const L = 29 * bk,
    beard = bk
      ? path(
          `M71 -86C${70 - bk * 2} ${-86 + L * 0.5} 77 ${-86 + L * 0.82} ${82 + bk * 2} ${-86 + L}` +
            `C84 ${-86 + L * 0.7} 88 ${-86 + L * 0.45} 87 -83Z`,
          coat.kind === 'sock' ? shade(b, 0.2) : light(b, 0.45),
        ) +
        stroke(`M79 -80l1.6 ${f(L * 0.4)}M83.4 -80l.6 ${f(L * 0.36)}M76 -80l1 ${f(L * 0.26)}`, shade(b, 0.4), 1.3, {
          opacity: 0.5,
        })
      : ''
  const E = j.ear,
    earD = smooth([
      E[0],
      [(E[0][0] + E[1][0]) / 2 - 1, E[1][1] - 8],
      E[2],
      [(E[0][0] + E[2][0]) / 2 + 5, E[2][1] + 4],
      [E[0][0] + 3, E[0][1] + 9],
    ])
  const earIn = smooth([
    [E[0][0] - 4, E[0][1] + 3],
    [E[2][0] + 6, E[2][1] + 1],
    [E[0][0] - 6, E[0][1] + 7],
  ])
  const head = g([
    horn(10, '#6E5A4C', hk),
    path(
      smooth([
        [66, -118],
        [76, -128],
        [88, -124],
        [82, -114],
        [72, -112],
      ]),
      lin([shade(b, 0.2), shade(b, 0.35)], 60),
    ),
    path(headD, F),
    clipped(headD, faceP + ellipse(90, -94, 8.5, 8, pink) + circle(64, -93, 10, glow(C.sepatu, 0.5))),
    ellipse(89.5, -96.5, 1.5, 2, '#5a2f35'),
    mouth,
    beard,
    eye,
    horn(0, '#8F765C', hk),
    lit(path(earD, eared) + path(earIn, pink, { opacity: 0.8 }), 1.3),
    path(
      'M50 -121q4 -8 9 -5q4 -5 8 1q3 3 1 7q-3 -3 -6 -1q-3 -2 -6 1q-4 -1 -6 -3Z',
      light(coat.kind === 'saddle' ? p : b, 0.2),
    ),
    coat.flower ? lit(bloom(47, -116, coat.flower, 1.15), 1) : '',
  ])
  const headG = g(lit(head, 2.4), { transform: `rotate(${j.head} 48 -90)` })
  const neckD = tube(
      [
        [30, -62],
        [44, -80],
        [54, -98],
      ],
      [22, 17, 13],
    ),
    neck = lit(path(neckD, F), 2.2),
    tail = lit(path(tube(j.tail, [6.5, 7, 3]), F), 1.4)
  const body = lit(
    path(bodyD, F) +
      clipped(bodyD, MARKS[coat.kind](p) + ellipse(0, -36, 38, 8, light(b, 0.4), { opacity: 0.5 }) + fluff),
    4,
    { shO: 0.36 },
  )
  let inner
  if (!legs) {
    const knee = (x: number, w: number, c: string, tip: number) =>
      path(
        smooth([
          [x - w, -6],
          [x - w * 0.8, -22],
          [x, -28],
          [x + w, -18],
          [x + w + 2, -4],
          [x, 0],
        ]),
        c,
      ) + path(`M${x + tip} -8q14 -3 18 1l1 8h-17Z`, HOOF)
    inner = g([
      place(tail, 0, 30),
      place(body, 0, 33),
      lit(knee(-34, 17, F, 8), 2),
      lit(
        path(
          tube(
            [
              [30, -16],
              [48, -7],
              [62, -7],
            ],
            [11, 8, 6.4],
          ),
          F,
        ) + path('M60 -13h9l4 13h-13Z', coat.kind === 'sock' ? p : HOOF),
        1.6,
      ),
      place(neck + collar(coat) + headG, -2, 36),
    ])
  } else {
    inner = g([
      lit(leg(legs.ff, [9, 5.4, 4.6], far, legs.hoof[1]) + leg(legs.bf, [13, 6.4, 4.6], far, legs.hoof[3]), 1.6),
      tail,
      body,
      lit(leg(legs.bn, [15.5, 7, 5], F, legs.hoof[2]), 2),
      lit(leg(legs.fn, [10.5, 6, 5], F, legs.hoof[0], coat.kind === 'sock' ? p : ''), 1.8),
      neck,
      collar(coat),
      headG,
    ])
    if (j.body) inner = g(inner, { transform: `rotate(${j.body} 0 -56)` })
  }
  return coat.size ? place(inner, 0, 0, coat.size) : inner
}

/** The head from the front, centre between the eyes at 0,0, looking right and toward us. */
function frontHead(
  coat: Coat,
  { eyes, big = 1, look = 0.4 }: { eyes?: 'shut' | 'open' | undefined; big?: number; look?: number },
): string {
  const { base: b, patch: p } = coat,
    F = paint(b),
    pink = mix(C.jambu, b, 0.3),
    hk = coat.horn ?? 1,
    bk = (coat.beard ?? 1) * (eyes === 'shut' ? 0.45 : 1)
  const skull = smooth([
    [-19, -20],
    [0, -26],
    [19, -20],
    [22, -4],
    [17, 14],
    [17, 30],
    [8, 40],
    [-4, 41],
    [-13, 31],
    [-16, 14],
    [-22, -4],
  ])
  const hornF = (d: number) =>
    path(
      tube(
        [
          [d * 9, -20],
          [d * 13, -36],
          [d * 22, -46],
          [d * 33, -46],
        ].map(([x = 0, y = 0]) => [d * 9 + (x - d * 9) * hk, -20 + (y + 20) * hk]),
        [6.4, 5.6, 4, 1.4],
        { start: 'flat' },
      ),
      lin(['#C0A588', '#8F765C', '#5E4A3C'], 40),
    )
  const ear = (d: number) =>
    place(
      path('M0 -6C14 -14 34 -8 42 6C30 14 10 12 0 6Z', ['saddle', 'spots'].includes(coat.kind) && d < 0 ? p : b) +
        path('M6 -2C16 -7 28 -3 34 5C25 9 12 8 6 3Z', pink),
      d * 17,
      -8,
      1,
      d * 14,
      d < 0,
    )
  const eye = (d: number) => {
    const x = d * 12.5 + look * 2
    if (eyes === 'shut') return shutEye(x, -1, 6.5)
    return (
      ellipse(x, -2, 7.4 * big, 8.4 * big, coat.kind === 'sock' ? '#F3EAE0' : '#FFFDF4') +
      ellipse(x + look * 2, -1.6, 5.4 * big, 6.8 * big, C.tinta) +
      circle(x + look * 2 - 2, -4.4, 2.2 * big, '#fff') +
      circle(x + look * 2 + 2, 1.4, 1.1, '#fff') +
      stroke(`M${f(x - 8)} ${f(-8 * big)}Q${f(x)} ${f(-13 * big)} ${f(x + 8)} ${f(-8 * big)}`, C.tinta, 1.9)
    )
  }
  const face = {
    saddle: path('M-24 -30H2V10Q-16 20 -26 8Z', p),
    spots: ellipse(-12, -8, 13, 15, p) + ellipse(16, 22, 7, 6, p),
    belly: path('M-5 -28H7L5 10Q9 30 2 44Q-8 30 -4 10Z', p),
    sock: '',
    plain: '',
  }[coat.kind]
  const L = 34 * bk,
    beard = bk
      ? path(
          `M-9 36C-8 ${36 + L * 0.6} -2 ${36 + L * 0.8} 3 ${36 + L}C7 ${36 + L * 0.7} 10 ${36 + L * 0.5} 10 35Z`,
          coat.kind === 'sock' ? shade(b, 0.2) : light(b, 0.4),
        ) + stroke(`M-3 40l1 ${f(L * 0.4)}M3 40v${f(L * 0.5)}`, shade(b, 0.4), 1.3, { opacity: 0.5 })
      : ''
  return g([
    lit(hornF(-1) + hornF(1), 1.6),
    lit(ear(-1) + ear(1), 1.5),
    beard,
    lit(path(skull, F), 2.2) +
      clipped(
        skull,
        face +
          ellipse(2, 33, 15, 12, pink) +
          circle(-13, 14, 9, glow(C.sepatu, 0.5)) +
          circle(17, 14, 8, glow(C.sepatu, 0.45)),
      ),
    eye(-1),
    eye(1),
    stroke('M-4 27l3 3M8 27l-3 3M2 31v4M-5 36Q2 41 9 35.5', '#5A2F35', 2.1),
    path(
      'M-11 -22q2 -9 8 -6q4 -6 9 0q6 -2 7 6q-5 -1 -7 3q-4 -3 -8 1q-4 -5 -9 -4Z',
      light(coat.kind === 'saddle' ? p : b, 0.2),
    ),
    coat.flower ? lit(bloom(19, -20, coat.flower, 1.25), 1) : '',
  ])
}
/** Three-quarter view toward us. pose: stand | look (very big eyes) | sleep. */
export function goatFront({
  pose = 'stand',
  coat = GOATS[0],
}: {
  pose?: 'stand' | 'look' | 'sleep'
  coat?: Coat
} = {}): string {
  const { base: b, patch: p } = coat,
    F = paint(b),
    far = mix(shade(b, 0.3), C.jati, 0.15),
    asleep = pose === 'sleep',
    dy = asleep ? 36 : 0
  const rump = smooth([
      [-44, -52],
      [-40, -78],
      [-16, -88],
      [14, -84],
      [26, -60],
      [16, -38],
      [-12, -32],
      [-36, -36],
    ]),
    chest = smooth([
      [-6, -60],
      [6, -84],
      [28, -86],
      [44, -64],
      [42, -40],
      [26, -28],
      [6, -34],
    ])
  const rumpMarks: Partial<Record<Patch, string>> = {
    saddle: ellipse(-20, -78, 24, 16, p),
    spots: ellipse(-28, -66, 13, 11, p) + ellipse(-4, -78, 10, 8, p) + ellipse(-12, -48, 9, 7, p),
    belly: ellipse(-12, -36, 26, 9, p),
  }
  const chestMarks: Partial<Record<Patch, string>> = {
    spots: ellipse(12, -44, 9, 8, p),
    belly: ellipse(26, -42, 13, 16, p),
  }
  const rumpMark = rumpMarks[coat.kind] ?? '',
    chestMark = chestMarks[coat.kind] ?? ''
  const body =
    lit(path(rump, F) + clipped(rump, rumpMark), 3.4) +
    lit(
      path(chest, F) +
        clipped(chest, chestMark) +
        stroke('M14 -52q4 5 8 0q4 5 8 0M18 -40q4 5 8 0', shade(b, 0.4), 1.8, { opacity: 0.4 }),
      3,
    )
  const legs = asleep
    ? ''
    : lit(
        leg(
          [
            [-12, -44],
            [-10, -24],
            [-12, -12],
          ],
          [11, 6, 4.8],
          far,
        ) +
          leg(
            [
              [14, -42],
              [12, -22],
              [11, -7],
            ],
            [9.5, 6, 5],
            far,
          ),
        1.6,
      )
  const near = asleep
    ? lit(
        path(
          tube(
            [
              [6, -8],
              [22, -5],
              [40, -7],
            ],
            [11, 9, 7.4],
          ),
          F,
        ) +
          path('M38 -14h9l4 14h-13Z', coat.kind === 'sock' ? p : HOOF) +
          path(
            smooth([
              [-48, -4],
              [-46, -22],
              [-30, -28],
              [-16, -16],
              [-18, -2],
              [-32, 1],
            ]),
            F,
          ),
        2,
      )
    : lit(
        leg(
          [
            [-32, -48],
            [-36, -26],
            [-34, -9],
          ],
          [14, 7, 5.2],
          F,
        ),
        1.8,
      ) +
      lit(
        leg(
          [
            [34, -44],
            [35, -24],
            [34, -6],
          ],
          [10.5, 6.6, 5.4],
          F,
          0,
          coat.kind === 'sock' ? p : '',
        ),
        1.8,
      )
  const neckD = tube(
    [
      [20, -62],
      [25, -78],
      [30, -98],
    ],
    [21, 17, 14],
  )
  const strap = coat.scarf
    ? lit(
        path(
          'M8 -84Q26 -66 48 -82L48 -70Q26 -54 8 -72Z',
          lin([light(coat.scarf, 0.3), coat.scarf, shade(coat.scarf, 0.3)], 70),
        ) + path('M20 -66Q14 -54 17 -40L27 -39L29 -48L37 -44Q36 -58 32 -66Z', coat.scarf),
        1.4,
      )
    : stroke('M10 -82Q26 -66 46 -80', C.soga, 5.6) +
      (coat.bell
        ? lit(circle(26, -64, 9, rad([C.cahaya, coat.bell, shade(coat.bell, 0.4)])), 1) +
          stroke('M21 -62h10', shade(coat.bell, 0.55), 1.8) +
          circle(26, -57, 2.1, shade(coat.bell, 0.6))
        : '')
  const tail = lit(
    path(
      tube(
        [
          [-40, -72],
          [-52, -80],
          [-54, -90],
        ],
        [6.5, 6.5, 3],
      ),
      F,
    ),
    1.4,
  )
  const head = place(
    frontHead(coat, { eyes: asleep ? 'shut' : 'open', big: pose === 'look' ? 1.3 : 1 }),
    asleep ? 36 : 32,
    asleep ? -84 : -118,
    1,
    asleep ? 10 : -3,
  )
  const all = g([
    legs,
    place(tail + body, 0, dy),
    near,
    place(lit(path(neckD, F), 2.2) + strap + head, 0, asleep ? 42 : 0),
  ])
  return coat.size ? place(all, 0, 0, coat.size) : all
}
