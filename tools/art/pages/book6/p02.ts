/** Book 6, page 2: Danu from very near, from the side; he clicks his hearing aid on. Over a hem four pairs of eyes look about, and a fifth, green. */
import { figure } from '../../characters/figure.ts'
import { CAST } from '../../characters/people.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { circle, ellipse, g, glow, path, place, rad, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { kittenEars, kittenEyes } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p02.land.ts'
import { blanketPart } from './sharedBlanket.ts'
import { drawn, moonlit } from './sharedNight.ts'

const S = 4.5,
  X = 318,
  Y = 1080
/** His head fills the left half; `listens`: the little light on the aid is green and bright. */
function danu(how: FigureOptions = {}, listens = false): string {
  return drawn(0.13, () => {
    const who = figure({
      ...CAST.danu,
      behind: undefined,
      mid: undefined,
      expression: 'hush',
      turn: -0.55,
      nod: -0.05,
      look: [0.9, -0.2],
      props: { ...CAST.danu.props, leg: [8, 8] },
      ...how,
      pose: {
        lean: -4,
        head: listens ? 9 : 4,
        armL: [-20, 6],
        armR: { head: [72, 22], bend: 1 },
        angR: 196,
        handR: 'point',
        over: 'R',
      },
    })
    const [ex, ey] = who.at.earR
    return (
      place(moonlit(who.svg, 0.44), X, Y, S) +
      circle(X + (ex + 6) * S, Y + (ey - 15) * S, listens ? 62 : 36, glow('#8CF2A0', listens ? 0.9 : 0.6)) +
      circle(X + (ex + 6) * S, Y + (ey - 15) * S, 7, '#D6FFD9')
    )
  })
}

const PEERS = [
  [790, 600, '#8FD3B0', 'ayu'],
  [896, 588, '#2B1A18', 'citra'],
  [1002, 596, '#33221E', 'bima'],
  [1106, 606, '#5A3A2A', 'eka'],
] as const
/** One pair of eyes over the hem, looking to `dx`. */
const pair = (x: number, y: number, dx: number, isShut: boolean): string =>
  [-1, 1]
    .map((side) =>
      isShut
        ? stroke(`M${x + side * 21 - 15} ${y}q15 11 30 0`, '#0A1230', 4)
        : place(
            ellipse(0, 0, 16, 19, '#F6F4FF') +
              circle(dx * 6, 1, 11, rad(['#8A5630', '#4A2A1C', '#20120E'], 0.5, 0.7, 0.6)) +
              circle(dx * 6, 1, 5.4, '#0D0608') +
              circle(dx * 6 - 4, -4, 3.6, '#FFFFFF'),
            x + side * 21,
            y,
          ),
    )
    .join('')
/** Heads as dark shapes, their eyes, and the hem they hide behind. */
function eyesRow(dx: number, isShut = false, up = 0): string {
  const head = ([x, y, hair, name]: (typeof PEERS)[number]): string =>
    g([
      relight(
        path(
          `M${x - 56} ${y + 60}C${x - 62} ${y - 40} ${x - 36} ${y - 66} ${x} ${y - 66}C${x + 36} ${y - 66} ${x + 62} ${y - 40} ${x + 56} ${y + 60}Z`,
          hair,
        ) +
          (name === 'citra' ? circle(x - 44, y - 60, 25, hair) + circle(x + 44, y - 60, 25, hair) : '') +
          (name === 'bima' ? path(`M${x - 8} ${y - 62}q10 -24 26 -20q-12 8 -8 22Z`, hair) : '') +
          path(
            `M${x - 44} ${y + 60}C${x - 48} ${y - 20} ${x - 36} ${y - 34} ${x} ${y - 34}C${x + 36} ${y - 34} ${x + 48} ${y - 20} ${x + 44} ${y + 60}Z`,
            name === 'citra' ? '#A56A42' : name === 'bima' ? '#F0C090' : '#DDA273',
          ),
        'malam',
      ),
      pair(x, y + 2, dx, isShut),
    ])
  const y = 646,
    hem = `M700 ${y + 30}C740 ${y - 8} 800 ${y - 16} 846 ${y}C890 ${y - 18} 950 ${y - 18} 996 ${y}C1040 ${y - 18} 1100 ${y - 18} 1150 ${y}C1200 ${y - 10} 1250 ${y - 4} 1300 ${y + 12}`
  return g([
    ...PEERS.map((one) => place(head(one), 0, -up)),
    relight(
      blanketPart(`${hem}L1300 820L660 820L700 ${y + 30}Z`, {
        hem,
        folds: 'M846 650Q830 730 850 820M996 650Q990 730 1004 820M1150 650Q1160 730 1144 820',
        size: 6,
      }),
      'malam',
    ),
  ])
}
const kiko = (flat = 0): string =>
  place(relight(kittenEars({ flat }), 'malam'), 1208, 606, 1.2) + place(kittenEyes(), 1208, 622, 1.26)

export { background, foreground }
/** Back to front: the fifth pair of eyes, the row behind the hem, Danu. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'kiko',
    box: { x: 91, y: 71.5, width: 7, height: 7.5 },
    svg: kiko(),
    frames: { tap: kiko(30) },
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'eyes-row',
    box: { x: 51.5, y: 61, width: 48.5, height: 39 },
    svg: eyesRow(-1),
    frames: { blink: eyesRow(-1, true), tap: eyesRow(1, false, 12) },
    idle: 'still',
    tap: 'hop',
    sound: 'rustle',
  },
  {
    name: 'danu',
    box: { x: 1, y: 7, width: 46.5, height: 93 },
    svg: danu(),
    frames: { blink: danu({ blink: true }), tap: danu({ expression: 'wow' }, true) },
    idle: 'breathe',
    tap: 'nod',
    sound: 'owl',
  },
]
