/** Book 7, page 5: Mother from the floor: trousers, tool belt and feet that walk past; the rest of her is above the picture. */
import { CAST } from '../../characters/people.ts'
import { hipsSvg } from '../../characters/garments.ts'
import { bottomPaint, legSvg } from '../../characters/limbs.ts'
import { bonesOf } from '../../characters/skeleton.ts'
import { toolBelt } from '../../characters/wear.ts'
import { type Point, smooth } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, g, lin, path, place } from '../../core/svg.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { C, light, shade } from '../../palette.ts'

/** Legs in a step, `far` 0 to 1: how long it is. Feet on y=0. */
export function walkingLegs(at: Point, s: number, far = 1): string {
  const who: FigureOptions = {
      ...CAST.ibu,
      turn: -0.6,
      pose: {
        lean: -3,
        legL: [-26 * far, -14 * far],
        legR: [20 * far, 34 * far],
        footL: 8 * far,
        footR: -26 * far,
        side: -1,
      },
    },
    bones = bonesOf(who),
    bottom = who.bottom ?? {},
    paint = bottomPaint(bottom),
    blue = who.top?.color ?? C.gunung,
    { pt, W } = bones,
    tunic: Point[] = [
      pt(-0.16, -W[0] - 5),
      pt(0.2, -W[1] - 2),
      pt(0.55, -W[2] - 2),
      pt(0.55, W[2] + 2),
      pt(0.2, W[1] + 2),
      pt(-0.16, W[0] + 6),
      pt(-0.2, 0),
    ]
  return clipped(
    'M0 0H1280V800H0Z',
    place(
      g([
        legSvg(bones, 1, who, bottom, paint),
        legSvg(bones, -1, who, bottom, paint),
        hipsSvg(bones, bottom, paint),
        lit(path(smooth(tunic, true, 0.6), lin([light(blue, 0.3), blue, shade(blue, 0.25)], 50)), 3),
        lit(toolBelt()(bones), 1.6),
      ]),
      at[0],
      at[1],
      s,
    ),
  )
}
