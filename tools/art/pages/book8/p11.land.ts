/** Book 8, page 11: the hall on its side: floor, rail, posts, beams and the rain itself lean, and so does the lantern that swings among them. */
import { lit } from '../../core/light.ts'
import { clipped, ellipse, f, g, glow, lin, linU, path, place, rad, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { lantern } from '../../parts/lantern.ts'
import { forkedStick } from './sharedPipe.ts'
import { NIGHT } from './sharedRain.ts'

/** How far the room leans, degrees. */
export const LEAN = 13
const FLOOR = 452,
  WOOD = '#A66B3A'
/** From the upright room to the leaning picture. */
const at = (x: number, y: number): string => {
  const a = (LEAN * Math.PI) / 180,
    [dx, dy] = [x - 640, y - 430]
  return `${f(640 + dx * Math.cos(a) - dy * Math.sin(a))} ${f(430 + dx * Math.sin(a) + dy * Math.cos(a))}`
}
const area = (points: readonly (readonly [number, number])[], fill: string, attrs = {}): string =>
  path(`M${points.map(([x, y]) => at(x, y)).join('L')}Z`, fill, attrs)
const bar = (x1: number, y1: number, x2: number, y2: number): string => `M${at(x1, y1)}L${at(x2, y2)}`

/** Night, a far slope, rain in threads, the strings of water from the eaves. */
function night(): string {
  const r = rng(17)
  let far = '',
    near = '',
    strings = ''
  for (let i = 0; i < 150; i += 1) {
    const [x, y, l] = [r.in(-260, 1560), r.in(-40, FLOOR), r.in(24, 70)],
      d = bar(x, y, x - l * 0.1, y + l)
    if (i % 3) far += d
    else near += d
  }
  for (let x = -240; x < 1560; x += r.in(26, 58)) strings += bar(x, 70, x, FLOOR - r.in(60, 130))
  return g([
    area(
      [
        [-400, -200],
        [1700, -200],
        [1700, FLOOR],
        [-400, FLOOR],
      ],
      linU([NIGHT.top, NIGHT.middle, NIGHT.low], 700, -60, 620, 480),
    ),
    path(
      `M${at(-400, 380)}Q${at(-60, 250)} ${at(260, 330)}T${at(800, 300)}T${at(1700, 340)}L${at(1700, FLOOR)}L${at(-400, FLOOR)}Z`,
      NIGHT.dark,
      { opacity: 0.8 },
    ),
    stroke(far, '#A9C6DC', 1.8, { opacity: 0.34 }),
    stroke(near, '#D8ECF4', 2.8, { opacity: 0.36 }),
    stroke(strings, '#D8ECF4', 3.2, { opacity: 0.26 }),
  ])
}
/** The rail before the night. */
function rail(): string {
  let bars = ''
  for (let x = -300; x < 1600; x += 60) bars += bar(x, FLOOR, x, FLOOR - 108)
  const top = bar(-160, FLOOR - 112, 1440, FLOOR - 112),
    foot = bar(-160, FLOOR - 20, 1440, FLOOR - 20)
  return (
    stroke(bars, shade(WOOD, 0.34), 12) +
    stroke(bars, light(WOOD, 0.06), 3, { transform: 'translate(-3 -1)' }) +
    stroke(foot, shade(WOOD, 0.22), 12) +
    stroke(top, shade(WOOD, 0.2), 22) +
    stroke(top, light(WOOD, 0.42), 6, { transform: 'translate(1 -6)' })
  )
}
/** Boards that run toward us. */
function floor(): string {
  let seams = '',
    veins = ''
  const r = rng(5)
  for (let i = -8; i <= 8; i += 1) seams += bar(640 + i * 104, FLOOR, 640 + i * 190, 800)
  for (let i = 0; i < 46; i += 1) {
    const [x, y] = [r.in(-200, 1480), r.in(FLOOR + 16, 800)]
    veins += bar(x, y, x + r.in(24, 50), y + r.in(-3, 3))
  }
  return g([
    area(
      [
        [-240, FLOOR],
        [1500, FLOOR],
        [1500, 1000],
        [-240, 1000],
      ],
      linU([mix(light(WOOD, 0.14), C.bata, 0.2), shade(WOOD, 0.16), shade(WOOD, 0.5)], 640, 420, 560, 860),
    ),
    stroke(veins, shade(WOOD, 0.5), 2.4, { opacity: 0.35 }),
    stroke(seams, shade(WOOD, 0.62), 4.5, { opacity: 0.55 }),
    stroke(seams, light(WOOD, 0.5), 1.6, { opacity: 0.3, transform: 'translate(4 2)' }),
  ])
}
/** A post; its foot stands at x on the floor's far edge. */
const post = (x: number): string =>
  lit(
    area(
      [
        [x - 20, FLOOR + 10],
        [x - 20, 30],
        [x + 20, 30],
        [x + 20, FLOOR + 10],
      ],
      lin([light(WOOD, 0.42), WOOD, shade(WOOD, 0.44)], LEAN),
    ) +
      area(
        [
          [x - 34, FLOOR + 14],
          [x - 27, FLOOR - 38],
          [x + 27, FLOOR - 38],
          [x + 34, FLOOR + 14],
        ],
        lin([light(C.bata, 0.2), C.bata, shade(C.bata, 0.4)], 20),
      ) +
      stroke(bar(x - 24, FLOOR - 50, x + 24, FLOOR - 50), C.kunyit, 5, { opacity: 0.6 }),
    3,
  )
/** Rafters over us and the beam they lie on. */
function roof(): string {
  let rafters = ''
  for (let i = -12; i <= 12; i += 1) rafters += bar(640 + i * 190, -260, 640 + i * 108, 60)
  return g([
    area(
      [
        [-500, -500],
        [1800, -500],
        [1800, 70],
        [-500, 70],
      ],
      '#38201A',
    ),
    stroke(rafters, '#5A3524', 16),
    stroke(rafters, '#84522F', 3.4, { transform: 'translate(-6 0)' }),
    stroke(bar(-160, 66, 1440, 66), shade(WOOD, 0.24), 46),
    stroke(bar(-160, 50, 1440, 50), light(WOOD, 0.2), 6),
  ])
}
/** All of it, aslant; a lantern on a beam; its light, and the dark in the corners. */
export const background = (): string =>
  clipped('M0 0H1280V800H0Z', [
    night(),
    rail(),
    floor(),
    post(70),
    post(548),
    post(1064),
    roof(),
    ellipse(114, 520, 84, 15, '#1A0C14', { opacity: 0.4, transform: `rotate(${LEAN} 114 520)` }),
    place(forkedStick(176, 13), 694, 470, 1, LEAN),
    ellipse(772, 214, 430, 360, glow('#FFC765', 0.5)),
    stroke('M792 108L778 150', C.jati, 5),
    ellipse(768, 210, 96, 96, glow('#FFF0BC', 0.8)),
    place(lantern({ r: 0 }), 762, 238, 1.1, 14),
    ellipse(680, 600, 640, 190, glow('#FFB95A', 0.34)),
    rect(
      -10,
      -10,
      1300,
      820,
      rad(
        [
          ['#150B1E', 0, 0],
          ['#150B1E', 0.5, 0.04],
          ['#150B1E', 1, 0.86],
        ],
        0.52,
        0.46,
        0.68,
      ),
    ),
  ])
