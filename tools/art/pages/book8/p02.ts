/** Book 8, page 2: Grandpa counts; his finger comes toward us and stops over a mat on which nobody sits. All the others have seen it before him. */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, ellipse, g, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { C, light, shade, SKIN } from '../../palette.ts'
import { chick } from '../../parts/hen.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, flatMat, foreground } from './p02.land.ts'
import { kentongan } from './sharedPipe.ts'

/** The mat on which nobody sits: a shuttle with thread and a pin of a shawl lie on it. */
const mat = (): string =>
  drawn(0.5, () =>
    place(
      flatMat(330, 78, C.nila) +
        place(
          lit(path('M-52 0Q0 -20 52 0Q0 20 -52 0Z', lin([light(C.soga, 0.5), C.soga, shade(C.soga, 0.3)], 80)), 2) +
            ellipse(0, 0, 26, 6, C.santan) +
            stroke('M20 2q30 18 54 6', C.kunyit, 3),
          -30,
          -6,
          1,
          -8,
        ) +
        place(
          lit(
            ellipse(0, 0, 12, 9, C.kunyit) + ellipse(0, 0, 6, 4.4, C.cabai) + stroke('M10 4L30 12', '#D5DEE4', 3),
            1.4,
          ),
          84,
          4,
        ),
      800,
      668,
    ),
  )
const skin = SKIN.coklat
/** Grandpa's arm and hand, very large, out toward us; `y`: how far the finger has sunk. */
const pointing = (y: number): string =>
  drawn(0.24, () =>
    lit(
      path(
        tube(
          [
            [250, 700],
            [400, 640],
            [545, 566 + y * 0.6],
          ],
          [62, 58, 46],
          { end: 'flat' },
        ),
        lin(['#6B7080', '#4B5060', '#363A4A'], 60),
      ) +
        path(`M520 ${530 + y * 0.6}L566 ${606 + y * 0.6}L548 ${616 + y * 0.6}L504 ${540 + y * 0.6}Z`, '#2F3242') +
        path(
          `M538 ${540 + y}C570 ${512 + y} 616 ${510 + y} 650 ${524 + y}L742 ${560 + y}C758 ${568 + y} 752 ${592 + y} 734 ${588 + y}L656 ${572 + y}C664 ${584 + y} 660 ${604 + y} 640 ${610 + y}C622 ${626 + y} 586 ${622 + y} 566 ${604 + y}Z`,
          lin([light(skin.b, 0.3), skin.b, skin.s], 70),
        ) +
        stroke(
          `M656 ${572 + y}C640 ${566 + y} 622 ${566 + y} 610 ${572 + y}M640 ${592 + y}C624 ${588 + y} 610 ${588 + y} 600 ${594 + y}M726 ${566 + y}q10 4 12 12`,
          skin.s,
          3.4,
        ),
      4,
    ),
  )
/** Grandpa, half in the picture. */
const kakek = (y = 0, how: FigureOptions = {}): string =>
  g([
    drawn(0.18, () =>
      clipped(
        'M0 0H1280V800H0Z',
        lamplit(
          place(
            person('kakek', {
              expression: 'worry',
              turn: 0.5,
              look: [0.9, 0.5],
              ...how,
              pose: { lean: 2, head: 4, armL: [-18, 6], armR: [30, 40], hide: 'R' },
            }).svg,
            196,
            1330,
            3.1,
          ),
        ),
      ),
    ),
    pointing(y),
  ])
/** Bu Sri holds the phone up; nothing. */
const sri = (how: FigureOptions = {}): string =>
  drawn(0.5, () => {
    const who = person('sri', {
      expression: 'think',
      turn: 0.2,
      look: [0.4, 0.8],
      ...how,
      pose: { head: 3, armL: [-20, 8], armR: [110, 150], handR: 'fist', hide: 'R', legL: [-4, -2], legR: [6, 2] },
    })
    const [x, y] = who.at.handR
    return place(
      who.svg +
        who.parts.armR +
        place(lit(rect(-13, -48, 26, 50, C.nila, { rx: 5 }) + rect(-10, -43, 20, 36, C.langit), 1.4), x, y - 6, 1, 8) +
        who.parts.handR,
      726,
      536,
      1.06,
    )
  })
const SITS = { legL: [-56, -150], legR: [56, 150], hipY: 26 } as const
/** Father on the big mat with his stove; he has stopped stirring and looks at the empty mat. */
const ayah = (how: FigureOptions = {}): string =>
  drawn(0.5, () =>
    place(
      person('ayah', {
        expression: 'smile',
        turn: -0.3,
        look: [-0.6, 0.8],
        ...how,
        pose: { ...SITS, head: -3, armL: [-40, 20], armR: [34, -10] },
      }).svg,
      942,
      566,
      0.98,
    ),
  )
const fajar = (how: FigureOptions = {}): string =>
  drawn(0.6, () =>
    g([
      place(
        person('fajar', {
          expression: 'laugh',
          turn: -0.5,
          ...how,
          pose: { ...SITS, head: -4, armL: [-60, -110], armR: [60, 110] },
        }).svg,
        1082,
        580,
        0.9,
      ),
      place(chick(), 1078, 474, 0.9),
    ]),
  )
const citra = (how: FigureOptions = {}): string =>
  drawn(0.5, () =>
    place(
      person('citra', {
        expression: 'worry',
        turn: 0.3,
        look: [0.7, 0.8],
        ...how,
        pose: { ...SITS, head: 4, armL: [-30, 30], armR: [30, -30] },
      }).svg,
      590,
      584,
      1.02,
    ),
  )
/** The stove with its pot. */
const drum = (swing = 0): string => drawn(0.5, () => place(kentongan({ swing }), 1206, 168, 0.9))
/** Kiko's tail between the rolled mats. */
const kiko = (bend = 0): string => drawn(0.6, () => place(kittenTail(), 477, 456, 1.3, bend))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'kentongan',
    box: { x: 89, y: 19, width: 11, height: 34 },
    svg: drum(),
    frames: { tap: drum(8) },
    pivot: [0.5, 0],
    idle: 'still',
    tap: 'swing',
    sound: 'knock',
  },
  {
    name: 'kiko',
    box: { x: 33, y: 46, width: 10, height: 14 },
    svg: kiko(),
    frames: { tap: kiko(14) },
    pivot: [0.5, 1],
    idle: 'sway',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'sri',
    box: { x: 48, y: 21, width: 20, height: 49 },
    svg: sri(),
    frames: { blink: sri({ blink: true }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'ayah',
    box: { x: 64, y: 30, width: 20, height: 46 },
    svg: ayah(),
    frames: { blink: ayah({ blink: true }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'fajar',
    box: { x: 79, y: 52, width: 12, height: 24 },
    svg: fajar(),
    frames: { tap: fajar({ expression: 'wow' }) },
    idle: 'wiggle',
    tap: 'hop',
  },
  {
    name: 'citra',
    box: { x: 37, y: 40, width: 19, height: 38 },
    svg: citra(),
    frames: { blink: citra({ blink: true }) },
    idle: 'breathe',
    tap: 'nod',
  },
  { name: 'mat', box: { x: 49, y: 77, width: 28, height: 14 }, svg: mat(), idle: 'still', tap: 'wiggle' },
  {
    name: 'kakek',
    box: { x: 0, y: 20, width: 60, height: 80 },
    svg: kakek(),
    frames: { blink: kakek(0, { blink: true }), tap: kakek(14) },
    pivot: [0.2, 1],
    idle: 'breathe',
    tap: 'nod',
  },
]
