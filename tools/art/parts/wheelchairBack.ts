/** The red wheelchair seen from behind, with somebody in it who looks away from us. Foot on y=0. */
import { ellipse, g, lin, path, place, rect, stroke } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { C, light, shade } from '../palette.ts'
import { person } from '../characters/cast.ts'
import type { FigureOptions, Pose } from '../characters/types.ts'
import { wheel } from './wheelchair.ts'

const RED = C.cabai,
  STEEL = '#C9D2D9'
/** The sling back between its two tubes, with the short handles. */
const backrest = (): string =>
  lit(
    stroke('M-38 -52V-122M38 -52V-122', STEEL, 6) +
      stroke('M-38 -120q-1 -7 -9 -7M38 -120q1 -7 9 -7', '#4A404D', 8) +
      path('M-37 -114Q0 -106 37 -114L38 -60Q0 -52 -38 -60Z', lin([light(RED, 0.3), RED, shade(RED, 0.3)], 60)) +
      stroke('M-34 -102Q0 -94 34 -102', light(RED, 0.45), 2.4) +
      stroke('M-34 -66Q0 -58 34 -66', shade(RED, 0.35), 2, { opacity: 0.6 }),
    2,
  )
/** Back tube, axle and the little wheels in front of it. */
const frame = (): string =>
  lit(
    rect(-46, -50, 92, 8, lin(['#8F8793', '#4A404D'], 90), { rx: 4 }) +
      stroke('M-34 -44L-30 -14M34 -44L30 -14', STEEL, 4) +
      ellipse(-30, -11, 6, 11, '#3B333E') +
      ellipse(30, -11, 6, 11, '#3B333E'),
    1.6,
  )
/** Options as for person(); the arms are posed freely. Returns the drawing. */
export function inChairFromBehind(
  name: Parameters<typeof person>[0],
  { pose = {}, ...opts }: Omit<FigureOptions, 'pose' | 'props' | 'rear'> & { pose?: Pose } = {},
): string {
  const who = person(name, {
    rear: true,
    ...opts,
    props: { leg: [3, 2], foot: 0.3 },
    pose: { hipY: 72, lean: 0, legL: [-4, 0], legR: [4, 0], sit: true, armL: [-40, -10], armR: [40, 10], ...pose },
  })
  return g([
    frame(),
    who.svg,
    backrest(),
    place(wheel({ squash: 0.3, spin: 12, depth: 6 }), -51, -46, 1, 3),
    place(wheel({ squash: 0.3, spin: 48, bow: C.toska, depth: -6 }), 51, -46, 1, -3),
  ])
}
