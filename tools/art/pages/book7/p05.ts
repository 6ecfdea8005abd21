/** Book 7, page 5: along a mat with a kite under it: Eka whistles at the ceiling, Mother's legs walk past, Kiko lies on the hump and it crackles. */
import { person } from '../../characters/cast.ts'
import { grainOf, lit } from '../../core/light.ts'
import { clipped, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import type { HeadLook } from '../../characters/types.ts'
import { C, light, shade } from '../../palette.ts'
import { kitten, kittenHead } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { walkingLegs } from './p05.ibu.ts'
import { background, EDGE, foreground, fringe, matFill, plaiting } from './p05.land.ts'

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** A note of her tune. */
const note = (x: number, y: number, s: number, r: number): string =>
  place(
    stroke('M8 0V-34Q22 -32 24 -18', C.nila, 4.6) + ellipse(0, 0, 9.5, 7, C.nila, { transform: 'rotate(-18)' }),
    x,
    y,
    s,
    r,
  )
/** Brows so high that they are innocent. */
const highBrows = ({ turn }: HeadLook): string => {
  const x = turn * 11
  return stroke(`M${x - 33} -10Q${x - 24} -17 ${x - 13} -13M${x + 13} -14Q${x + 24} -18 ${x + 34} -11`, C.tinta, 3.2)
}
/** Eka at the end of the mat: legs out, hands behind her, eyes at the ceiling. */
function eka(blink = false, answers = false): string {
  const who = person('eka', {
    expression: answers ? 'cheeky' : 'blow',
    blink,
    turn: answers ? 0.6 : -0.2,
    nod: 0.14,
    look: answers ? [1, 0.4] : [-0.7, -1],
    lashes: false,
    headExtra: answers ? undefined : highBrows,
    pose: {
      lean: -9,
      head: -7,
      armL: [-44, -12],
      armR: [40, 6],
      handL: 'rest',
      handR: 'rest',
      legL: [-70, 70],
      legR: [76, 66],
      sit: true,
      feetOut: true,
      footL: 8,
      footR: -30,
      back: 'LR',
    },
  })
  return drawn(0.3, () =>
    g([
      ellipse(270, 668, 180, 18, C.jati, { opacity: 0.36 }),
      place(who.svg, 264, 662, 2.05),
      answers ? '' : note(372, 330, 1, 8) + note(424, 290, 0.84, -8),
    ]),
  )
}
/** The two sides of the hump that we see: a kite with its cross under a mat. */
const HUMP = {
  left: 'M546 660C610 636 690 600 752 560Q772 548 786 552C778 610 766 670 752 718C690 708 610 688 556 668Q544 664 546 660Z',
  right:
    'M786 552Q800 552 816 564C880 604 950 634 1016 654Q1024 660 1012 664C930 688 850 708 790 718H752C766 670 778 610 786 552Z',
} as const
/** The hump with its ridges; `up` lifts it: it crackles. */
function mat(up = 0): string {
  const side = (d: string, skew: number, tone: string): string =>
    path(d, matFill()) +
    clipped(d, g(plaiting(), { transform: `translate(${-skew * 11} -20) skewX(${skew})` }) + path(d, tone))
  return drawn(0.34, () =>
    g([
      ellipse(800, 694, 262, 36, C.jati, { opacity: 0.36 }),
      // the corner that looks out
      lit(
        path(
          `M672 ${EDGE - 6}L${746 + up * 0.3} ${EDGE + 68 + up * 0.6}L842 ${EDGE - 6}Z`,
          lin([C.sepatu, C.cabai, shade(C.cabai, 0.2)], 60),
        ) + stroke(`M762 ${EDGE - 4}L${748 + up * 0.3} ${EDGE + 72 + up * 0.6}`, '#D9B45F', 8),
        3,
      ),
      place(
        lit(
          side(
            HUMP.left,
            -14,
            lin(
              [
                [C.cahaya, 0, 0.5],
                [C.cahaya, 1, 0.06],
              ],
              70,
            ),
          ) +
            side(
              HUMP.right,
              14,
              lin(
                [
                  [C.soga, 0, 0.12],
                  [C.soga, 1, 0.4],
                ],
                40,
              ),
            ) +
            stroke('M786 556C778 612 766 668 753 714', light(C.santan, 0.4), 5, { opacity: 0.9 }) +
            stroke(
              'M640 640q40 -6 70 -26M620 664q60 4 96 -10M830 640q40 22 80 22M828 610q26 20 60 28',
              shade(C.soga, 0.2),
              4,
              {
                opacity: 0.4,
              },
            ),
          5,
        ),
        0,
        -up * 0.4,
      ),
      // kresek!
      stroke(
        up
          ? 'M584 612l-26 -22M556 634l-34 -10M986 612l26 -22M1016 634l34 -10'
          : 'M592 616l-14 -12M562 636l-20 -6M980 616l14 -12M1010 636l20 -6',
        C.putih,
        6,
      ),
      fringe(640, 670, 5) + fringe(846, 876, 6),
      stroke(`M632 ${EDGE}H880`, C.cabai, 12),
    ]),
  )
}
/** Flat out on the very top, delighted. */
const kiko = (up = 0): string =>
  drawn(
    0.42,
    () =>
      place(
        kitten({ pose: 'sleep' }) + place(kittenHead({ mood: 'happy', mouth: 'open' }), 28, -24, 0.96, up ? -6 : 8),
        772,
        580 - up,
        1.66,
        2,
      ) + (up ? stroke('M706 474l-14 -18M738 460l-6 -20M862 466l12 -16', C.kunyit, 7) : ''),
  )
const ibu = (): string =>
  drawn(0.3, () => g([ellipse(1062, 528, 140, 14, C.jati, { opacity: 0.4 }), walkingLegs([1068, 534], 2.9, 0.78)]))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  { name: 'ibu', box: { x: 64, y: 0, width: 36, height: 70 }, svg: ibu(), idle: 'sway', tap: 'nod' },
  {
    name: 'eka',
    box: { x: 7, y: 32, width: 35, height: 57 },
    svg: eka(),
    frames: { blink: eka(true), tap: eka(false, true) },
    idle: 'breathe',
    tap: 'nod',
    sound: 'blow',
  },
  {
    name: 'mat',
    box: { x: 40, y: 68, width: 43, height: 32 },
    svg: mat(),
    frames: { tap: mat(10) },
    idle: 'still',
    tap: 'wiggle',
    sound: 'rustle',
  },
  {
    name: 'kiko',
    box: { x: 51, y: 54, width: 18, height: 22 },
    svg: kiko(),
    frames: { tap: kiko(8) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'rustle',
  },
]
