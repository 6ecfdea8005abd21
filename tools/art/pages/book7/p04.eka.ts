/** Book 7, page 4: Eka from the top of the tree: a face with boots, hands on her head. 0,0 is the middle of her face. */
import { CAST } from '../../characters/people.ts'
import { boot } from '../../characters/feet.ts'
import { hand } from '../../characters/hands.ts'
import { hairOf, headSvg, onHead } from '../../characters/head.ts'
import { PROPS } from '../../characters/proportions.ts'
import { bonesOf } from '../../characters/skeleton.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { type Point, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { blur, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'

const ORANGE = CAST.eka.top?.color ?? C.mangga,
  LEGGINGS = CAST.eka.leggings ?? C.gunung,
  skin = SKIN.sawo

/** Short leg and boot: from the hem down to a foot that is far away. */
const legDown = (hem: Point, ankle: Point, turn: number): string =>
  lit(
    path(tube([hem, ankle], [17, 13]), lin([light(LEGGINGS, 0.25), LEGGINGS, shade(LEGGINGS, 0.3)], 20)) +
      place(boot([0, -26], [0, 6], 0, 0, C.kunyit, PROPS.child), ankle[0], ankle[1], 1.36, turn),
    2.6,
  )
/** An arm with its short sleeve, from the shoulder over the elbow to the head. */
function armUp(points: readonly [Point, Point, Point]): string {
  const [a, b] = points,
    cuff: Point = [a[0] + (b[0] - a[0]) * 0.62, a[1] + (b[1] - a[1]) * 0.62]
  return lit(
    path(tube(points, [21, 22, 18]), lin([light(skin.b, 0.2), skin.b, mix(skin.b, skin.s, 0.3)], 40)) +
      path(
        tube([a, [(a[0] + cuff[0]) / 2, (a[1] + cuff[1]) / 2 - 2], cuff], [27, 30, 31], { end: 'flat' }),
        lin([light(ORANGE, 0.3), ORANGE, shade(ORANGE, 0.22)], 50),
      ) +
      stroke(
        `M${cuff[0] - (b[1] - a[1]) * 0.28} ${cuff[1] + (b[0] - a[0]) * 0.28}L${cuff[0] + (b[1] - a[1]) * 0.28} ${cuff[1] - (b[0] - a[0]) * 0.28}`,
        C.santan,
        6,
      ),
    3,
  )
}
/** Dress from above: shoulders near, hem far. */
const dress = (): string =>
  lit(
    path(
      'M-58 66C-70 96 -66 128 -78 152C-40 172 44 172 80 154C68 126 74 96 60 66Z',
      lin([light(ORANGE, 0.3), ORANGE, shade(ORANGE, 0.3)], 70),
    ) +
      stroke('M-76 150C-40 168 44 168 78 152', C.santan, 6) +
      stroke('M-67 112Q0 132 68 112', C.santan, 7) +
      stroke('M-36 126L-42 160M0 130V166M36 126L44 160', shade(ORANGE, 0.4), 3, { opacity: 0.4 }),
    3.4,
  )
/** Closed lids, or her answer to a touch. */
export interface Fright {
  readonly blink?: boolean
  readonly answers?: boolean
}
/** Eka, foreshortened. */
export function ekaBelow({ blink = false, answers = false }: Fright = {}): string {
  const who: FigureOptions = {
      ...CAST.eka,
      expression: answers ? 'worry' : 'wow',
      blink,
      turn: -0.12,
      nod: 0.42,
      lashes: false,
      look: [-0.6, -1],
      eyeScale: 1.14,
      pose: { head: -5 },
    },
    bones = bonesOf(who),
    [hx, hy] = bones.headAt,
    onFace = (svg: string): string => place(place(svg, -hx, -hy), 0, 0, 2.12)
  return g([
    ellipse(44, 208, 130, 26, C.lumut, { opacity: 0.5, filter: blur(7) }),
    legDown([-44, 140], [-92, 180], 12),
    legDown([34, 142], [40, 190], -8),
    onFace(onHead(bones, who, hairOf(who, -0.12).back)),
    dress(),
    armUp([
      [-56, 84],
      [-142, 30],
      [-98, -50],
    ]),
    armUp([
      [58, 86],
      [146, 42],
      [104, -40],
    ]),
    onFace(headSvg(bones, who)),
    onFace(onHead(bones, who, stroke('M-35 -4Q-26 -12 -15 -13M33 -4Q24 -12 13 -13', C.tinta, 3.4))),
    lit(hand('rest', [-98, -46], 138, -1, skin, 2.6) + hand('rest', [104, -36], -136, 1, skin, 2.6), 3),
  ])
}
