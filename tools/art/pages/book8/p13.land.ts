/** Book 8, page 13: the hall from the yard, low: a stage full of light under its eaves; in front a puddle with jumping rings. */
import { lit } from '../../core/light.ts'
import { ellipse, f, g, glow, lin, linU, path, place, rect, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { lantern } from '../../parts/lantern.ts'
import { post } from './sharedHall.ts'
import { NIGHT, rain, splashes } from './sharedRain.ts'

/** Height of the stage's front edge. */
const STAGE = 640
const WOOD = '#A66B3A'
/** The room: boards of the back wall in lamplight, rafters that come toward us. */
function room(): string {
  let rafters = '',
    slats = ''
  for (let i = 0; i <= 16; i += 1) rafters += `M${f(640 + (i - 8) * 190)} -10L${f(640 + (i - 8) * 84)} 120`
  for (let x = 20; x < 1280; x += 66) slats += `M${x} 118V${STAGE - 40}`
  return g([
    rect(-10, -10, 1300, STAGE + 10, linU(['#5A3420', '#D98F3E', '#F6B55C', '#C9762F'], 0, 0, 0, STAGE)),
    stroke(slats, '#8A4F24', 3, { opacity: 0.35 }),
    ellipse(640, 380, 640, 300, glow('#FFF0B8', 0.9)),
    path('M-10 -10H1290V112Q640 140 -10 112Z', linU(['#2A1710', '#5A3420'], 0, 0, 0, 130)),
    stroke(rafters, '#8A5630', 11),
    stroke(rafters, '#D59A58', 3, { opacity: 0.5, transform: 'translate(-4 0)' }),
    path(
      `M-10 ${STAGE}L120 ${STAGE - 62}H1160L1290 ${STAGE}Z`,
      linU([shade('#C98A4A', 0.1), '#E0A860'], 0, STAGE - 62, 0, STAGE),
    ),
    post(60, STAGE - 4, 44),
    post(1222, STAGE - 4, 44),
    place(lantern({ r: 120 }), 470, 196, 0.8),
    place(lantern({ r: 120 }), 800, 196, 0.8),
    stroke('M470 124V140M800 124V140', C.soga, 4),
  ])
}
/** The front board, dark stilts, the wet yard with its puddle. */
const yard = (): string => {
  const rings = (x: number, y: number, s: number) =>
    [1, 1.7, 2.5]
      .map((k) =>
        ellipse(x, y, 30 * k * s, 7 * k * s, 'none', { stroke: '#E9D0A0', 'stroke-width': 3, opacity: 0.8 - k * 0.2 }),
      )
      .join('')
  return g([
    rect(
      -10,
      STAGE + 20,
      1300,
      200,
      linU([NIGHT.dark, mix(NIGHT.dark, '#3A2A2A', 0.5), '#2A3350'], 0, STAGE + 20, 0, 800),
    ),
    stroke('M120 660V720M380 660V716M640 660V720M900 660V716M1160 660V720', '#22140E', 26),
    lit(rect(-10, STAGE - 4, 1300, 36, lin([light(WOOD, 0.55), WOOD, shade(WOOD, 0.35)], 90)), 3),
    ellipse(640, 764, 600, 44, mix(NIGHT.low, '#D9A35E', 0.3), { opacity: 0.85 }),
    ellipse(640, 758, 420, 24, glow('#FFD38A', 0.7)),
    rings(300, 766, 1),
    rings(560, 774, 1.2),
    rings(800, 762, 1),
    rings(1020, 772, 0.9),
    splashes(80, 1220, 750, 16, 4, 40),
  ])
}
/** Everything that does not move. */
export const background = (): string => g([room(), yard()])
/** Thin rain before the stage. */
export const foreground = (): string => rain(1, { n: 26, seed: 12 })
