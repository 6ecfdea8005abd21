/** Book 6, page 11: Mother's workbench in the morning sun, close; nails lie in a row by size. */
import { lit } from '../../core/light.ts'
import { ellipse, f, g, glow, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { palm, treeLine } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'

/** The bench's front edge, stage pixels. */
export const BENCH = 540
/** A bright yard; the bench across the lower half, plain where the boards wait. */
export const background = (): string => {
  const r = rng(5)
  let veins = '',
    curls = ''
  for (let i = 0; i < 18; i++)
    veins += `M${f(r.in(-20, 900))} ${f(BENCH + 20 + i * 14)}q${f(r.in(80, 160))} ${f(r.in(-8, 8))} ${f(r.in(240, 380))} 0`
  for (let i = 0; i < 9; i++) curls += `M${f(r.in(60, 1220))} ${f(r.in(560, 620))}q14 -16 26 -4q8 12 -6 14q-12 0 -6 -10`
  return g([
    skyOf('siang', { sun: [150, 90], horizon: 0.7 }),
    treeLine(-20, 1300, () => 420, C.daun, { d: 0.45, seed: 7, r0: 30, r1: 60, palms: 0 }),
    place(palm(300, -30, 4, { d: 0.3, simple: true }), 1120, 440),
    rect(-10, 400, 1300, 160, linU([light(C.padi, 0.3), C.pisang], 0, 400, 0, 560)),
    ellipse(640, 330, 560, 300, glow('#FFF3C8', 0.8)),
    lit(rect(-20, BENCH, 1320, 300, linU([light('#C98F50', 0.5), '#C98F50', '#A86E38'], 0, BENCH, 0, 820)), 6),
    stroke(veins, shade('#C98F50', 0.34), 3, { opacity: 0.4 }),
    stroke(`M-20 ${BENCH + 4}H1300`, light('#C98F50', 0.75), 5),
    ellipse(640, BENCH + 14, 260, 26, '#5A3420', { opacity: 0.34 }),
    stroke(curls, '#FBE7C0', 4),
    // nails in a row by size: Ayu's order
    ...Array.from({ length: 7 }, (_, i) => {
      const x = 560 + i * 27,
        h = 16 + i * 5
      return lit(
        rect(x - 2, 640 - h, 4, h, lin(['#B9C2CC', '#6B7480'], 10)) + ellipse(x, 640 - h, 6.4, 2.8, '#8A94A0'),
        0.8,
      )
    }),
  ])
}
/** A pencil, close to us. */
export const foreground = (): string =>
  g([
    place(
      lit(
        path('M-6 -70L0 -86L6 -70V64H-6Z', lin([C.kunyit, mix(C.kunyit, C.mangga, 0.6)], 10)) +
          path('M-3 -78L0 -86L3 -78Z', C.tinta) +
          rect(-6, 52, 12, 14, C.jambu),
        1.4,
      ),
      1228,
      772,
      1,
      66,
    ),
  ])
