/** Book 4, page 5: noon under the tree; beside the trunk a rail with the big cloth hung out to dry. */
import { groundShadow, lit } from '../../core/light.ts'
import { clipped, ellipse, f, g, glow, lin, path, place, stroke } from '../../core/svg.ts'
import { C, shade } from '../../palette.ts'
import { ceplok, cloth } from '../../parts/batik.ts'
import { bambooPole } from '../../parts/poles.ts'
import { skyOf } from '../../parts/skies.ts'
import { cornerGrass, yard } from './yard.ts'

/** The rail the birds sit on, stage px. */
export const RAIL = { x: 936, y: 290, width: 288 } as const

/** The family's big cloth, folded over the rail. */
function hungCloth(): string {
  const d = 'M978 286C1000 282 1150 282 1180 286L1186 424C1150 432 1128 420 1096 428C1060 436 1010 424 972 430Z'
  const folds = [1012, 1062, 1104, 1148].map((x, i) => `M${f(x)} 292Q${f(x + (i % 2 ? 6 : -6))} 360 ${f(x)} 424`)
  return lit(
    cloth(d, ceplok(C.nila, C.santan, C.kunyit, 34)) +
      clipped(
        d,
        stroke(d, C.cabai, 18) +
          stroke(d, C.kunyit, 4) +
          stroke(folds.join(''), shade(C.nila, 0.5), 7, { opacity: 0.4 }) +
          path(
            d,
            lin(
              [
                [C.cahaya, 0, 0.28],
                [C.cahaya, 0.4, 0],
                [C.manggis, 1, 0.3],
              ],
              70,
            ),
          ),
      ),
    3,
  )
}
const post = (x: number, y: number): string => place(bambooPole(y - RAIL.y + 22, 7), x, y, 1, -90)
const rail = (): string =>
  g([
    place(groundShadow(0, 0, 220, 0.3), 1080, 462),
    post(958, 458),
    post(1204, 462),
    hungCloth(),
    place(bambooPole(RAIL.width, 6.5), RAIL.x, RAIL.y, 1, 0.4),
    stroke('M950 280l16 20M966 280l-16 20M1196 282l16 20M1212 282l-16 20', C.soga, 4),
  ])
/** Light that falls through the crown. */
const sunspots = (): string =>
  [
    [450, 474, 92],
    [540, 520, 60],
    [748, 502, 110],
    [830, 470, 66],
    [300, 520, 56],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.26, glow(C.cahaya, 0.42)))
    .join('')
/** The yard at noon, nearer than on the other pages. */
export const background = (): string =>
  skyOf('siang', { sun: [70, 62], horizon: 0.7 }) +
  yard({ x: -70, y: 34, k: 1.18 }, { pole: [-44, 446], basket: [742, 466] }) +
  ellipse(700, 520, 470, 74, glow(C.lumut, 0.5)) +
  sunspots() +
  rail()
export { cornerGrass as foreground }
