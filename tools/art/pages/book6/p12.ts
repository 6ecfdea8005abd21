/**
 * Book 6, page 12: we sit in the owl's house and look home: far off five sleep, Fajar on Mother's arm points at us. Two owlets from behind, and a
 * third with pointed ears and a tail.
 */
import { withBaby } from '../../characters/together.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { circle, ellipse, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { kittenBack } from '../../parts/kittenPoses.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, FLOOR, foreground } from './p12.land.ts'
import { blanketPart } from './sharedBlanket.ts'
import { drawn, lamplit, moonlit } from './sharedNight.ts'
import { type OwlEyes, owlet, owlFromSide } from './sharedOwl.ts'

const IBU: Stand = { x: 746, y: FLOOR + 2, s: 0.72 }
/** Mother at the rail with Fajar, who points across the field; `calls`: hu, hu! */
const ibu = (how: FigureOptions = {}, calls = false): string =>
  lamplit(
    put(
      withBaby('ibu', {
        expression: 'tender',
        turn: 0.2,
        ...how,
        baby: {
          expression: calls ? 'sing' : 'happy',
          turn: 0.1,
          pose: {
            lean: -4,
            armL: calls ? [-110, -140] : [-70, -92],
            handL: 'point',
            armR: calls ? [100, 140] : [40, 20],
            legL: [-30, -8],
            legR: [44, 20],
            hipY: 34,
            sit: true,
            feetOut: true,
            head: -4,
            footL: 30,
            footR: -30,
          },
        },
      }).svg,
      IBU,
    ),
  )
/** Five sleepers in a row, small; two yellow boots stick out at the end. */
function bed(turn = 0): string {
  const heads = ['#8FD3B0', '#2B1A18', '#33221E', '#33221E', '#5A3A2A']
    .map((hair, i) => {
      const x = 462 + i * 36,
        y = FLOOR - 22 - (i % 2) * 3,
        skin = ['#DDA273', '#A56A42', '#F0C090', '#DDA273', '#DDA273'][i] ?? '#DDA273'
      return place(
        lit(ellipse(0, 3, 20, 12, '#FBE9D0'), 1) +
          circle(0, -6, 14, hair) +
          (i === 1 ? circle(-13, -14, 7, hair) + circle(13, -14, 7, hair) : '') +
          ellipse(0, -3, 11, 10.5, skin) +
          stroke('M-6 -3q2.4 2.4 4.8 0M2 -3q2.4 2.4 4.8 0M-2.4 3q2.4 2 4.8 0', C.tinta, 1.6),
        x,
        y,
        1,
        i === 2 ? turn : 0,
      )
    })
    .join('')
  const boots = [638, 660]
    .map((x) =>
      lit(
        path(
          `M${x - 8} ${FLOOR + 4}V${FLOOR - 20}Q${x} ${FLOOR - 26} ${x + 8} ${FLOOR - 20}V${FLOOR - 6}Q${x + 14} ${FLOOR + 4} ${x - 8} ${FLOOR + 4}Z`,
          lin([light(C.kunyit, 0.4), C.kunyit, shade(C.kunyit, 0.3)], 60),
        ),
        1.4,
      ),
    )
    .join('')
  return lamplit(
    heads +
      blanketPart(
        `M440 ${FLOOR}C444 ${FLOOR - 26} 470 ${FLOOR - 22} 500 ${FLOOR - 18}C540 ${FLOOR - 24} 590 ${FLOOR - 22} 628 ${FLOOR - 20}C644 ${FLOOR - 14} 646 ${FLOOR - 6} 646 ${FLOOR}Z`,
        { size: 2 },
      ) +
      boots,
  )
}
/** Two owlets with their backs to us; `round`: they look at us. */
const owlets = (round = false): string =>
  drawn(0.26, () =>
    moonlit(
      place(owlet({ back: !round, tilt: round ? 6 : -4 }), 244, 792, 2.5) +
        place(owlet({ back: !round, tilt: round ? -8 : 3 }), 438, 796, 2.28),
      0.44,
    ),
  )
/** The third in their row. */
const kiko = (tilt = 0): string => drawn(0.3, () => moonlit(place(kittenBack({ tilt: 8 + tilt }), 590, 796, 1.66), 0.5))
const owl = (eyes: OwlEyes = 'open', tilt = 0): string =>
  drawn(0.3, () => moonlit(place(owlFromSide({ eyes, tilt }), 1080, 786, 1.44, 0, true), 0.5))

export { background, foreground }
/** Back to front: home, far off; the round hole around it; the owls in the dark before us, and one who is no owl. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'ibu',
    box: { x: 54.5, y: 34.5, width: 9.5, height: 31 },
    svg: ibu(),
    frames: { blink: ibu({ blink: true }), tap: ibu({ expression: 'smile' }, true) },
    idle: 'sway',
    tap: 'nod',
    sound: 'owl',
  },
  {
    name: 'bed',
    box: { x: 34, y: 58.5, width: 18.5, height: 6.5 },
    svg: bed(),
    frames: { tap: bed(12) },
    idle: 'breathe',
    tap: 'wiggle',
    sound: 'snore',
  },
  {
    name: 'owl',
    box: { x: 72, y: 26, width: 23, height: 74 },
    svg: owl(),
    frames: { blink: owl('shut'), tap: owl('wide', 14) },
    idle: 'breathe',
    tap: 'nod',
    sound: 'owl',
  },
  {
    name: 'owlets',
    box: { x: 10.5, y: 65, width: 31.5, height: 35 },
    svg: owlets(),
    frames: { tap: owlets(true) },
    idle: 'nod',
    tap: 'nod',
    sound: 'chirp',
  },
  {
    name: 'kiko',
    box: { x: 40, y: 76.5, width: 15, height: 23.5 },
    svg: kiko(),
    frames: { tap: kiko(-16) },
    idle: 'nod',
    tap: 'wiggle',
    sound: 'meow',
  },
]
