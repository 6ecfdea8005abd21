/** Book 7, page 13: the bare kite stands before us like a window, four faces behind its four openings; the goats are tied, far off, and offended. */
import { grainOf, lit } from '../../core/light.ts'
import { clipped, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { goat, GOATS } from '../../parts/goat.ts'
import { kittenTail } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { bima, citra, danu, eka, frame } from './p13.faces.ts'
import { background, foreground } from './p13.land.ts'

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** Three backs; ropes in long curves to the fence. `turns`: one looks round, with one eye. */
const goats = (turns = false): string =>
  drawn(0.7, () => {
    const rope = (x: number, y: number, post: number): string =>
      stroke(
        `M${x} ${y}C${x - 30} ${y + 70} ${x - 80} ${y + 20} ${x - 60} ${y + 62}S${x + 10} ${y + 66} ${post} 344`,
        C.soga,
        5.4,
      ) +
      stroke(
        `M${x} ${y}C${x - 30} ${y + 70} ${x - 80} ${y + 20} ${x - 60} ${y + 62}S${x + 10} ${y + 66} ${post} 344`,
        light(C.soga, 0.45),
        2,
      )
    return g([
      ellipse(986, 436, 60, 9, C.lumut, { opacity: 0.35 }) +
        ellipse(1084, 420, 60, 9, C.lumut, { opacity: 0.35 }) +
        ellipse(1184, 432, 60, 9, C.lumut, { opacity: 0.35 }),
      place(goat({ coat: GOATS[4] }), 1072, 420, 0.82),
      place(goat({ coat: GOATS[0], pose: 'look' }), 970, 436, 0.84, 0, turns),
      place(goat({ coat: { ...GOATS[5], size: 0.92 } }), 1172, 432, 0.84),
      // they take it ill
      stroke('M1124 324L1136 330M1020 336L1033 342M1224 336L1236 342', C.tinta, 3.4),
      rope(1010, 372, 960),
      rope(1112, 356, 1052),
      rope(1212, 366, 1150),
    ])
  })
/** Rice again, but cooked to paste; its lid is on, and a stone is on the lid. */
const paste = (up = 0): string =>
  drawn(0.45, () =>
    g([
      ellipse(112, 672, 66, 13, C.jati, { opacity: 0.4 }),
      lit(
        path(
          'M56 590Q40 640 70 668Q112 682 152 668Q182 640 166 590Z',
          lin([light(C.bata, 0.35), C.bata, shade(C.tanah, 0.2)], 40),
        ) + stroke('M54 622Q112 640 170 622', C.kunyit, 5, { 'stroke-dasharray': '10 8' }),
        3.4,
      ),
      path('M60 598Q76 628 84 606Q92 640 104 612Q130 622 136 604Q150 618 164 596Z', C.putih),
      place(
        lit(
          path(
            'M46 592Q52 562 112 558Q170 562 178 592Q112 608 46 592Z',
            lin([light(C.tanah, 0.4), C.tanah, shade(C.tanah, 0.3)], 60),
          ),
          3,
        ) +
          lit(
            path('M78 560Q74 528 108 522Q150 524 148 560Q112 572 78 560Z', lin(['#C9C3C6', '#8F8793', '#5E5562'], 60)),
            3,
          ),
        0,
        -up,
      ),
    ]),
  )
/** He walks out of the picture with his tail up: it is white with paste, and a bit of paper sticks to it. */
const kiko = (r = 0): string =>
  drawn(0.5, () =>
    clipped('M1100 400H1280V800H1100Z', [
      ellipse(1270, 742, 70, 12, C.lumut, { opacity: 0.4 }),
      g(
        place(kittenTail(), 0, 0, 1.7) +
          lit(
            path('M20 -104Q28 -118 44 -108Q50 -94 42 -84Q34 -76 28 -86Q18 -90 20 -104Z', C.putih) +
              path('M4 -64Q12 -76 22 -66Q24 -54 12 -50Q4 -54 4 -64Z', C.putih),
            1.6,
          ) +
          lit(path('M30 -120L62 -126L70 -94L42 -88Z', lin([light(C.sepatu, 0.3), C.cabai], 60)), 2),
        { transform: `translate(1212 664) rotate(${r})` },
      ),
      lit(
        path(
          'M1300 640C1256 632 1212 644 1202 676C1196 700 1204 716 1214 722L1216 738H1242L1246 718H1300Z',
          lin([light('#F2963C', 0.35), '#F2963C', shade('#F2963C', 0.16)], 62),
        ) +
          clipped(
            'M1300 640C1256 632 1212 644 1202 676C1196 700 1204 716 1214 722L1216 738H1242L1246 718H1300Z',
            stroke('M1236 630q10 22 -2 44M1262 630q10 22 0 42M1196 690q22 -4 30 10', '#BE5A1C', 8),
          ) +
          ellipse(1230, 738, 17, 10, lin([C.putih, C.santan], 70)),
        2.4,
      ),
    ]),
  )

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'goats',
    box: { x: 69, y: 35, width: 31, height: 22 },
    svg: goats(),
    frames: { tap: goats(true) },
    idle: 'nod',
    tap: 'hop',
    sound: 'goat',
  },
  {
    name: 'bima',
    box: { x: 32, y: 6, width: 20, height: 64 },
    svg: bima(),
    frames: { blink: bima({ blink: true }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'citra',
    box: { x: 48, y: 3, width: 20, height: 67 },
    svg: citra(),
    frames: { blink: citra({ blink: true }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'danu',
    box: { x: 32, y: 26, width: 22, height: 44 },
    svg: danu(),
    frames: { blink: danu({ blink: true }), tap: danu({ expression: 'happy' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 48, y: 30, width: 22, height: 40 },
    svg: eka(),
    frames: { tap: eka({ expression: 'wow' }) },
    idle: 'wiggle',
    tap: 'hop',
  },
  {
    name: 'frame',
    box: { x: 32, y: 3, width: 36, height: 78 },
    svg: frame(),
    pivot: [0.5, 1],
    idle: 'still',
    tap: 'wobble',
  },
  {
    name: 'paste',
    box: { x: 2, y: 62, width: 13.5, height: 24 },
    svg: paste(),
    frames: { tap: paste(10) },
    idle: 'still',
    tap: 'wobble',
  },
  {
    name: 'kiko',
    box: { x: 92, y: 65, width: 8, height: 30 },
    svg: kiko(),
    frames: { tap: kiko(8) },
    pivot: [0.3, 1],
    idle: 'sway',
    tap: 'wiggle',
    sound: 'meow',
  },
]
