/** Book 7, page 2: a dark room with a bright door in its middle; outside a windy yard with a washing line. */
import { lit } from '../../core/light.ts'
import { clipped, ellipse, f, g, glow, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { fence } from '../../parts/fence.ts'
import { cloud, grass, hill, palm, treeLine, volcano } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'

/** The opening of the door: left, right, lintel, sill. */
const DOOR = { left: 396, right: 896, top: 84, sill: 604 } as const
const DARK = '#2B1A22'
const { left, right, top, sill } = DOOR
const OPENING = `M${left} ${top}H${right}V${sill}H${left}Z`

/** Curls of wind, all of them from left to right. */
const wind = (): string =>
  stroke(
    'M400 214C480 190 560 226 640 204S780 170 812 200S790 240 770 222M420 300C520 280 600 316 720 290M470 380C540 366 620 392 700 372S830 340 884 356',
    C.putih,
    4,
    { opacity: 0.6 },
  )
/** The yard in the light: hills, palms bent over, a path that goes away. */
function yard(): string {
  return g([
    skyOf('siang', { sun: [470, 120], horizon: 0.56 }),
    place(cloud(220, 4), 720, 150, 1),
    place(cloud(160, 7), 480, 190, 0.7),
    volcano(640, 392, 380, 120, 0.8, 3),
    treeLine(380, 920, () => 384, C.daun, { d: 0.5, seed: 5, r0: 12, r1: 22, palms: 0 }),
    hill(
      [
        [380, 392],
        [640, 384],
        [910, 394],
      ],
      C.pisang,
      { bottom: 620 },
    ),
    place(palm(250, 120, 3, { nuts: false }), 428, 430, 0.92),
    place(palm(230, 140, 5, { nuts: false }), 800, 420, 0.9),
    place(fence(150, 4), 400, 448, 0.9),
    path(
      'M560 612C600 548 700 520 720 470C730 440 760 420 800 404L820 408C790 430 770 460 770 490C770 540 720 570 716 612Z',
      lin([C.santan, '#E9CB97', '#DDB37A'], 80),
    ),
    grass(400, 900, () => 520),
    wind(),
    stroke(`M${left} 168Q640 210 ${right} 160`, C.jati, 4),
  ])
}
/** Boards of the dark wall, warm only beside the door. */
function wall(): string {
  const r = rng(12)
  let seams = '',
    veins = ''
  for (let x = -20; x < 1300; x += 84) {
    seams += `M${x} -10V620`
    for (let k = 0; k < 3; k += 1)
      veins += `M${f(x + r.in(16, 66))} ${f(r.in(20, 520))}q4 ${f(r.in(14, 24))} 0 ${f(r.in(30, 54))}`
  }
  return g([
    path(
      `M-10 -10H1290V620H-10ZM${left} ${top}V${sill}H${right}V${top}Z`,
      linU([mix(DARK, C.jati, 0.5), mix(DARK, C.soga, 0.4), mix(DARK, C.jati, 0.35)], 0, 0, 1280, 200),
      {
        'fill-rule': 'evenodd',
      },
    ),
    clipped(`M-10 -10H${left}V620H-10ZM${left} -10H${right}V${top}H${left}ZM${right} -10H1290V620H${right}Z`, [
      stroke(seams, '#150B10', 4, { opacity: 0.55 }),
      stroke(veins, '#150B10', 3, { opacity: 0.4 }),
    ]),
    ellipse(right + 130, 330, 260, 300, glow('#F6B766', 0.4)),
    ellipse(left - 60, 380, 170, 260, glow('#F6B766', 0.26)),
  ])
}
/** The floor, with the light of the door lying on it like a mat. */
const floor = (): string => {
  let seams = ''
  for (let i = 0; i <= 14; i += 1) seams += `M${f(646 + (i - 7) * 92)} ${sill}L${f(646 + (i - 7) * 190)} 810`
  return g([
    rect(-10, sill, 1300, 220, linU([mix(DARK, C.soga, 0.55), DARK], 0, sill, 0, 800)),
    path(
      `M${left} ${sill}H${right}L1040 810H240Z`,
      linU(['#FFE3A6', '#D99A55', mix(DARK, C.soga, 0.7)], 0, sill, 0, 800),
      { opacity: 0.9 },
    ),
    stroke(seams, '#1B0F12', 4, { opacity: 0.5 }),
  ])
}
/** Frame of the door: posts and lintel, bright along the inner edge. */
const doorFrame = (): string => {
  const wood = lin([shade(C.soga, 0.5), shade(C.soga, 0.25), light(C.soga, 0.3)], 8)
  return lit(
    rect(left - 34, top - 34, 36, sill - top + 40, wood, { rx: 4 }) +
      rect(
        right - 2,
        top - 34,
        36,
        sill - top + 40,
        lin([light(C.soga, 0.3), shade(C.soga, 0.25), shade(C.soga, 0.5)], 8),
        { rx: 4 },
      ) +
      rect(
        left - 46,
        top - 44,
        right - left + 92,
        42,
        lin([shade(C.soga, 0.5), shade(C.soga, 0.2), light(C.soga, 0.2)], 90),
        { rx: 6 },
      ) +
      rect(left - 40, sill - 12, right - left + 80, 24, lin([light(C.soga, 0.5), shade(C.soga, 0.2)], 90), { rx: 5 }),
    4,
  )
}
/** What stands in the dark: a jar, a rolled mat; an empty reel and red scraps lie where the kite was made. */
const things = (): string =>
  g(
    [
      path('M92 604C60 560 66 500 110 486H166C210 500 216 560 184 604Z', '#3A2330'),
      rect(112, 470, 52, 20, '#4A2E38', { rx: 8 }),
      stroke('M86 540Q138 556 190 540', '#5A3A44', 4),
      path('M250 604V430Q268 416 286 430V604Z', '#42282F'),
      stroke('M252 470H284M252 560H284', '#5F3F3C', 4),
    ],
    { opacity: 0.95 },
  )
/** Everything that does not move. */
export const background = (): string => g([clipped(OPENING, yard()), wall(), floor(), doorFrame(), things()])
/** Nothing lies over the sprites. */
export const foreground = (): string => ''
