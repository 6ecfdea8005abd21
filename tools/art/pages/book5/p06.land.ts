/** Book 5, page 6: a mud pool at the height of the water, ripe rice like a wall behind it. */
import { blur, ellipse, f, g, glow, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, haze, light, mix } from '../../palette.ts'
import { cloud, grass, palm } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'

/** Where Momo's belly lies in the mud, stage px. */
export const MUD = 628
/** The mud from its far rim to us. */
export const MUD_COLORS = ['#B98A5A', '#9A6B45', '#6E4630']

/** Young rice, blade beside blade, from a far row to a near one. */
function riceWall(): string {
  const rows = [
    [150, 70, haze(C.pisang, 0.45), haze(C.padi, 0.4), 3],
    [210, 96, haze(C.daun, 0.28), haze(C.padi, 0.24), 5],
    [270, 120, haze(C.daun, 0.16), haze(C.padi, 0.14), 8],
    [350, 140, haze(C.daun, 0.06), haze(C.padi, 0.08), 14],
    [440, 150, mix(C.daun, C.hutan, 0.25), C.pisang, 17],
  ] as const
  return rows
    .map(
      ([y, h, color, tip, seed]) =>
        rect(-20, y, 1320, 420, color) +
        grass(-30, 1310, (x: number) => y + 12 + 5 * Math.sin(x / 90 + seed), { h, step: 11, color, tip, seed }),
    )
    .join('')
}
/** Rings and gleams on brown water. */
function water(): string {
  const r = rng(12)
  let gleam = '',
    ring = ''
  for (let i = 0; i < 26; i++) {
    const y = r.in(MUD + 14, 800),
      w = 30 + (y - MUD) * r.in(0.3, 0.9)
    gleam += `M${f(r.in(-20, 1280))} ${f(y)}q${f(w / 2)} ${f(r.in(-4, 4))} ${f(w)} 0`
  }
  for (const [x, y, w] of [
    [330, 720, 190],
    [350, 724, 270],
    [900, 742, 150],
    [1160, 746, 120],
    [1160, 750, 190],
  ] as const)
    ring += `M${x - w} ${y}a${w} ${w * 0.13} 0 1 0 ${w * 2} 0a${w} ${w * 0.13} 0 1 0 ${-w * 2} 0`
  return (
    rect(-20, MUD - 60, 1320, 260, linU(MUD_COLORS, 0, MUD - 60, 0, 800)) +
    stroke(ring, '#E6C79A', 3, { opacity: 0.5 }) +
    stroke(gleam, '#FFE9C4', 4, { opacity: 0.5 })
  )
}
/** Noon, still and hot. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [930, 70], horizon: 0.3 }),
    place(cloud(170, 5), 250, 84, 0.9),
    place(palm(150, -20, 4, { d: 0.4 }), 1210, 172),
    place(palm(130, 16, 7, { d: 0.45 }), 90, 168),
    riceWall(),
    ellipse(640, 520, 620, 150, glow(mix(C.hutan, C.lumut, 0.4), 0.75)),
    path(
      'M-20 548C200 524 420 560 640 544C900 528 1100 556 1300 536V700H-20Z',
      linU([mix(C.tanah, C.hutan, 0.3), '#8A5A38'], 0, 540, 0, 640),
    ),
    grass(-20, 1300, (x: number) => 560 + 6 * Math.sin(x / 70), {
      h: 34,
      step: 18,
      color: mix(C.daun, C.hutan, 0.4),
      tip: light(C.padi, 0.1),
      seed: 13,
    }),
    water(),
    ellipse(680, MUD + 14, 480, 20, '#3A2218', { opacity: 0.4, filter: blur(8) }),
  ])
/** Mud that laps over her knees, and reeds close to us. */
export const foreground = (): string =>
  g([grass(-30, 150, () => 830, { h: 150, step: 26, color: C.lumut, tip: C.hutan, seed: 9 })])
