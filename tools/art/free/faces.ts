/** Whom children point at to sign in: six more children's faces, eight animals for those who have not chosen yet, and six frames around them. */
import { person } from '../characters/cast.ts'
import { figure } from '../characters/figure.ts'
import { glasses } from '../characters/faceWear.ts'
import type { Figure, FigureOptions } from '../characters/types.ts'
import { HAIR } from '../characters/hairParts.ts'
import { circle, clipped, ellipse, f, g, lin, path, place, rect } from '../core/svg.ts'
import { C, light, mix, shade } from '../palette.ts'
import { buffaloHead } from '../parts/buffalo.ts'
import { dove } from '../parts/dove.ts'
import { chick, hen } from '../parts/hen.ts'
import { kittenHead } from '../parts/kitten.ts'
import { rooster } from '../parts/rooster.ts'
import { songbird } from '../parts/songbird.ts'
import { stripes } from '../parts/batik.ts'
import type { FreePicture } from './free.ts'

/** Radius of a face's round ground, drawing units; the files are as large as the twelve first faces. */
const R = 123
const WIDTH = 246
const ROUND = `M0 ${-R}A${R} ${R} 0 1 1 -0.1 ${-R}Z`

const ground = (color: string): string =>
  circle(0, 0, R, lin([light(color, 0.35), color, mix(color, C.hutan, 0.08)], 60))

/** A child's head and shoulders on a round ground. */
function portrait(color: string, child: Figure): string {
  const [left, right] = [child.at.eyeL, child.at.eyeR]
  const scale = 66 / Math.abs(right[0] - left[0])
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]
  return (
    ground(color) + clipped(ROUND, place(g(child.svg, { transform: `translate(${f(-x)} ${f(-y)})` }), 0, 14, scale))
  )
}

const child = (options: FigureOptions): Figure => figure({ expression: 'smile', turn: 0.08, ...options })

const FACES: readonly (() => string)[] = [
  // A boy with a peci.
  () =>
    portrait(
      C.kabut,
      child({
        skin: 'sawo',
        hair: { style: 'short' },
        hat: 'peci',
        top: { color: C.putih, trim: C.hutan },
        expression: 'happy',
      }),
    ),
  // A boy with glasses.
  () =>
    portrait(
      C.padi,
      child({
        skin: 'langsat',
        hair: { style: 'crop' },
        headExtra: glasses(C.nila),
        top: { color: C.cabai, trim: C.santan },
      }),
    ),
  // A boy with waves and a gap between his teeth.
  () =>
    portrait(
      C.jambu,
      child({
        skin: 'matang',
        hair: { style: 'waves', color: HAIR.coklat },
        gap: 'gap',
        expression: 'laugh',
        top: { color: C.nila, fill: stripes(C.nila, C.langit, 13), trim: C.nila },
      }),
    ),
  // A girl with a purple hijab and glasses.
  () =>
    portrait(
      C.santan,
      child({
        skin: 'langsat',
        lashes: true,
        expression: 'happy',
        hair: { style: 'hijab', cloth: '#8A5AA8', pin: true },
        headExtra: glasses(C.jati),
        top: { color: '#8A5AA8', sleeve: 'long' },
      }),
    ),
  // A girl with braids.
  () => portrait(C.air, person('eka', { expression: 'smile', turn: 0.08 })),
  // A girl with a bun and dark skin.
  () =>
    portrait(
      C.kunyit,
      child({
        skin: 'coklat',
        lashes: true,
        expression: 'happy',
        hair: { style: 'bun', color: HAIR.hitam, flower: true },
        top: { color: C.toska, trim: C.santan },
      }),
    ),
]

const animal = (color: string, svg: string, y: number, scale: number, x = 0): string =>
  ground(color) + clipped(ROUND, ellipse(0, 132, 130, 46, C.pisang) + place(svg, x, y, scale))

const PETS: readonly (() => string)[] = [
  () => animal(C.langit, songbird({ coat: C.nila, belly: C.santan }), 104, 2.5),
  () => animal(C.cahaya, songbird({ coat: C.cabai, belly: C.cahaya, crest: true }), 106, 2.3),
  () => animal(C.jambu, kittenHead({}), 16, 3.1),
  () => animal(C.padi, buffaloHead({ eyes: 'open' }), 8, 2.1, -8),
  () => animal(C.kabut, hen({}), 106, 2.3),
  () => animal(C.santan, chick(), 104, 5),
  () => animal(C.air, rooster({}), 106, 1.75),
  () => animal(C.kunyit, dove({}), 96, 1.3, -28),
]

/** Half of a frame's drawing: it stands out beyond the face, which it leaves free. */
const FRAME = 150
const INNER = 118
const around = (count: number, one: (angle: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one((360 / count) * index, index)).join('')
const turned = (angle: number, svg: string): string => g(svg, { transform: `rotate(${f(angle)})` })
/** What is left of a shape when the face is cut out. */
const ring = (outer: string, fill: string): string =>
  path(`${outer}M0 ${-INNER}A${INNER} ${INNER} 0 1 0 0.1 ${-INNER}Z`, fill, { 'fill-rule': 'evenodd' })
const disc = (r: number): string => `M0 ${-r}A${r} ${r} 0 1 1 -0.1 ${-r}Z`
const star = (points: number, outer: number, inner: number): string =>
  `${Array.from({ length: points * 2 }, (_, index) => {
    const [angle, r] = [(Math.PI * index) / points, index % 2 === 0 ? outer : inner]
    return `${index === 0 ? 'M' : 'L'}${f(Math.sin(angle) * r)} ${f(-Math.cos(angle) * r)}`
  }).join('')}Z`

/** A round line that goes out and in. */
const waves = (count: number, r: number, depth: number): string =>
  `${Array.from({ length: 144 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 144
    const far = r + depth * Math.cos(angle * count)
    return `${index === 0 ? 'M' : 'L'}${f(Math.sin(angle) * far)} ${f(-Math.cos(angle) * far)}`
  }).join('')}Z`

/** Each has a colour, a shape and a pattern of its own: they are told apart without colours too. */
const FRAMES: Readonly<Record<string, () => string>> = {
  sun: () => ring(star(16, 148, 126), lin([C.cahaya, C.kunyit, C.mangga], 70)) + ring(disc(125), C.mangga),
  leaf: () =>
    ring(disc(127), C.hutan) +
    around(14, (angle, index) =>
      turned(angle, path('M0 -148C15 -138 15 -126 0 -114C-15 -126 -15 -138 0 -148Z', index % 2 ? C.pisang : C.daun)),
    ),
  wave: () => ring(waves(12, 138, 9), lin([C.langit, C.air], 80)) + ring(waves(12, 127, 5), C.toska),
  dots: () => ring(disc(146), C.cabai) + around(16, (angle) => turned(angle, circle(0, -132, 7.5, C.putih))),
  stripes: () =>
    ring(
      'M-104 -144H104Q144 -144 144 -104V104Q144 144 104 144H-104Q-144 144 -144 104V-104Q-144 -144 -104 -144Z',
      C.manggis,
    ) +
    around(4, (angle) => turned(angle, [-72, -36, 0, 36, 72].map((x) => rect(x - 7, -144, 14, 24, C.jambu)).join(''))),
  star: () =>
    ring(star(8, 149, 129), lin([light(C.nila, 0.2), C.nila, shade(C.nila, 0.2)], 70)) +
    around(8, (angle) => turned(angle, circle(0, -136, 5, C.kunyit))),
}

const square = (name: string, svg: () => string, half: number, width: number): FreePicture => ({
  path: `/img/ui/${name}.webp`,
  svg,
  box: { x: -half, y: -half, width: half * 2, height: half * 2 },
  width,
})

/** Faces go on where the copied ones end (`sources/ui/face-1 … 12`). */
export const pictures: readonly FreePicture[] = [
  ...FACES.map((svg, index) => square(`face-${index + 13}`, svg, R, WIDTH)),
  ...PETS.map((svg, index) => square(`pet-${index + 1}`, svg, R, WIDTH)),
  ...Object.entries(FRAMES).map(([name, svg]) => square(`frame-${name}`, svg, FRAME, 300)),
]
