/** Book 5, page 2: the swept yard, from a roof: no horizon, the shade of a palm over the earth, roofs at the rims. */
import { lit } from '../../core/light.ts'
import { blur, clipped, ellipse, f, flat, g, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { flower } from '../../parts/nature.ts'
import { palm } from '../../parts/palm.ts'

/** Thatch seen from above, inside an outline: straws that run down its slope (degrees). */
function thatch(
  d: string,
  [x, y, w, h]: readonly [number, number, number, number],
  slope: number,
  seed: number,
): string {
  const r = rng(seed),
    a = (slope * Math.PI) / 180
  let dark = '',
    pale = ''
  for (let i = 0; i < (w * h) / 620; i++) {
    const px = x + r() * w,
      py = y + r() * h,
      long = r.in(16, 34),
      s = `M${f(px)} ${f(py)}L${f(px + Math.cos(a) * long)} ${f(py + Math.sin(a) * long)}`
    if (i % 2) dark += s
    else pale += s
  }
  const straw = '#B58A4E'
  return lit(
    path(d, linU([light(straw, 0.4), straw, mix(straw, C.jati, 0.45)], x, y, x + w, y + h)) +
      clipped(
        d,
        stroke(dark, shade(straw, 0.45), 2.6, { opacity: 0.4 }) +
          stroke(pale, light(straw, 0.55), 2.2, { opacity: 0.5 }),
      ),
    6,
  )
}
/** Arcs that the broom left. */
function arcs(): string {
  const r = rng(5)
  let pale = '',
    dark = ''
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 9; i++) {
      const x = i * 168 + (row % 2) * 84 - 60 + r.in(-16, 16),
        y = 130 + row * 78 + r.in(-10, 10)
      for (let k = 0; k < 4; k++) {
        const s = `M${f(x - 66 + k * 4)} ${f(y + k * 8)}q${f(66 - k * 3)} ${f(-34)} ${f(132 - k * 8)} 0`
        if (k % 2) dark += s
        else pale += s
      }
    }
  return stroke(pale, '#FFEFC8', 3.4, { opacity: 0.34 }) + stroke(dark, '#B98450', 2.6, { opacity: 0.16 })
}
/** The yard, brightest around the drum. */
export const background = (): string =>
  g([
    rect(0, 0, 1280, 800, linU(['#F2DBA8', '#EBCB92', '#DDB477'], 100, 0, 900, 800)),
    arcs(),
    ellipse(450, 560, 560, 300, '#FFF3D0', { opacity: 0.34, filter: blur(60) }),
    // meadow at the far rim
    path(
      'M-20 -20H1300V92C1120 128 980 96 860 110C700 130 640 88 480 104C300 124 140 92 -20 118Z',
      linU([C.daun, C.pisang, light(C.padi, 0.2)], 0, 0, 60, 120),
    ),
    stroke('M-20 118C140 92 300 124 480 104C640 88 700 130 860 110C980 96 1120 128 1300 92', light(C.padi, 0.4), 4, {
      opacity: 0.8,
    }),
    ...[
      [520, 70],
      [610, 84],
      [690, 60],
      [950, 76],
    ].map(([x = 0, y = 0], i) => flower(x, y, 0.7, [C.sepatu, C.putih, C.jambu][i % 3])),
    rect(-20, 0, 460, 128, '#4A2C1E', { opacity: 0.3, filter: blur(14) }),
    thatch('M-20 -20H420L372 84Q180 112 -20 100Z', [-20, -20, 450, 130], 84, 3),
    rect(1060, 20, 260, 70, '#4A2C1E', { opacity: 0.24, filter: blur(12) }),
    thatch('M1056 -20H1300V62Q1180 74 1076 58Z', [1050, -20, 260, 100], 88, 8),
    // the shade of a palm that stands outside
    g(place(g(palm(440, 120, 5), { transform: 'scale(1.5 -1)' }), 1180, 300, 1, 58), {
      filter: flat('#7A4A6A'),
      opacity: 0.17,
    }),
    ellipse(268, 620, 190, 40, '#7A4A28', { opacity: 0.4, filter: blur(10) }),
    ellipse(474, 632, 110, 24, '#7A4A28', { opacity: 0.4, filter: blur(7) }),
    ellipse(850, 640, 190, 40, '#7A4A28', { opacity: 0.45, filter: blur(10) }),
    ellipse(1140, 334, 74, 15, '#7A4A28', { opacity: 0.42, filter: blur(6) }),
  ])
/** The edge of the roof that we look down from. */
export const foreground = (): string =>
  g([
    g(
      thatch('M1310 560L1010 820H1310Z', [1000, 560, 310, 260], 140, 12) +
        stroke('M1310 566L1004 826', '#6B3F2A', 12) +
        stroke(
          'M1290 590l-14 -8M1250 620l-16 -6M1206 660l-14 -10M1160 700l-16 -8M1112 742l-14 -10M1062 782l-14 -8',
          '#C89A5A',
          5,
        ),
    ),
    path('M1310 560L1010 820H1310Z', '#1E1030', { opacity: 0.42 }),
  ])
