/** Book 8, page 4: from inside the hall over its rail into the rain: a path with puddles goes down and away to the water gate. */
import { lit } from '../../core/light.ts'
import { blur, ellipse, f, g, glow, lin, linU, path, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { post, rail } from './sharedHall.ts'
import { eavesCurtain, NIGHT, rain, splashes } from './sharedRain.ts'

/** Where the rail stands. */
export const FLOOR = 694
const WOOD = '#A66B3A'
/** The slope in the dark: path, puddles, bushes, the light of the hall on the wet ground near us. */
function outside(): string {
  const r = rng(8)
  let bushes = ''
  for (let i = 0; i < 46; i += 1) {
    const y = r.in(330, 560)
    const x = r() < 0.6 ? r.in(-10, 560 - (560 - y) * 0.3) : r.in(1020, 1290)
    bushes += ellipse(
      x,
      y,
      r.in(14, 34) * (y / 420),
      r.in(10, 22) * (y / 420),
      mix(NIGHT.dark, C.hutan, r.in(0.2, 0.45)),
    )
  }
  return g([
    rect(-10, -10, 1300, 820, linU([NIGHT.top, NIGHT.middle, NIGHT.low], 0, 0, 0, 340)),
    g([ellipse(300, 110, 380, 46, '#2C4470'), ellipse(980, 80, 420, 50, '#24395F')], {
      filter: blur(16),
      opacity: 0.8,
    }),
    path('M-10 340Q240 250 520 300T1000 286T1290 320V810H-10Z', mix(NIGHT.dark, NIGHT.low, 0.45)),
    path('M-10 420Q300 340 640 372T1290 380V810H-10Z', mix(NIGHT.dark, C.hutan, 0.26)),
    path(
      'M420 810C520 640 660 560 740 480C790 430 880 400 1010 352L1030 358C940 410 880 450 850 500C800 590 860 680 900 810Z',
      linU(['#7A6A70', '#5A5064', '#8A7468'], 0, 350, 0, 720),
      { opacity: 0.9 },
    ),
    ellipse(720, 566, 70, 12, '#7FA0C0', { opacity: 0.6 }),
    ellipse(800, 470, 40, 7, '#7FA0C0', { opacity: 0.5 }),
    ellipse(640, 640, 90, 14, '#8FA8BC', { opacity: 0.55 }),
    bushes,
    ellipse(660, 690, 620, 150, glow('#FFC765', 0.4)),
    splashes(520, 860, 560, 14, 6, 100),
    rain(0),
    rain(1),
  ])
}
/** Eaves above and posts at both sides, in the light of the room behind us. */
const porch = (): string =>
  g([
    lit(path('M-10 -10H1290V62Q640 92 -10 62Z', lin([shade(WOOD, 0.5), WOOD], 90)), 4),
    eavesCurtain(100, 1180, 78, 330, 6),
    post(44, FLOOR, 56),
    post(1244, FLOOR, 56),
  ])
/** The floor under bare feet. */
const floor = (): string => {
  let seams = ''
  for (let i = 0; i <= 12; i += 1) seams += `M${f(640 + (i - 6) * 190)} ${FLOOR}L${f(640 + (i - 6) * 250)} 810`
  return g([
    rect(-10, FLOOR, 1300, 130, linU([light(WOOD, 0.35), WOOD, shade(WOOD, 0.3)], 0, FLOOR, 0, 800)),
    stroke(seams, shade(WOOD, 0.45), 4, { opacity: 0.6 }),
  ])
}
/** Everything that does not move. */
export const background = (): string => g([outside(), porch(), floor(), rail(FLOOR, -10, 1290, 150)])
/** Nothing lies over the sprites. */
export const foreground = (): string => ''
