/** Book 6, page 3: from the floor at the foot of the bed: the moon, large, in the gap between roof and rail. */
import { circle, f, g, glow, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { relight } from '../../core/time.ts'
import { C, shade } from '../../palette.ts'
import { palm, treeLine } from '../../parts/nature.ts'
import { moon, skyOf } from '../../parts/skies.ts'
import { blanketPart } from './sharedBlanket.ts'

/** The middle of the moon, stage pixels. */
const MOON = [706, 300] as const

const rail = (): string => {
  let posts = ''
  for (let x = 20; x < 1290; x += 92) posts += `M${x} 452V610`
  return relight(
    lit(
      stroke(posts, '#8A5630', 15) + stroke('M-20 446H1300', '#A06A3C', 26) + stroke('M-20 604H1300', '#8A5630', 20),
      3,
    ),
    'malam',
  )
}
/** The eaves above: straw tips against the sky. */
const eaves = (): string => {
  const r = rng(6)
  let d = 'M-20 -20H1300V66'
  for (let x = 1300; x > -20; x -= 26) d += `L${f(x - 13)} ${f(r.in(84, 112))}L${f(x - 26)} ${f(r.in(58, 72))}`
  return path(`${d}Z`, '#0B1330')
}
/** Sky, moon, hills, rail, and the bed that all of them sat in. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [2000, -900], horizon: 0.75, stars: 90, seed: 12 }),
    circle(MOON[0], MOON[1], 520, glow('#F4EFC9', 0.5)),
    place(moon(228), MOON[0], MOON[1]),
    relight(
      treeLine(-20, 1300, () => 500, C.hutan, { d: 0.2, seed: 8, r0: 34, r1: 66, palms: 0 }) +
        place(palm(260, 44, 3, { d: 0.1, simple: true }), 150, 500) +
        place(palm(230, -30, 6, { d: 0.16, simple: true }), 1180, 500),
      'malam',
    ),
    rail(),
    eaves(),
    // boards of the floor, seen from the floor
    rect(-10, 606, 1300, 210, linU(['#2C4272', '#1B2C58', '#101C40'], 0, 606, 0, 800)),
    stroke(
      'M640 606L200 820M640 606L-240 820M640 606L520 820M640 606L860 820M640 606L1240 820M640 606L1700 820',
      '#0C1638',
      4,
      { opacity: 0.7 },
    ),
    path(
      'M330 606H1080L1260 690H160Z',
      linU(
        [
          ['#F4EFC9', 0, 0.26],
          ['#F4EFC9', 1, 0.02],
        ],
        0,
        606,
        0,
        690,
      ),
    ),
    // the mattress and the blanket in a heap
    relight(
      lit(
        path(
          'M120 640C300 612 1000 612 1170 640C1190 676 1186 700 1172 716H122C104 700 102 676 120 640Z',
          linU(['#F6E6C6', '#D8BC94', shade('#C9A878', 0.3)], 0, 616, 0, 716),
        ),
        6,
      ) +
        blanketPart(
          'M360 716C380 660 452 640 520 656C600 624 720 632 790 660C850 640 930 664 960 716C800 736 520 736 360 716Z',
          { folds: 'M470 660Q520 690 500 720M640 644Q660 690 640 724M800 664Q780 690 800 722', hem: '', size: 5 },
        ),
      'malam',
    ),
  ])
const print = (x: number, y: number, turn: number): string =>
  place(
    path(
      'M-22 -34C-26 -60 26 -60 22 -34C20 -18 20 -4 16 4H-16C-20 -4 -20 -18 -22 -34ZM-15 14H15C20 34 14 48 0 48C-14 48 -20 34 -15 14Z',
      C.kunyit,
      { opacity: 0.62 },
    ) + stroke('M-16 -44H16M-18 -32H18M-16 -20H16', '#101C40', 4, { opacity: 0.6 }),
    x,
    y,
    0.9,
    turn,
  )
/** One yellow print of a boot, close to us. */
export const foreground = (): string => g(print(616, 764, 24), { transform: 'translate(0 306) scale(1 0.6)' })
