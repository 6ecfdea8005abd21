/** Book 6, page 3: the smallest one is the tallest shape: Eka stands on the bed before the moon, lantern up. The others are a heap around her feet. */
import { person } from '../../characters/cast.ts'
import { figure } from '../../characters/figure.ts'
import { CAST } from '../../characters/people.ts'
import { glasses } from '../../characters/faceWear.ts'
import type { FigureOptions, HeadLook } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { circle, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { lampGlow } from '../../core/time.ts'
import { C, light, shade } from '../../palette.ts'
import { kittenHead, kittenTail } from '../../parts/kitten.ts'
import { lantern } from '../../parts/lantern.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p03.land.ts'
import { blanketPart } from './sharedBlanket.ts'
import { against, drawn, moonlit } from './sharedNight.ts'

const EKA: Stand = { x: 700, y: 656, s: 2.34 },
  AYU: Stand = { x: 372, y: 700, s: 1.9 },
  BIMA: Stand = { x: 1082, y: 716, s: 1.84 },
  CITRA: Stand = { x: 168, y: 716, s: 1.74 }

/** Her cape of blanket, blown behind her; `swing` lifts its end. */
const cape = (swing = 0): string => {
  const d = `M668 396C630 440 570 500 ${540 - swing} ${574 - swing}C${566 - swing} 606 ${624 - swing} 606 656 580C690 612 730 612 760 584C790 612 ${860 + swing} 616 ${900 + swing} ${570 - swing}C870 500 810 430 744 392Z`
  return against(blanketPart(d, { folds: 'M676 400Q630 490 600 580M726 400Q790 490 830 586', size: 5 }), '#F4EFC9', 0.3)
}
function eka(how: FigureOptions = {}, up = false): string {
  return drawn(0.2, () => {
    const who = person('eka', {
      expression: 'shout',
      turn: 0.35,
      nod: -0.2,
      ...how,
      pose: {
        lean: up ? 6 : 3,
        head: -6,
        armL: [-58, 30],
        armR: up ? [134, 172] : [128, 166],
        handL: 'fist',
        handR: 'fist',
        legL: [-22, -14],
        legR: [16, 6],
        stretch: 1.3,
        over: 'R',
      },
    })
    const [hx, hy] = who.at.handR,
      x = EKA.x + hx * EKA.s,
      y = EKA.y + hy * EKA.s
    return (
      cape(up ? 16 : 0) +
      against(put(who.svg, EKA), '#FFF1C4', 0.2) +
      lampGlow(x + 4, y + 70, up ? 190 : 160, 0.95) +
      place(lantern({ on: true, r: 0 }), x + 4, y + 118, 1.34, up ? 7 : 0) +
      place(moonlit(who.parts.handR, 0.5), EKA.x, EKA.y, EKA.s)
    )
  })
}
/** Her notebook over the nose. */
const notebook = (x: number, y: number): string =>
  place(
    lit(
      rect(-34, -24, 68, 46, lin([light(C.toska, 0.35), C.toska, shade(C.toska, 0.3)], 60), { rx: 5 }) +
        stroke('M-34 -16h68', C.santan, 3) +
        circle(0, 4, 8, C.santan) +
        stroke('M-24 -24v46', shade(C.toska, 0.4), 4),
      1.6,
    ),
    x,
    y,
  )
function ayu(how: FigureOptions = {}, lower = 0): string {
  return drawn(0.28, () => {
    const who = person('ayu', {
      expression: 'worry',
      turn: 0.5,
      nod: -0.1,
      look: [1, -1],
      ...how,
      pose: {
        lean: -7,
        head: 6,
        armL: { head: [-22, 46], bend: -1 },
        armR: { head: [34, 44], bend: 1 },
        handL: 'rest',
        handR: 'rest',
        legL: [-66, 74],
        legR: [70, -70],
        sit: true,
        feetOut: true,
        hide: 'LR',
      },
    })
    const [mx, my] = who.at.mouth
    return moonlit(put(who.svg + notebook(mx + 2, my + 3 + lower) + who.parts.armL + who.parts.armR, AYU), 0.34)
  })
}
function bima(how: FigureOptions = {}, beat = false): string {
  return drawn(0.3, () =>
    moonlit(
      place(
        inChair('bima', {
          expression: 'mischief',
          turn: 0.5,
          nod: -0.25,
          look: [0.9, -1],
          armR: beat ? [70, 130] : [58, 96],
          poseMore: { handR: 'fist', lean: beat ? 6 : 2 },
          ...how,
        }).svg,
        BIMA.x,
        BIMA.y,
        BIMA.s,
        0,
        true,
      ),
      0.34,
    ),
  )
}
/** Glasses put on upside down: their bows hang. */
const upsideDown = (look: HeadLook): string => place(glasses('#EE8434')({ ...look, nod: 0 }), 0, 14, 1, 172)
const citra = (how: FigureOptions = {}): string =>
  drawn(0.3, () =>
    moonlit(
      put(
        figure({
          ...CAST.citra,
          headExtra: upsideDown,
          expression: 'wow',
          turn: 0.5,
          nod: -0.2,
          look: [1, -1],
          pose: {
            lean: 8,
            armL: { head: [-38, 22], bend: -1 },
            armR: { head: [52, 14], bend: 1 },
            handL: 'rest',
            handR: 'rest',
            legL: [20, -82],
            legR: [32, -78],
            kneel: true,
            side: 1,
            footL: 66,
            footR: 66,
            over: 'LR',
            head: -4,
          },
          ...how,
        }).svg,
        CITRA,
      ),
      0.34,
    ),
  )
/** He hangs on the end of her cape. */
const kiko = (turn = 0): string =>
  place(
    place(kittenTail(), -4, 92, 0.9, 176) +
      lit(
        path('M-20 20C-28 60 -22 96 0 100C22 96 28 60 20 20Z', lin(['#F9B873', '#F2963C', '#C86A24'], 60)) +
          stroke('M-22 46q10 6 14 0M22 46q-10 6 -14 0M-22 64q10 6 14 0M22 64q-10 6 -14 0', '#BE5A1C', 4) +
          stroke('M-14 24L-16 -18M14 24L18 -18', '#F2963C', 13) +
          circle(-16, -20, 8.6, '#FFF3DC') +
          circle(18, -20, 8.6, '#FFF3DC'),
        2,
      ) +
      place(kittenHead({ mood: 'happy' }), 0, 10, 0.94),
    880,
    590,
    0.86,
    turn - 8,
  )

export { background, foreground }
/** Back to front: Eka and her cape, him at its end, Citra and Ayu at the left, Bima at the right. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'eka',
    box: { x: 40.5, y: 14, width: 31.5, height: 69 },
    svg: eka(),
    frames: { blink: eka({ blink: true }), tap: eka({ expression: 'laugh' }, true) },
    idle: 'sway',
    tap: 'hop',
    sound: 'lantern',
  },
  {
    name: 'kiko',
    box: { x: 65.5, y: 70, width: 6, height: 20 },
    svg: moonlit(kiko(), 0.5),
    frames: { tap: moonlit(kiko(16), 0.5) },
    pivot: [0.5, 0],
    idle: 'swing',
    tap: 'swing',
    sound: 'meow',
  },
  {
    name: 'ayu',
    box: { x: 18.5, y: 43, width: 19, height: 52.5 },
    svg: ayu(),
    frames: { blink: ayu({ blink: true }), tap: ayu({ expression: 'awe' }, 22) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'citra',
    box: { x: 5, y: 38.5, width: 21, height: 56 },
    svg: citra(),
    frames: { blink: citra({ blink: true }), tap: citra({ expression: 'laugh' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'bima',
    box: { x: 70, y: 30, width: 25, height: 60 },
    svg: bima(),
    frames: { blink: bima({ blink: true }), tap: bima({ expression: 'laugh' }, true) },
    idle: 'wobble',
    tap: 'wiggle',
    sound: 'drum-mid',
  },
]
