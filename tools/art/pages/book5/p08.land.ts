/** Book 5, page 8: lying in the grass: a hump of it with the hat on top, and nothing else but sky for the faces. */
import { blur, ellipse, g, glow, linU, path, rng, stroke, f } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { grass } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'

/** The crest of the hump: who is behind it is cut off along it. */
const CREST = 'C220 470 420 436 640 436C860 436 1060 470 1300 492'
/** Everything above the crest, to cut people with. */
export const ABOVE = `M-20 -60V492${CREST}V-60Z`

/** Plain grass in front, where the letters lie. */
export const background = (): string => {
  const r = rng(3)
  let tufts = ''
  for (let i = 0; i < 60; i++)
    tufts += `M${f(r.in(0, 1280))} ${f(r.in(560, 800))}q${f(r.in(-4, 4))} -8 ${f(r.in(-8, 8))} -14`
  return g([
    skyOf('siang', { sun: [1130, 70], horizon: 0.66 }),
    path(`M-20 492${CREST}V820H-20Z`, linU([light(C.padi, 0.3), C.pisang, mix(C.pisang, C.daun, 0.6)], 0, 436, 0, 740)),
    stroke(`M-20 492${CREST}`, light(C.padi, 0.65), 5, { opacity: 0.8 }),
    grass(-20, 330, (x: number) => 490 - x * 0.06, {
      h: 26,
      step: 15,
      color: mix(C.pisang, C.hutan, 0.3),
      tip: C.padi,
      seed: 4,
    }),
    grass(950, 1300, (x: number) => 448 + (x - 900) * 0.1, {
      h: 26,
      step: 15,
      color: mix(C.pisang, C.hutan, 0.3),
      tip: C.padi,
      seed: 7,
    }),
    ellipse(640, 600, 620, 120, glow(light(C.padi, 0.5), 0.8)),
    stroke(tufts, mix(C.daun, C.hutan, 0.3), 3, { opacity: 0.22 }),
    ellipse(650, 502, 250, 20, mix(C.hutan, C.lumut, 0.4), { opacity: 0.5, filter: blur(9) }),
  ])
}
/** Long blades at both edges, so close that they are dark. */
export const foreground = (): string =>
  g([
    grass(-60, 60, () => 840, { h: 260, step: 26, color: C.lumut, tip: C.hutan, seed: 14 }),
    grass(1216, 1340, () => 840, { h: 280, step: 26, color: C.lumut, tip: C.hutan, seed: 22 }),
  ])
