/** Book 8, page 3: things of the valley from straight above: roofs, trees, the drowned bridge; Ayu's hand with her pencil, her thumb on the paper. */
import { smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, g, glow, lin, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'
import { NIGHT } from './sharedRain.ts'

/** A hipped roof from above around 0,0: half width, half depth, half length of its ridge; four sides, tiles or straw across them. */
function roofTop(w: number, h: number, ridge: number, color: string, step = 12): string {
  const sides: readonly (readonly [d: string, c: string])[] = [
    [`M${-w} ${-h}H${w}L${ridge} 0H${-ridge}Z`, light(color, 0.3)],
    [`M${-w} ${-h}L${-ridge} 0L${-w} ${h}Z`, light(color, 0.14)],
    [`M${w} ${-h}V${h}L${ridge} 0Z`, shade(color, 0.16)],
    [`M${-w} ${h}H${w}L${ridge} 0H${-ridge}Z`, shade(color, 0.3)],
  ]
  let rows = ''
  for (let k = step; k < h; k += step) {
    const t = k / h,
      x = ridge + (w - ridge) * t
    rows += `M${f(-x)} ${f(-k)}H${f(x)}V${f(k)}H${f(-x)}Z`
  }
  return lit(
    sides.map(([d, c]) => path(d, c)).join('') +
      stroke(rows, shade(color, 0.5), 2.2, { opacity: 0.45, 'stroke-dasharray': '7 4', 'stroke-linecap': 'butt' }) +
      stroke(
        `M${-w} ${-h}L${-ridge} 0H${ridge}L${w} ${-h}M${-ridge} 0L${-w} ${h}M${ridge} 0L${w} ${h}`,
        light(color, 0.5),
        4,
        {
          opacity: 0.8,
        },
      ),
    3,
    { rim: '#D8E4F8' },
  )
}
/** Nenek Murni's small house: dark, one lamp under its eaves. */
export const houseTop = (bright = false): string =>
  g([
    ellipse(14, 14, 112, 84, '#0A1230', { opacity: 0.5 }),
    ellipse(66, 66, bright ? 92 : 70, bright ? 84 : 62, glow('#FFB02E', bright ? 1 : 0.85)),
    lit(
      rect(28, 50, 64, 34, lin(['#C58A52', '#8A5A36'], 80), { rx: 3 }) +
        stroke('M44 52V83M60 52V83M76 52V83', '#6B4126', 2),
      2,
    ),
    roofTop(92, 62, 36, mix('#B08A54', NIGHT.middle, 0.26), 10),
    circle(66, 72, bright ? 15 : 11, '#FFE9A6') + circle(66, 72, 6, C.putih),
  ])
/** Those who look out over the rail, from above: hair, shoulders in their colours. */
const heads = (): string =>
  (
    [
      [-122, -34, C.tinta, '#E8E0D0', 0],
      [-124, -4, '#8ED0B8', C.kunyit, 0],
      [-121, 26, '#2B1A18', '#8A5AA8', 0],
      [-124, 56, C.tinta, C.mangga, 0],
      [-66, -83, '#3A3A4A', C.nila, 90],
      [-30, -84, C.tinta, C.sepatu, 90],
    ] as const
  )
    .map(([x, y, hair, dress, turn]) =>
      place(
        ellipse(7, 0, 8, 16, dress) +
          circle(0, 0, 11, hair) +
          circle(-3, -3.6, 3.4, light(hair, 0.4), { opacity: 0.6 }),
        x,
        y,
        1,
        turn,
      ),
    )
    .join('')
/** The village hall: two roofs, light all round under the eaves, heads at its rail, steps and ramp. */
export const hallTop = (bright = false): string =>
  g([
    ellipse(0, 6, 206, 158, glow('#FFB02E', 1)),
    ellipse(0, 4, bright ? 200 : 172, bright ? 152 : 130, glow('#FFE9A6', bright ? 1 : 0.9)),
    lit(
      rect(-34, 76, 68, 42, lin(['#E2B070', '#A8703F'], 90), { rx: 3 }) + stroke('M-32 90H32M-32 103H32', '#7A4A2C', 3),
      2,
    ),
    lit(rect(60, 76, 36, 56, lin(['#D9A566', '#9C683C'], 90), { rx: 3 }), 2),
    lit(rect(-130, -90, 260, 180, '#FFE7A2', { rx: 12, stroke: '#D9964A', 'stroke-width': 4 }), 1.6),
    heads(),
    ellipse(8, 10, 122, 84, '#8A4A2A', { opacity: 0.35 }),
    roofTop(112, 74, 64, mix('#B4553C', NIGHT.middle, 0.14), 12),
    ellipse(6, 8, 84, 46, '#2A1430', { opacity: 0.4 }),
    roofTop(74, 38, 44, mix('#C8603F', NIGHT.middle, 0.08), 11),
    stroke('M-46 0H46', '#F0B070', 6) + circle(-46, 0, 6, C.kunyit) + circle(46, 0, 6, C.kunyit),
  ])
/** A round crown of a tree from above. */
export function crown(x: number, y: number, r: number, seed: number): string {
  const random = rng(seed),
    c = mix(mix(C.hutan, C.daun, random() * 0.5), NIGHT.middle, 0.5)
  let balls = ''
  for (let i = 0; i < 7; i += 1) {
    const a = (i / 7) * Math.PI * 2 + random()
    balls += circle(
      Math.cos(a) * r * 0.62,
      Math.sin(a) * r * 0.62,
      r * random.in(0.36, 0.5),
      mix(c, '#8FC0C4', random() * 0.14),
    )
  }
  return place(
    ellipse(r * 0.3, r * 0.34, r * 1.06, r, '#081026', { opacity: 0.45 }) +
      lit(balls + circle(0, 0, r * 0.7, c) + circle(-r * 0.22, -r * 0.26, r * 0.38, mix(c, '#A9D0C8', 0.3)), 2.4, {
        rim: '#D8E4F8',
      }),
    x,
    y,
  )
}
/** A coconut palm from above: a star of leaves. */
export function palmTop(x: number, y: number, r: number, turn = 0): string {
  const c = mix(C.daun, NIGHT.middle, 0.45)
  const leaf = (a: number): string =>
    place(
      path(`M0 0Q${f(r * 0.4)} ${f(-r * 0.24)} ${f(r)} ${f(r * 0.1)}Q${f(r * 0.5)} ${f(r * 0.22)} 0 0Z`, c) +
        stroke(`M0 0Q${f(r * 0.5)} ${f(-r * 0.06)} ${f(r * 0.94)} ${f(r * 0.08)}`, mix(c, '#CFE8D0', 0.5), 2),
      0,
      0,
      1,
      a,
    )
  return place(
    place(ellipse(0, 0, r * 0.9, r * 0.86, '#081026', { opacity: 0.34 }), r * 0.24, r * 0.3) +
      lit(Array.from({ length: 9 }, (_, i) => leaf(turn + i * 40)).join('') + circle(0, 0, r * 0.14, '#B98B46'), 1.8, {
        rim: '#D8E4F8',
      }),
    x,
    y,
  )
}

const skin = SKIN.sawo,
  BARE = lin([light(skin.b, 0.26), skin.b, mix(skin.b, skin.s, 0.45)], 62),
  SLEEVE = lin([light(C.kunyit, 0.3), C.kunyit, shade(C.mangga, 0.2)], 60)
const crease = (d: string): string => stroke(d, skin.s, 3, { opacity: 0.5 })
const nail = (x: number, y: number, r: number): string =>
  ellipse(x, y, 13, 10, mix(skin.l, C.jambu, 0.35), { transform: `rotate(${r} ${x} ${y})`, opacity: 0.95 })
/** Ayu's right hand from above, its pencil's tip at 0,0; the arm goes down out of the picture. */
export function pencilHand(): string {
  const finger = (pts: readonly (readonly [number, number])[], w: readonly number[]): string =>
    lit(path(tube(pts, w), BARE), 4)
  return g([
    // the shadow on the paper
    g(ellipse(128, 168, 120, 90, '#2A1430') + ellipse(190, 260, 110, 70, '#2A1430'), { opacity: 0.26 }),
    // curled fingers behind
    finger(
      [
        [196, 190],
        [128, 178],
        [112, 208],
      ],
      [27, 25, 21],
    ),
    finger(
      [
        [190, 160],
        [110, 148],
        [84, 172],
      ],
      [27, 25, 21],
    ),
    // pencil
    place(
      lit(
        path('M0 0L34 -11V11Z', '#E9C892') +
          path('M0 0L13 -4.2V4.2Z', C.tinta) +
          rect(34, -11, 210, 22, lin([light(C.sepatu, 0.3), C.cabai, shade(C.cabai, 0.4)], 90)) +
          stroke('M36 -3H244', light(C.sepatu, 0.5), 3, { opacity: 0.7 }),
        2,
      ),
      0,
      0,
      1,
      52,
    ),
    // back of the hand, wrist, sleeve
    lit(
      path(
        smooth([
          [118, 96],
          [176, 84],
          [236, 110],
          [272, 168],
          [268, 230],
          [224, 262],
          [170, 244],
          [134, 196],
          [108, 140],
        ]),
        BARE,
      ) +
        path(
          tube(
            [
              [214, 200],
              [270, 290],
            ],
            [56, 52],
          ),
          BARE,
        ),
      6,
    ),
    finger(
      [
        [150, 112],
        [84, 78],
        [50, 70],
      ],
      [27, 23, 18],
    ),
    nail(54, 66, 14),
    finger(
      [
        [138, 196],
        [86, 150],
        [58, 92],
      ],
      [29, 25, 20],
    ),
    nail(58, 100, 66),
    crease('M150 128Q132 108 118 106M196 150Q214 176 214 206'),
    lit(
      path(
        tube(
          [
            [246, 262],
            [330, 420],
          ],
          [72, 84],
          { start: 'flat' },
        ),
        SLEEVE,
      ) +
        stroke('M184 294L308 230', C.mangga, 15) +
        stroke('M270 330Q296 356 300 400M300 300Q330 330 338 360', shade(C.mangga, 0.3), 3, { opacity: 0.5 }),
      5,
    ),
  ])
}
/** Her left thumb on the paper, the rest of the hand under it; its tip at 0,0, the arm to the left and down. */
export const thumb = (): string =>
  g([
    ellipse(-30, 20, 74, 34, '#2A1430', { opacity: 0.26, transform: 'rotate(28 -30 20)' }),
    lit(
      path(
        tube(
          [
            [-250, 150],
            [-150, 84],
            [-76, 26],
            [-6, 4],
          ],
          [74, 58, 34, 25],
        ),
        BARE,
      ) +
        crease('M-86 2Q-74 14 -80 36M-60 -6Q-50 6 -54 20') +
        ellipse(-4, 0, 23, 17, mix(skin.l, C.jambu, 0.35), { transform: 'rotate(24 -4 0)' }),
      5,
    ),
    clipped(
      'M-500 -200H500V500H-500Z',
      lit(
        path(
          tube(
            [
              [-150, 92],
              [-300, 230],
            ],
            [76, 96],
            { start: 'flat' },
          ),
          SLEEVE,
        ) + stroke('M-196 30L-106 152', C.mangga, 15),
        5,
      ),
    ),
  ])
