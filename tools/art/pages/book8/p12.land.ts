/** Book 8, page 12: the valley in the rainy night, far down from Nenek Murni's window; its frame, its sill, the pipe that begins there. */
import { lit } from '../../core/light.ts'
import { blur, circle, ellipse, f, g, glow, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { hall } from './sharedHall.ts'
import { pipeFar } from './sharedPipe.ts'
import { fogBank, NIGHT, rain } from './sharedRain.ts'

/** Height of the sill's upper edge. */
const SILL = 664
/** A dark slope from left to right through these heights. */
const ridge = (heights: readonly number[], color: string): string => {
  const step = 1300 / (heights.length - 1)
  return path(`M-10 810${heights.map((y, i) => `L${f(-10 + i * step)} ${y}`).join('')}V810Z`, color, {
    'stroke-linejoin': 'round',
  })
}
const valley = (): string => {
  const r = rng(14)
  let trees = ''
  for (let i = 0; i < 60; i += 1) {
    const y = r.in(420, 640)
    trees += ellipse(
      r.in(380, 1290),
      y,
      r.in(8, 20) * (y / 500),
      r.in(7, 13) * (y / 500),
      mix(NIGHT.dark, C.hutan, r.in(0.2, 0.4)),
    )
  }
  return g([
    rect(-10, -10, 1300, 820, linU([NIGHT.top, NIGHT.middle, NIGHT.low], 0, 0, 0, 420)),
    g(
      [
        ellipse(300, 90, 380, 60, '#2B4370'),
        ellipse(900, 60, 460, 54, '#24395F'),
        ellipse(620, 140, 300, 34, '#324B78'),
      ],
      { filter: blur(16), opacity: 0.8 },
    ),
    ridge([330, 250, 300, 210, 270, 190, 250, 230, 180], mix(NIGHT.dark, NIGHT.low, 0.5)),
    ridge([420, 360, 380, 330, 350, 300, 330, 340, 320], mix(NIGHT.dark, C.hutan, 0.28)),
    ridge([560, 500, 480, 470, 430, 440, 470, 500, 480], mix(NIGHT.dark, C.hutan, 0.2)),
    trees,
    // the river as it still lies, and the gate over it
    path(
      'M1010 330C1050 380 960 430 1000 480S1110 560 1060 640H1210C1220 560 1090 520 1096 460S1120 370 1070 326Z',
      mix('#8A6238', NIGHT.dark, 0.35),
    ),
    place(stroke('M-44 0V-46M44 0V-46M-56 -46H56M-20 -46V-10M20 -46V-10', C.soga, 9), 1046, 506, 1),
    place(hall(), 700, 500, 0.24),
    fogBank(470, 470, 150, 26, 0.4),
    fogBank(860, 420, 180, 22, 0.3),
    rain(0),
    rain(1),
  ])
}
/** Window frame of dark wood, warm where the lamp in the room reaches it. */
const frame = (): string => {
  const wood = mix(C.soga, NIGHT.dark, 0.25)
  return lit(
    rect(-10, -10, 64, 820, lin([wood, light(wood, 0.25)], 4)) +
      rect(1226, -10, 64, 820, lin([light(wood, 0.25), wood], 4)) +
      rect(-10, -10, 1300, 46, lin([wood, light(wood, 0.2)], 90)) +
      rect(-10, SILL, 1300, 44, lin([light(C.soga, 0.6), C.soga, shade(C.soga, 0.3)], 90)) +
      rect(-10, SILL + 42, 1300, 110, lin([shade(C.soga, 0.3), shade(C.soga, 0.55)], 90)),
    4,
  )
}
/** Everything that does not move. */
export const background = (): string =>
  g([
    valley(),
    pipeFar(
      [
        [660, 628],
        [716, 592],
        [742, 562],
        [752, 536],
        [748, 512],
      ],
      46,
      5,
      60,
    ),
    frame(),
    ellipse(300, 700, 620, 150, glow('#FFC765', 0.5)),
    circle(1290, 810, 1, C.tinta, { opacity: 0 }),
  ])
/** Nothing lies over the sprites. */
export const foreground = (): string => ''
