/** Book 4, page 8: five plates with one slice each before the five, and the giant rest of the mango on Father's board. */
import { groundShadow, lit } from '../../core/light.ts'
import { circle, ellipse, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { kittenHead, kittenTail } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { ayah, baby, danu, eka, knifeHand, type Mood, mother, restOfMango, wipe } from './p08.family.ts'
import { background, foreground } from './p08.land.ts'

/** Plates: middle on the stage, colour of the rim. */
const PLATES: readonly (readonly [x: number, y: number, rim: string])[] = [
  [170, 620, C.toska],
  [344, 624, C.cabai],
  [506, 620, C.nila],
  [656, 624, C.daun],
  [794, 620, C.manggis],
]
/** Which slice has a bite taken out of it already. */
const BITTEN = 3
function slice(isBitten: boolean): string {
  const d = isBitten
    ? 'M-46 -12C-34 -2 -22 1 -12 1C-12 -9 0 -13 7 -7C12 -13 24 -9 23 -2C32 -4 40 -8 46 -12C44 12 22 26 0 26C-22 26 -44 12 -46 -12Z'
    : 'M-46 -12C-26 0 26 0 46 -12C44 12 22 26 0 26C-22 26 -44 12 -46 -12Z'
  return lit(
    path(d, lin(['#FFE27A', '#FFC53F', '#FF9F2E'], 80)) +
      stroke('M-44 -9C-40 14 -20 25 0 25C20 25 40 14 44 -9', C.sepatu, 6) +
      stroke('M-30 2Q0 12 30 2M-22 12Q0 19 22 12', C.cahaya, 2.6, { opacity: 0.75 }),
    1.6,
  )
}
const plate = (rim: string): string =>
  ellipse(6, 8, 66, 15, C.jati, { opacity: 0.32 }) +
  lit(
    ellipse(0, 0, 64, 17, lin([C.putih, '#E4D6CB'], 60)) +
      ellipse(0, -1, 46, 10.6, shade(C.putih, 0.05)) +
      ellipse(0, 0, 61, 15.4, 'none', { stroke: rim, 'stroke-width': 4 }),
    1.4,
  )
const glint = (x: number, y: number): string =>
  place(path('M0 -13Q2 -2 12 0Q2 2 0 13Q-2 2 -12 0Q-2 -2 0 -13Z', C.putih) + circle(0, 0, 3, C.cahaya), x, y)
const slices = (isGleaming: boolean): string =>
  PLATES.map(([x, y, rim], i) =>
    place(plate(rim) + place(slice(i === BITTEN), 0, -16) + (isGleaming ? glint(-24, -34) + glint(30, -26) : ''), x, y),
  ).join('')

/** The board, its foot on y 650. */
const board = (): string =>
  place(groundShadow(0, 0, 250, 0.4, C.jati), 1010, 640) +
  lit(
    path(
      'M872 588L1126 584Q1142 586 1144 598L1150 632Q1150 642 1138 643L872 648Q858 648 858 638L862 598Q864 589 872 588Z',
      lin([light('#C98F55', 0.35), '#C98F55', '#8A5A34'], 62),
    ) +
      path(
        'M858 636Q860 646 872 646L1138 641Q1150 640 1150 632L1151 644Q1150 656 1138 656L872 661Q858 660 857 648Z',
        '#7A4B2B',
      ) +
      stroke('M884 604Q980 598 1120 600M880 622Q1000 614 1132 618', '#8A5A34', 2.4, { opacity: 0.5 }),
    3,
  )
const rest = (isDripping: boolean): string =>
  board() +
  ellipse(996, 622, 130, 15, '#FFB93A', { opacity: 0.5 }) +
  place(restOfMango(), 990, 612) +
  (isDripping ? glint(936, 520) + glint(1040, 500) + ellipse(930, 640, 20, 6, C.kunyit, { opacity: 0.9 }) : '')
/** Kiko's head over the end of the board, tongue out. */
const kiko = (isHappy: boolean): string => {
  const body = 'M1140 698C1134 664 1146 634 1172 632C1206 630 1222 664 1216 688C1212 700 1196 702 1178 701Z',
    coat = lin(['#FFC27A', '#F39A45', '#D97B2C'], 60),
    foreleg = (x: number): string =>
      lit(
        path(
          `M${x - 8} 654C${x - 10} 674 ${x - 9} 688 ${x - 8} 698H${x + 8}C${x + 8} 684 ${x + 9} 668 ${x + 8} 654Z`,
          coat,
        ),
        1.2,
      ) + ellipse(x - 1, 697, 10.5, 6.4, C.putih)
  return (
    place(groundShadow(0, 0, 76, 0.36), 1178, 700) +
    place(kittenTail(), 1208, 690, 0.84, 22) +
    lit(path(body, coat) + stroke('M1202 642q-8 5 -7 12M1212 654q-9 4 -10 12M1188 634q-5 6 -3 12', '#C9682A', 4), 2) +
    lit(ellipse(1200, 684, 19, 16, coat), 1.4) +
    ellipse(1192, 698, 12, 6, C.putih) +
    ellipse(1158, 670, 11, 15, '#FFF3DC') +
    foreleg(1150) +
    foreleg(1170) +
    place(
      kittenHead({ mood: isHappy ? 'happy' : 'shut', mouth: 'open' }) +
        path('M-5 17Q-6 30 1 32Q8 30 6 17Z', lin([C.jambu, C.sepatu], 80)),
      1152,
      624,
      0.86,
      -16,
    )
  )
}
const alive = (draw: (mood: Mood) => string) => ({
  svg: draw({}),
  frames: { blink: draw({ blink: true }), tap: draw({ laughs: true }) },
})

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  { name: 'danu', box: { x: 5, y: 36, width: 17, height: 37 }, ...alive(danu), idle: 'breathe', tap: 'nod' },
  { name: 'eka', box: { x: 20.5, y: 42, width: 14, height: 31 }, ...alive(eka), idle: 'breathe', tap: 'hop' },
  { name: 'mother', box: { x: 33, y: 37, width: 15, height: 37 }, ...alive(mother), idle: 'still', tap: 'still' },
  { name: 'father', box: { x: 66, y: 34, width: 20, height: 40 }, ...alive(ayah), idle: 'still', tap: 'still' },
  { name: 'baby', box: { x: 44, y: 40, width: 15, height: 32 }, ...alive(baby), idle: 'still', tap: 'still' },
  { name: 'wipe', box: { x: 38, y: 44, width: 13, height: 22 }, svg: wipe(), idle: 'still', tap: 'still' },
  {
    name: 'rest',
    box: { x: 67, y: 60, width: 23, height: 24 },
    svg: rest(false),
    frames: { tap: rest(true) },
    idle: 'still',
    tap: 'wiggle',
    sound: 'plop',
  },
  { name: 'knife', box: { x: 75, y: 48, width: 16, height: 18 }, svg: knifeHand(), idle: 'still', tap: 'still' },
  {
    name: 'slices',
    box: { x: 8, y: 73, width: 59.5, height: 9 },
    svg: slices(false),
    frames: { tap: slices(true) },
    idle: 'still',
    tap: 'grow',
    sound: 'star',
  },
  {
    name: 'kiko',
    box: { x: 87, y: 73, width: 10, height: 16 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'wiggle',
    tap: 'hop',
    sound: 'meow',
  },
]
