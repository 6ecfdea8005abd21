/** The village hall of book 8: from afar, its roof, rail, posts and mats seen from inside. */
import { lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, g, glow, lin, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { NIGHT } from './sharedRain.ts'

const WOOD = '#A66B3A',
  TILE = '#9C4A34'

/** The hall from outside: open between posts, on stilts, a tiled roof in two steps, steps and a ramp in front. Its foot at 0,0, 420 wide, 330 high. `isLit`: warm inside. */
export function hall({ isLit = true, isNight = true }: { isLit?: boolean; isNight?: boolean } = {}): string {
  const tone = (c: string) => (isNight ? mix(c, NIGHT.dark, 0.42) : c)
  const roof = 'M-230 -176L-150 -236H150L230 -176Q232 -166 222 -166H-222Q-232 -166 -230 -176Z',
    top = 'M-132 -232L-70 -314Q0 -322 70 -314L132 -232Q134 -226 126 -226H-126Q-134 -226 -132 -232Z'
  const tiles = (y1: number, y2: number, x: number) => {
    let d = ''
    for (let y = y1; y < y2; y += 16) for (let k = -x; k < x; k += 18) d += `M${k} ${y}q9 9 18 0`
    return stroke(d, tone(shade(TILE, 0.4)), 2, { opacity: 0.6 })
  }
  return g([
    ellipse(0, 2, 250, 18, NIGHT.dark, { opacity: 0.35 }),
    stroke('M-190 -40V0M-70 -40V0M70 -40V0M190 -40V0', tone(C.jati), 15),
    rect(-208, -172, 416, 124, isLit ? lin(['#FFCF6E', '#F6A745', '#C66F2E'], 90) : tone('#4A2C1C')),
    isLit ? ellipse(0, -110, 200, 80, glow('#FFF3C4', 0.9)) : '',
    stroke('M-196 -50V-172M-98 -50V-172M98 -50V-172M196 -50V-172', tone(WOOD), 15),
    stroke(
      'M-200 -50V-172M-102 -50V-172M94 -50V-172M192 -50V-172',
      isLit ? light(WOOD, 0.4) : tone(light(WOOD, 0.2)),
      3,
    ),
    stroke('M-204 -92H-50M50 -92H204M-204 -72H-50M50 -72H204', tone(WOOD), 7),
    lit(rect(-222, -54, 444, 18, tone(light(WOOD, 0.1)), { rx: 5 }), 2),
    lit(path('M-48 -44H48L66 0H-66Z', tone(mix(WOOD, C.soga, 0.4))), 2) +
      stroke('M-51 -33H51M-55 -22H55M-60 -11H60', tone(shade(WOOD, 0.5)), 4),
    lit(path('M70 -42H120L210 0H140Z', tone(light(WOOD, 0.2))), 2),
    lit(
      path(roof, lin([tone(light(TILE, 0.2)), tone(TILE), tone(shade(TILE, 0.3))], 80)) +
        clipped(roof, tiles(-230, -166, 236)),
      3,
    ),
    lit(
      path(top, lin([tone(light(TILE, 0.28)), tone(TILE), tone(shade(TILE, 0.3))], 80)) +
        clipped(top, tiles(-312, -226, 140)),
      3,
    ),
    stroke('M-74 -316Q0 -326 74 -316', tone(light(TILE, 0.4)), 7),
    circle(0, -322, 7, tone(C.kunyit)),
  ])
}

/** Inside the hall: boards of the floor from `floor` down, the night beyond from there up, roof beams above `eaves`, posts at these x. */
export function inside({
  floor = 520,
  eaves = 96,
  posts = [180, 640, 1100],
  isRailed = true,
}: {
  floor?: number
  eaves?: number
  posts?: readonly number[]
  isRailed?: boolean
} = {}): string {
  const r = rng(31)
  let seams = '',
    veins = ''
  for (let i = 0; i <= 16; i += 1) seams += `M${f(640 + (i - 8) * 90)} ${floor}L${f(640 + (i - 8) * 210)} 810`
  for (let i = 0; i < 40; i += 1) veins += `M${f(r.in(0, 1280))} ${f(r.in(floor + 10, 800))}q20 ${f(r.in(-4, 4))} 46 0`
  return g([
    rect(-10, -10, 1300, floor + 20, lin([NIGHT.top, NIGHT.middle, NIGHT.low], 90)),
    path(
      `M-10 ${floor - 70}Q220 ${floor - 150} 460 ${floor - 96}T900 ${floor - 120}T1290 ${floor - 80}V${floor}H-10Z`,
      NIGHT.dark,
      { opacity: 0.75 },
    ),
    isRailed ? rail(floor) : '',
    rect(-10, floor, 1300, 820 - floor, lin([light(WOOD, 0.22), WOOD, shade(WOOD, 0.36)], 90)),
    stroke(seams, shade(WOOD, 0.46), 4, { opacity: 0.6 }),
    stroke(veins, shade(WOOD, 0.4), 2.2, { opacity: 0.35 }),
    posts.map((x) => post(x, floor)).join(''),
    beams(eaves),
  ])
}
/** One post of the hall, its foot on the floor, with a carved foot. */
export const post = (x: number, floor: number, w = 34): string =>
  place(
    lit(
      rect(-w / 2, -floor - 20, w, floor + 30, lin([light(WOOD, 0.42), WOOD, shade(WOOD, 0.4)], 4)) +
        path(
          `M${-w * 0.8} 12H${w * 0.8}L${w * 0.62} -34H${-w * 0.62}Z`,
          lin([light(C.bata, 0.2), C.bata, shade(C.bata, 0.4)], 20),
        ) +
        stroke(`M${-w * 0.6} -44H${w * 0.6}`, C.kunyit, 4, { opacity: 0.6 }),
      3,
    ),
    x,
    floor,
  )
/** The rail between the posts, its foot on the floor. */
export function rail(floor: number, x1 = -10, x2 = 1290, h = 120): string {
  let bars = ''
  for (let x = x1 + 20; x < x2; x += 58) bars += `M${x} ${floor}V${floor - h + 8}`
  return lit(
    stroke(bars, shade(WOOD, 0.15), 10) +
      stroke(bars, light(WOOD, 0.35), 2.4, { transform: 'translate(-3 0)' }) +
      rect(x1, floor - h - 8, x2 - x1, 20, lin([light(WOOD, 0.5), WOOD, shade(WOOD, 0.3)], 90), { rx: 8 }) +
      rect(x1, floor - 24, x2 - x1, 10, WOOD),
    2.4,
  )
}
/** Roof beams and rafters seen from below, down to `eaves`. */
function beams(eaves: number): string {
  let rafters = ''
  for (let i = 0; i <= 18; i += 1) rafters += `M${f(640 + (i - 9) * 130)} -10L${f(640 + (i - 9) * 84)} ${eaves}`
  return g([
    path(`M-10 -10H1290V${eaves - 14}Q640 ${eaves + 12} -10 ${eaves - 14}Z`, lin(['#2E1A12', '#4B2C1B'], 90)),
    stroke(rafters, '#6B4126', 9, { opacity: 0.9 }),
    stroke(rafters, '#A66B3A', 2.4, { opacity: 0.5, transform: 'translate(-3 0)' }),
    lit(
      path(
        `M-10 ${eaves - 30}Q640 ${eaves - 4} 1290 ${eaves - 30}V${eaves - 2}Q640 ${eaves + 24} -10 ${eaves - 2}Z`,
        lin([light(WOOD, 0.3), shade(WOOD, 0.2)], 90),
      ),
      3,
    ),
  ])
}
