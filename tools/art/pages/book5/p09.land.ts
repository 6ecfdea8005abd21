/** Book 5, page 9: the path home along the terraces at dusk; everything tips and rolls to the right. */
import { blur, circle, ellipse, g, glow, linU, path, place, rng, stroke, f } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, haze, light, mix } from '../../palette.ts'
import { grass, hill, mist, palm, terraceHill } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'

/** The edge of the path, stage px: it falls from upper left to lower right. */
export const slopeAt = (x: number): number => 470 + x * 0.235 + 14 * Math.sin(x / 170)
/** How steep it is, degrees. */
export const TILT = 13

const ground = (dy: number): string => {
  let d = ''
  for (let x = -40; x <= 1320; x += 40) d += `${d === '' ? 'M' : 'L'}${x} ${f(slopeAt(x) + dy)}`
  return d
}
/** Terraces and hills by day; the dusk is laid over them. */
function land(): string {
  const r = rng(7)
  let stones = ''
  for (let i = 0; i < 40; i++) {
    const x = r.in(-20, 1300)
    stones += `M${f(x)} ${f(slopeAt(x) + r.in(26, 100))}l${f(r.in(8, 30))} ${f(r.in(2, 7))}`
  }
  return g([
    hill(
      [
        [-20, 330],
        [150, 268],
        [330, 320],
        [520, 262],
        [700, 322],
        [900, 270],
        [1090, 330],
        [1300, 280],
      ],
      C.gunung,
      { d: 0.5, s: 8, bottom: 830 },
    ),
    terraceHill(1000, 480, 640, 150, { n: 7, d: 0.34, seed: 3, lean: 24, flat: 0.14 }),
    // the far path on its own rise
    path(
      'M-20 250C80 236 200 244 330 262C450 284 560 372 700 430C860 496 1080 470 1300 520V830H-20Z',
      linU([haze(C.pisang, 0.34), haze(C.daun, 0.22)], 0, 240, 0, 620),
    ),
    path('M-20 256C80 242 200 250 330 270L330 280C200 262 80 256 -20 270Z', haze('#F7E4BA', 0.2)),
    place(palm(150, 24, 5, { d: 0.2 }), 372, 300, 1),
    path(
      `${ground(-6)}V820H-40Z`,
      linU([mix(C.padi, C.pisang, 0.5), C.daun, mix(C.daun, C.hutan, 0.5)], 0, 420, 0, 820),
    ),
    grass(-30, 1310, (x: number) => slopeAt(x) - 2, {
      h: 26,
      step: 16,
      color: mix(C.pisang, C.hutan, 0.3),
      tip: C.padi,
      seed: 5,
    }),
    path(
      `${ground(8)}${ground(128)
        .replace('M', 'L')
        .split('L')
        .toReversed()
        .filter(Boolean)
        .map((p) => `L${p}`)
        .join('')}Z`,
      linU(['#F7E4BA', '#EFD0A0', '#DDB177'], 0, 460, 0, 800),
    ),
    stroke(ground(44), '#FFF3D0', 12, { opacity: 0.4 }),
    stroke(ground(92), '#C9965A', 8, { opacity: 0.34 }),
    stroke(stones, '#A8683A', 5, { opacity: 0.3 }),
    grass(-30, 1310, (x: number) => slopeAt(x) + 140, {
      h: 34,
      step: 20,
      color: mix(C.daun, C.hutan, 0.4),
      tip: C.padi,
      seed: 9,
    }),
  ])
}
/** A low sun over ten hills. */
export const background = (): string =>
  g([
    skyOf('senja', { sun: [1010, 210], horizon: 0.52 }),
    stroke('M640 120h150M700 134h60M300 90h120M1120 90h90', '#FFDDA6', 7, { opacity: 0.4 }),
    relight(land(), 'senja'),
    mist(1010, 330, 420, 70, 0.6, '#FFC47D'),
    circle(1010, 210, 420, glow('#FFD98F', 0.42)),
    // long shadows lie down the slope, to the left of everybody
    ellipse(610, 690, 210, 20, '#2E1740', { opacity: 0.4, filter: blur(8) }),
    ellipse(270, 566, 110, 13, '#2E1740', { opacity: 0.4, filter: blur(6) }),
  ])
/** Dark grass near us. */
export const foreground = (): string =>
  relight(
    g([
      grass(-30, 1310, () => 846, { h: 96, step: 22, color: C.lumut, tip: C.hutan, seed: 21 }),
      grass(-40, 300, () => 830, {
        h: 150,
        step: 26,
        color: C.lumut,
        tip: mix(C.hutan, light(C.padi, 0.2), 0.2),
        seed: 25,
      }),
    ]),
    'senja',
  )
