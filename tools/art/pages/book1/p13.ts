/**
 * Book 1, page 13: night. We stand behind the five and look over their shoulders into the dark under the barn, and there two green eyes shine.
 * Whose they are is seen where the lamp or the eyes are touched.
 */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { grainOf } from '../../core/light.ts'
import { circle, f, flat, g, glow, path, place, rad, rect, stroke } from '../../core/svg.ts'
import { lampGlow, lampPool, relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { fireflySwarm } from '../../parts/fireflies.ts'
import { kittenWalk } from '../../parts/kittenPoses.ts'
import { lantern } from '../../parts/lantern.ts'
import { inChairFromBehind } from '../../parts/wheelchairBack.ts'
import type { SpriteDrawing } from '../page.ts'
import { put, type Stand } from './shared.ts'
import { barnLand, nightSky } from './sharedEvening.ts'
import { spikesFromBehind } from './sharedThings.ts'

const LAMP: Stand = { x: 566, y: 330, s: 1.5 },
  KIKO: Stand = { x: 930, y: 556, s: 1.5 }
/** The dark that the lamp leaves: clear around it, nearly black under the barn. */
const dark = (): string =>
  rect(
    0,
    0,
    1280,
    800,
    rad(
      [
        ['#070D2A', 0, 0],
        ['#070D2A', 0.16, 0.06],
        ['#070D2A', 0.42, 0.62],
        ['#060B24', 0.7, 0.86],
        ['#050920', 1, 0.92],
      ],
      0.43,
      0.46,
      0.72,
    ),
  )

/** Night, the barn cut by the frame, and all the darkness under it. */
export const background = (): string =>
  g([
    nightSky(),
    place(barnLand('malam', { y: 556, s: 1.9, steps: 0.01 }), 250, -14),
    circle(900, 560, 330, glow('#03061A', 1)),
    dark(),
    lampPool(LAMP.x - 10, 600, 330, 0.75),
    lampPool(LAMP.x, 596, 150, 0.5, '#FFE7A8'),
    stroke(`M${LAMP.x} -10V${f(LAMP.y - 86 * LAMP.s)}`, '#151B3C', 5),
  ])
/** Two fireflies dare to come near. */
export const foreground = (): string =>
  fireflySwarm([60, 150, 380, 200], 5, 5) + fireflySwarm([1040, 250, 200, 160], 3, 11)

/** Somebody near us and against the light: night on the back, the lamp's gold along one edge. */
function against(svg: string, at: Stand): string {
  const there = put(svg, at)
  return (
    g(place(there, 3, -5), { filter: flat('#E8A24A'), opacity: 0.9 }) +
    relight(there, 'malam') +
    g(there, { filter: flat('#0A1030'), opacity: 0.42 })
  )
}
/** Legs that the frame cuts off are hardly drawn: they would weigh all the same. */
const CUT = { leg: [10, 10] } as const
/** A back that is seen down to the hips. */
const back = (name: 'danu' | 'ayu' | 'citra', pose: NonNullable<FigureOptions['poseMore']>): string =>
  person(name, {
    rear: true,
    pose,
    props: name === 'danu' ? { leg: [22, 22] } : CUT,
    ...(name === 'danu' ? { behind: spikesFromBehind(pose.head ?? 0) } : {}),
  }).svg
const arms = (isUp: boolean) => (isUp ? ({ armL: [-112, -150], armR: [116, 150] } as const) : {})
/** Ayu, Danu, Bima and Citra from behind, close together; Eka turns to us what they all look like. */
function friends(expression: string, isUp = false): string {
  grainOf.freq = 0.3
  const svg = g([
    against(back('danu', { lean: 4, head: 7, legL: [-6, -2], legR: [6, 2], ...arms(isUp) }), {
      x: 238,
      y: 846,
      s: 1.86,
    }),
    against(back('citra', { lean: -2, head: -6, ...arms(isUp) }), { x: 660, y: 919, s: 2.02 }),
    against(back('ayu', { lean: 2, head: 6, ...arms(isUp) }), { x: 440, y: 901, s: 1.94 }),
    against(inChairFromBehind('bima', { pose: { lean: 3, head: 5, ...arms(isUp) } }), { x: 850, y: 1062, s: 2 }),
    relight(
      put(
        person('eka', {
          expression,
          props: CUT,
          turn: 0.78,
          nod: 0.12,
          look: [1, -0.3],
          pose: {
            lean: 9,
            armL: [10, 60],
            armR: { palm: [34, -59], bend: 1 },
            handL: 'rest',
            handR: 'open',
            head: -6,
            ...(isUp ? { armL: [-100, -140] as const } : {}),
          },
        }).svg,
        { x: 64, y: 878, s: 2.06 },
      ),
      'lampu',
    ),
  ])
  grainOf.freq = 0.55
  return svg
}

/** The lamp with its glow; r = how far it shines. */
const lamp = (r: number): string => put(lantern({ on: true, r: 0 }), LAMP) + lampGlow(LAMP.x, LAMP.y - 46, r, 0.9)
/** Two rays and a glow that make the eyes shine. */
const eyeShine = (): string =>
  [-12.6, 11.8]
    .map(
      (x) =>
        circle(x - 6, -73, 26, glow('#C9F58A', 0.8)) +
        circle(x - 6, -73, 10.5, '#BFEA7A') +
        path(`M${f(x - 6)} -82Q${f(x - 2.6)} -73 ${f(x - 6)} -64Q${f(x - 9.4)} -73 ${f(x - 6)} -82Z`, '#14241A') +
        place(path('M0 -6Q.6 -.6 6 0Q.6 .6 0 6Q-.6 .6 -6 0Q-.6 -.6 0 -6Z', C.putih), x - 9.4, -77, 0.8),
    )
    .join('')
/** Only eyes; the kitten around them is as dark as the dark. */
const hidden = (): string => put(g(kittenWalk({ mood: 'shut' }), { filter: flat('#0B1130') }) + eyeShine(), KIKO)
/** There he is. */
const found = (): string =>
  lampPool(KIKO.x, KIKO.y - 4, 190, 0.9) +
  circle(KIKO.x, KIKO.y - 70, 190, glow('#FFC765', 0.5)) +
  put(relight(kittenWalk({ mood: 'happy', mouth: 'open' }), 'lampu'), KIKO)

/** The eyes, the lamp, and the backs before us. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'kiko',
    box: { x: 63, y: 46, width: 18, height: 26 },
    svg: hidden(),
    frames: { tap: found() },
    idle: 'still',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'lamp',
    box: { x: 37, y: 22, width: 14, height: 24 },
    svg: lamp(86),
    frames: { tap: lamp(130) + found() },
    idle: 'still',
    tap: 'still',
    sound: 'lantern',
  },
  {
    name: 'faces',
    box: { x: 0, y: 45, width: 80, height: 55 },
    svg: friends('awe'),
    frames: { tap: friends('laugh', true) },
    idle: 'still',
    tap: 'hop',
  },
]
