/** Book 8, page 6: far out in the fog: the hall is a smudge, three lanterns are spots that swing; close to us, sharp, the end of the pipe trembles. */
import { lit } from '../../core/light.ts'
import { blur, circle, ellipse, flat, g, glow, place, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { drawn, moonlit } from '../book6/sharedNight.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, bank, fogAt, foreground } from './p06.land.ts'
import { hall } from './sharedHall.ts'
import { dropRings, hangingDrop, pipeClose } from './sharedPipe.ts'
import { NIGHT, smudge } from './sharedRain.ts'

/** Where the three lanterns are: the middle one is held by somebody on the ladder. */
const LIGHTS = [
  [846, 350],
  [950, 322],
  [1052, 352],
] as const
/** The hall with those who lift the lanterns, drowned. */
const drowned = (): string => {
  const c = mix(fogAt(0.4), NIGHT.middle, 0.5)
  const who = LIGHTS.map(
    ([x, y]) => stroke(`M${x + 2} ${y + 14}L${x + 8} ${y + 58}V${y + 92}`, c, 9) + circle(x + 10, y + 52, 9, c),
  ).join('')
  return g([g(place(hall({ isLit: false }), 948, 486, 0.6), { opacity: 0.5 }), g(who, { opacity: 0.7 })], {
    filter: blur(7),
    opacity: 0.62,
  })
}
/** One lantern, as much of it as the fog leaves; `r` its size. */
const spot = (i: 0 | 1 | 2, r = 21): string => {
  const [x, y] = LIGHTS[i]
  return smudge(x, y, r)
}
/** The bank that rolls over them. */
const fog = (): string =>
  bank(446, 604, 0.74, { seed: 9, amp: 18, soft: 11, o: 0.95, from: 120, to: 1170, isLoose: true })
/** Two eyes lower than all the lights. */
const kiko = (isOpen = true): string =>
  g(
    [-9, 9]
      .map(
        (d) =>
          ellipse(930 + d, 466, 14, 13, glow('#BFE38A', 0.6)) +
          ellipse(930 + d, 466, 5.4, isOpen ? 5.6 : 1.2, '#C4E57E'),
      )
      .join(''),
    { filter: blur(1.6) },
  )
/** Where the pipe's cut end hangs, and how it slants. */
const END = { x: 388, y: 536, r: 46, slant: 11 } as const
/** Thin lines at both sides of the drop: it trembles. */
const tremble = (x: number, y: number): string =>
  stroke(
    [1, 2]
      .map((k) =>
        [-1, 1].map((d) => `M${x + d * (25 + k * 11)} ${y - k * 6}q${d * k * 5} ${k * 6 + 2} 0 ${k * 12 + 4}`).join(''),
      )
      .join(''),
    '#E6F4F8',
    3,
    {
      opacity: 0.75,
    },
  )
/** The forked stick under it at an x, the pipe's middle there at y: the prong behind, then its foot and the prong before it. */
const fork = (x: number, y: number, r: number, side: 'near' | 'far'): string => {
  const d =
    side === 'far'
      ? `M${x} ${y + r}Q${x - 26} ${y} ${x - 22} ${y - r - 22}`
      : `M${x + 4} 812L${x} ${y + r + 12}Q${x + 4} ${y + 20} ${x + 16} ${y - 6}`
  return lit(stroke(d, C.soga, 19) + stroke(d, light(C.soga, 0.4), 5, { transform: 'translate(-4 0)' }), 2.4)
}
/** The cut end of the pipe, close to us, and the drop that hangs on its lip; `jump` (0 to 1): how far the rings of drops are lifted. */
function pipe(jump = 0, isFalling = false): string {
  const { x, y, r, slant } = END,
    long = 420,
    a = (slant * Math.PI) / 180
  const [x0, y0] = [x - long * Math.cos(a), y - long * Math.sin(a)]
  const [dx, dy] = [x - r * Math.sin(a) - 2, y + r * Math.cos(a) + (isFalling ? 34 : 2)]
  const wood =
    fork(128, y - 51, r, 'far') +
    place(pipeClose(long, r, { isOpen: true, joint: 230 }), x0, y0, 1, slant) +
    fork(128, y - 51, r, 'near')
  return drawn(0.34, () =>
    g([
      g(place(wood, 2, -4), { filter: flat('#D8ECF4'), opacity: 0.8 }),
      moonlit(wood, 0.3),
      place(dropRings(r, 3, jump), x0 + 190 * Math.cos(a), y0 + 190 * Math.sin(a), 1, slant),
      place(hangingDrop(isFalling ? 20 : 23), dx, dy),
      isFalling ? '' : tremble(dx, dy + 32),
    ]),
  )
}
export { background, foreground }
/** Back to front: the hall, the spots, the eyes, the fog over them; then, alone and near, the pipe. */
export const sprites = (): readonly SpriteDrawing[] => [
  { name: 'hall', box: { x: 60, y: 30, width: 28, height: 34 }, svg: drowned(), idle: 'still', tap: 'wobble' },
  ...([0, 1, 2] as const).map((i): SpriteDrawing => {
    const [x, y] = LIGHTS[i]
    return {
      name: `light-${'abc'[i]}`,
      box: { x: x / 12.8 - 4, y: y / 8 - 6, width: 8, height: 12 },
      svg: spot(i),
      frames: { tap: spot(i, 22) },
      pivot: [0.5, 0],
      idle: 'swing',
      tap: 'swing',
      sound: 'lantern',
    }
  }),
  { name: 'fog', box: { x: 0, y: 48, width: 100, height: 32 }, svg: fog(), idle: 'drift', tap: 'wave', sound: 'wind' },
  {
    name: 'kiko',
    box: { x: 70, y: 55, width: 5.4, height: 6.4 },
    svg: kiko(),
    frames: { blink: kiko(false), tap: kiko() },
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'pipe',
    box: { x: -2.5, y: 48, width: 38, height: 55 },
    svg: pipe(),
    frames: { tap: pipe(1, true) },
    idle: 'still',
    tap: 'shake',
    sound: 'drop',
  },
]
