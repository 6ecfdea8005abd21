/** Book 5, page 3: the hat runs; from the ground one sees what makes it run. Bima spins on one wheel, his mallets are in the air. */
import { grainOf } from '../../core/light.ts'
import { ellipse, g, glow, path, place, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { hen } from '../../parts/hen.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { wek } from '../../parts/wek.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { malletHead } from '../../characters/held.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p03.land.ts'
import { bandTails, BIMAS, hatFromBelow } from './sharedHat.ts'
import { gallop } from './sharedPaws.ts'

/** Bima on one wheel, turned to the left, after his hat. */
function bima(blink = false, answers = false): string {
  grainOf.freq = 0.28
  const svg = place(
    place(
      inChair('bima', {
        view: 'quarter',
        expression: answers ? 'shout' : 'awe',
        blink,
        turn: 0.62,
        look: [0.9, 0.8],
        nod: 0.3,
        spin: answers ? 70 : 10,
        armL: answers ? [-120, -160] : [-96, -138],
        armR: [112, 156],
        poseMore: { handL: 'open', handR: 'open', lean: 2, head: 8, over: 'LR' },
      }).svg,
      0,
      0,
      2.3,
      0,
      true,
    ),
    868,
    622,
    1,
    10,
  )
  grainOf.freq = 0.55
  return svg
}
/** A mallet that nobody holds any more. */
const mallet = (turn: number, color: string): string =>
  place(
    stroke('M0 0V64', '#8A5630', 7) + stroke('M-1.6 0V60', '#D9A868', 2.4) + place(malletHead(color), 0, -4, 2),
    0,
    0,
    1,
    turn,
  )
const mallets = (): string => place(mallet(-38, C.cabai), 600, 108, 1.5) + place(mallet(52, C.kunyit), 736, 66, 1.5)
/** The hen is in the air, all feathers. */
const henUp = (open: boolean): string =>
  ellipse(1150, 632, 70, 10, glow('#8A5630', 0.6)) +
  place(
    g([
      hen(),
      path(
        open
          ? 'M-14 -44C-34 -66 -40 -92 -30 -112C-22 -104 -20 -110 -12 -104C-6 -96 4 -100 8 -92C14 -72 12 -50 2 -40Z'
          : 'M-14 -40C-36 -52 -52 -70 -54 -88C-44 -84 -42 -90 -34 -84C-26 -80 -18 -82 -12 -74C0 -60 6 -46 2 -38Z',
        C.bata,
      ) +
        stroke(
          open ? 'M-24 -96Q-16 -70 -8 -52M-8 -92Q-4 -70 -2 -52' : 'M-44 -78Q-26 -60 -10 -48M-26 -76Q-14 -60 -4 -48',
          '#7A3A22',
          2.4,
        ),
      stroke('M-70 -96l-14 -10M-60 -112l-6 -14M60 -96l14 -8', '#B5562C', 4),
    ]),
    1150,
    582,
    1.5,
    -10,
    true,
  )
/** Wek runs the wrong way. */
const wekRuns = (lids = false): string =>
  place(ellipse(0, 0, 40, 6, glow('#8A5630', 0.6)) + wek({ pose: 'run', mood: 'peep', lids }), 1056, 716, 1)
/** The hat gallops out of the picture; `up` lifts it off what is under it. */
function hat(up = 0): string {
  grainOf.freq = 0.3
  const { inside, outside } = hatFromBelow(BIMAS, 22)
  const svg = place(g([place(bandTails(), -56, -34, 1.2, 10), inside, outside]), 336, 632 - up, 2.86, 9, true)
  grainOf.freq = 0.55
  return svg
}
/** Four socks in a gallop, and the tail that steers. */
function kiko(): string {
  grainOf.freq = 0.36
  const svg = place(kittenTail(), 530, 704, 2, 50, true) + place(gallop(), 332, 778, 2, 6, true)
  grainOf.freq = 0.55
  return svg
}

export { background, foreground }
/** Back to front: Bima, his mallets, the hen, Wek, the hat and what is under it. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'bima',
    box: { x: 55.5, y: 4, width: 36, height: 78 },
    svg: bima(),
    frames: { blink: bima(true), tap: bima(false, true) },
    idle: 'wobble',
    tap: 'wobble',
  },
  {
    name: 'mallets',
    box: { x: 44, y: 3.5, width: 16.5, height: 20.5 },
    svg: mallets(),
    idle: 'swing',
    tap: 'drop',
    sound: 'woodblock',
  },
  {
    name: 'hen',
    box: { x: 78.5, y: 47, width: 19.5, height: 32.5 },
    svg: henUp(true),
    frames: { tap: henUp(false) },
    idle: 'hop',
    tap: 'hop',
    sound: 'cluck',
  },
  {
    name: 'wek',
    box: { x: 79, y: 76, width: 8.5, height: 15 },
    svg: wekRuns(),
    frames: { blink: wekRuns(true) },
    idle: 'hop',
    tap: 'hop',
    sound: 'duck',
  },
  {
    name: 'hat',
    box: { x: 5, y: 45.5, width: 48, height: 45.5 },
    svg: hat(),
    frames: { tap: hat(34) },
    idle: 'still',
    tap: 'hop',
    sound: 'whoosh',
  },
  {
    name: 'kiko',
    box: { x: 12, y: 72.5, width: 35, height: 22.5 },
    svg: kiko(),
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
]
