/** Book 6, page 5: from the ground up along the bamboo: thick stems that the wind bends to the right, and a plain dark bank for the letters. */
import { lit } from '../../core/light.ts'
import { circle, f, g, glow, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { grass } from '../../parts/nature.ts'
import { moon, nightCloud, skyOf } from '../../parts/skies.ts'

/** A long narrow leaf from 0,0 along +x. */
const blade = (long: number, color: string): string =>
  path(
    `M0 0C${f(long * 0.24)} ${f(-long * 0.1)} ${f(long * 0.7)} ${f(-long * 0.09)} ${f(long)} 0C${f(long * 0.7)} ${f(long * 0.06)} ${f(long * 0.24)} ${f(long * 0.08)} 0 0Z`,
    lin([light(color, 0.3), color, mix(color, C.lumut, 0.5)], 80),
  )
/** A stem from its foot up to its tip: it grows thin with height and leans with the wind; `cut` leaves an open end. */
export function stem(
  foot: readonly [number, number],
  tip: readonly [number, number],
  w0: number,
  w1: number,
  { color = '#4E8A62', joints = 7, cut = false }: { color?: string; joints?: number; cut?: boolean } = {},
): string {
  const bend = (tip[0] - foot[0]) * 0.36,
    at = (t: number): [number, number] => [
      foot[0] + (tip[0] - foot[0]) * t - Math.sin(Math.PI * t) * bend * 0.5,
      foot[1] + (tip[1] - foot[1]) * t,
    ],
    w = (t: number) => w0 + (w1 - w0) * t
  let body = '',
    rings = ''
  for (let i = 0; i < joints; i++) {
    const a = (i / joints) ** 0.82,
      b = ((i + 1) / joints) ** 0.82,
      [ax, ay] = at(a),
      [bx, by] = at(b),
      c = i % 2 ? color : mix(color, C.kunyit, 0.1)
    body += path(
      `M${f(ax - w(a))} ${f(ay)}C${f(ax - w(a) * 0.86)} ${f(ay + (by - ay) * 0.3)} ${f(bx - w(b) * 0.86)} ${f(by - (by - ay) * 0.3)} ${f(bx - w(b))} ${f(by)}H${f(bx + w(b))}C${f(bx + w(b) * 0.86)} ${f(by - (by - ay) * 0.3)} ${f(ax + w(a) * 0.86)} ${f(ay + (by - ay) * 0.3)} ${f(ax + w(a))} ${f(ay)}Z`,
      lin([light(c, 0.4), c, mix(c, '#0A1434', 0.62)], 4),
    )
    if (i < joints - 1 || cut)
      rings += path(
        `M${f(bx - w(b) * 1.14)} ${f(by + 5)}Q${f(bx)} ${f(by + 5 + w(b) * 0.3)} ${f(bx + w(b) * 1.14)} ${f(by + 5)}V${f(by - 4)}Q${f(bx)} ${f(by - 4 + w(b) * 0.3)} ${f(bx - w(b) * 1.14)} ${f(by - 4)}Z`,
        light(color, 0.36),
      )
  }
  return lit(body + rings, 3.4, { sh: '#0A1434' })
}
/** Leaves that all stream to the right from a point. */
export const tuft = (x: number, y: number, s: number, seed: number, color = '#3F7F5E'): string => {
  const r = rng(seed)
  return place(
    Array.from({ length: 8 }, (_, i) =>
      place(
        blade(r.in(90, 150), mix(color, C.padi, r.in(0, 0.34))),
        r.in(-8, 8),
        r.in(-8, 8),
        1,
        -34 + i * 10 + r.in(-4, 4),
      ),
    ).join(''),
    x,
    y,
    s,
  )
}
/** The night above: wind-torn clouds, the moon behind stems that are far. */
export const background = (): string => {
  const far: string[] = []
  for (const [x, tip, w] of [
    [80, 330, 13],
    [240, 470, 11],
    [760, 900, 12],
    [930, 1040, 10],
    [1090, 1210, 13],
    [1220, 1330, 12],
  ] as const)
    far.push(stem([x, 560], [tip, -30], w, w * 0.5, { color: '#2F5C78', joints: 9 }))
  const r = rng(7)
  return g([
    skyOf('malam', { sun: [984, 116], horizon: 0.7, stars: 80, seed: 21 }),
    place(nightCloud(300, 3), 700, 190, 0.9),
    place(nightCloud(240, 8), 300, 110, 0.8),
    g(far, { opacity: 0.8 }),
    ...Array.from({ length: 9 }, (_, i) => tuft(r.in(180, 1260), r.in(40, 360), r.in(0.5, 0.8), i + 3, '#2F5C78')),
    // the bank, plain where the letters lie
    path(
      'M-20 520C200 486 420 500 640 496C880 488 1100 480 1300 506V820H-20Z',
      linU(['#3C6E6C', '#22505A', '#123048', '#0C2038'], 0, 490, 0, 800),
    ),
    stroke('M-20 520C200 486 420 500 640 496C880 488 1100 480 1300 506', '#8FC0B4', 4, { opacity: 0.5 }),
    circle(984, 470, 320, glow('#BFD4FF', 0.24)),
    g(
      grass(-20, 1300, (x: number) => 514 - Math.sin(x / 300) * 12, {
        h: 26,
        step: 16,
        color: '#2C6064',
        tip: '#7FB0A4',
        seed: 4,
      }),
      { transform: 'skewX(-20) translate(186 0)' },
    ),
    rect(
      -10,
      600,
      1300,
      210,
      linU(
        [
          ['#0A1A34', 0, 0],
          ['#0A1A34', 1, 0.5],
        ],
        0,
        600,
        0,
        800,
      ),
    ),
  ])
}
/** Wind: streaks and single leaves that fly past us. */
export const foreground = (): string =>
  g([
    stroke(
      'M60 250q160 -30 300 -6q60 12 90 -14M560 120q140 -20 250 4q54 12 90 -10M840 330q120 -22 220 0M120 420q110 -16 190 4',
      '#E6F0FF',
      3.4,
      { opacity: 0.4 },
    ),
    place(blade(96, '#5FA07A'), 620, 250, 1, 14),
    place(blade(80, '#5FA07A'), 1080, 180, 1, -10),
    place(blade(88, '#4E8A62'), 110, 180, 1, 20),
    place(moon(0.1), -100, -100),
  ])
