/** Book 8, page 3: Ayu's map from straight above, and it is real: a dark house, the swollen river, the pipe over it, the lit hall; across it go inky paws. */
import { type Point, sample } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { circle, ellipse, f, g, glow, linU, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { kittenTail } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p03.land.ts'
import { hallTop, houseTop } from './p03.things.ts'
import { NIGHT } from './sharedRain.ts'

const BAMBOO = '#C9BA58'
const LINE: readonly Point[] = sample(
  [
    [376, 200],
    [520, 226],
    [680, 280],
    [800, 356],
    [890, 430],
    [952, 486],
  ],
  3,
)
/** The pipe from above: cane by cane, its shadow on the ground and on the water; `glint`: a drop of light runs down it. */
function pipe(glint = false): string {
  let shadow = '',
    cane = '',
    joints = ''
  LINE.forEach(([x, y], i) => {
    const next = LINE[i + 1]
    if (!next) return
    const [dx, dy] = [next[0] - x, next[1] - y],
      long = Math.hypot(dx, dy),
      [nx, ny] = [(-dy / long) * 12, (dx / long) * 12],
      c = mix(BAMBOO, C.pisang, i % 2 ? 0.3 : 0.06)
    shadow += `${i ? 'L' : 'M'}${f(x + 10)} ${f(y + 20)}L${f(next[0] + 10)} ${f(next[1] + 20)}`
    cane +=
      path(
        `M${f(x + nx)} ${f(y + ny)}L${f(next[0] + nx)} ${f(next[1] + ny)}L${f(next[0] - nx)} ${f(next[1] - ny)}L${f(x - nx)} ${f(y - ny)}Z`,
        linU([light(c, 0.7), light(c, 0.2), mix(c, NIGHT.middle, 0.5)], x - nx, y - ny, x + nx, y + ny),
      ) +
      stroke(
        `M${f(x - nx * 0.5 + dx * 0.12)} ${f(y - ny * 0.5 + dy * 0.12)}L${f(x - nx * 0.5 + dx * 0.7)} ${f(y - ny * 0.5 + dy * 0.7)}`,
        C.putih,
        3,
        { opacity: 0.7 },
      )
    joints +=
      stroke(
        `M${f(x + nx * 1.16)} ${f(y + ny * 1.16)}L${f(x - nx * 1.16)} ${f(y - ny * 1.16)}`,
        light(BAMBOO, 0.55),
        7,
      ) +
      stroke(
        `M${f(x + nx * 1.1 + dx * 0.12)} ${f(y + ny * 1.1 + dy * 0.12)}L${f(x - nx * 1.1 + dx * 0.12)} ${f(y - ny * 1.1 + dy * 0.12)}`,
        shade(BAMBOO, 0.5),
        3,
        { opacity: 0.8 },
      )
  })
  const [gx, gy] = LINE[8] ?? [0, 0]
  return g([
    stroke(shadow, '#081026', 20, { opacity: 0.42 }),
    lit(cane + joints, 2, { rim: '#D8E4F8' }),
    glint ? circle(gx, gy, 46, glow('#FFF1C4', 1)) + circle(gx, gy, 10, C.putih) : '',
  ])
}
/** A bow of foam in scallops, `w` to each side, its belly down. */
function foam(w: number, belly: number, n: number): string {
  const at = (t: number): string => `${f(-w + t * 2 * w)} ${f(-30 + 4 * belly * t * (1 - t))}`
  let d = `M${at(0)}`
  for (let i = 0; i < n; i += 1)
    d += `Q${f(-w + ((i + 0.5) / n) * 2 * w)} ${f(-16 + 4 * belly * ((i + 0.5) / n) * (1 - (i + 0.5) / n))} ${at((i + 1) / n)}`
  return d
}
/** Waves that roll down the river, seen from above: bows of foam, one behind the other. */
const rolling = (up = 0): string =>
  (
    [
      [518, 492, 0.74],
      [468, 540, 0.84],
      [412, 590, 0.94],
    ] as const
  )
    .map(([x, y, s]) =>
      place(
        path(
          `${foam(64, 44, 6)}Q0 -26 -64 -30Z`,
          linU(
            [
              ['#B98A5C', 0, 0],
              ['#C79C6A', 0.9, 0.9],
            ],
            0,
            -30,
            0,
            24,
          ),
        ) +
          stroke(foam(64, 44, 6), '#F8EED6', 6.4) +
          stroke(foam(50, 36, 4), '#E9D3A6', 3.6, { opacity: 0.8, transform: 'translate(0 -17)' }) +
          circle(-30, 22, 3.6, '#F8EED6') +
          circle(4, 32, 4.6, '#F8EED6') +
          circle(34, 20, 3, '#F8EED6'),
        x - up,
        y + up,
        s,
        50,
      ),
    )
    .join('')

const TOES =
  'M0 -2C10 -4 17 6 14 14C10 20 -10 20 -14 14C-17 6 -10 -4 0 -2ZM-20 -8a5 7 0 1 0 10 0a5 7 0 1 0 -10 0ZM-10.4 -15a5 7.4 0 1 0 10 0a5 7.4 0 1 0 -10 0ZM.4 -15a5 7.4 0 1 0 10 0a5 7.4 0 1 0 -10 0ZM10 -8a5 7 0 1 0 10 0a5 7 0 1 0 -10 0Z'
/** One print of a paw in wet ink, its toes up. */
const print = (x: number, y: number, r: number, o: number): string =>
  place(
    g(path(TOES, '#C9DCF0', { transform: 'translate(-2 -2.4)', opacity: 0.85 }) + path(TOES, '#11132E'), {
      opacity: o,
    }),
    x,
    y,
    1.06,
    r,
  )
/** Inky prints that come over the map, and the tail of him who made them, its tip still wet; `wags`: one print more. */
const kiko = (wags = false): string =>
  g([
    print(786, 474, 160, 0.8),
    print(836, 514, 140, 0.86),
    print(826, 586, 176, 0.92),
    print(886, 634, 152, 0.95),
    print(880, 698, 176, 1),
    wags ? print(934, 726, 160, 1) : '',
    place(
      kittenTail() + ellipse(19, -58, 8, 8, '#141634') + circle(26, -67, 3, '#141634'),
      918,
      818,
      1.5,
      wags ? 22 : -8,
    ),
  ])

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'river',
    box: { x: 24, y: 51, width: 25, height: 30 },
    svg: rolling(),
    frames: { tap: rolling(12) },
    idle: 'drift',
    tap: 'wave',
    sound: 'splash',
  },
  {
    name: 'house',
    box: { x: 8, y: 20, width: 20, height: 26 },
    svg: place(houseTop(), 218, 250, 1.02, -8),
    frames: { tap: place(houseTop(true), 218, 250, 1.02, -8) },
    pivot: [0.5, 0.5],
    idle: 'twinkle',
    tap: 'grow',
  },
  {
    name: 'pipe',
    box: { x: 28, y: 22, width: 48, height: 43 },
    svg: pipe(),
    frames: { tap: pipe(true) },
    pivot: [0.5, 0.5],
    idle: 'still',
    tap: 'shake',
    sound: 'woodblock',
  },
  {
    name: 'hall',
    box: { x: 64, y: 46, width: 36, height: 45 },
    svg: place(hallTop(), 1052, 530, 1, -5),
    frames: { tap: place(hallTop(true), 1052, 530, 1, -5) },
    pivot: [0.5, 0.5],
    idle: 'twinkle',
    tap: 'grow',
  },
  {
    name: 'kiko',
    box: { x: 59, y: 55, width: 19, height: 49 },
    svg: kiko(),
    frames: { tap: kiko(true) },
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
]
