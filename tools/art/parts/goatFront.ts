/** A goat in three quarters, toward us. */
import { g, path, stroke, ellipse, circle, f, lin, rad, glow, clipped, place } from '../core/svg.ts'
import { smooth, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, mix, shade, light } from '../palette.ts'
import { type Patch, type Coat, GOATS } from './goatCoats.ts'
import { paint, HOOF, leg, bloom, shutEye } from './goatParts.ts'

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
