/** Book 5, page 4: Eka has pulled a hat off somebody behind the wall. Grandpa, woken from his nap, wears a cap below it; the other hat tiptoes off. */
import { person } from '../../characters/cast.ts'
import type { Pose, Skeleton } from '../../characters/types.ts'
import { smooth } from '../../core/geom.ts'
import { grainOf, lit } from '../../core/light.ts'
import { clipped, ellipse, g, glow, place } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { check, cloth } from '../../parts/batik.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { palmAt, put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, WALL_TOP } from './p04.land.ts'
import { BIMAS, hat, hatBowl } from './sharedHat.ts'
import { sockLeg } from './sharedPaws.ts'

const EKA: Stand = { x: 800, y: 524, s: 2.1 },
  KAKEK: Stand = { x: 480, y: 800, s: 2.2 },
  GRABBED = { x: 1010, y: 176, s: 1.5 }

/** Eka, huge against the sky: over the wall to her belly, the hat at arm's length behind her. */
function eka(blink = false, answers = false): string {
  grainOf.freq = 0.26
  const who = person('eka', {
      pose: {
        lean: -16,
        head: -6,
        armL: { ...palmAt([676, WALL_TOP + 4], EKA), bend: -1 },
        armR: { ...palmAt([GRABBED.x - 100, GRABBED.y + 48], EKA), bend: 1 },
        handL: 'rest',
        handR: 'fist',
        legL: [10, 6],
        legR: [24, 20],
      },
      expression: answers ? 'laugh' : 'wow',
      blink,
      turn: -0.5,
      nod: 0.5,
      look: [-0.8, 1],
    }),
    whole = clipped(`M0 -60H1280V${WALL_TOP + 2}H0Z`, put(who.svg, EKA)) + put(who.parts.handL + who.parts.handR, EKA)
  grainOf.freq = 0.55
  return whole
}
/** His sarung over both legs, which lie to the right. */
const sarung = ({ hip, LL, LR }: Skeleton): string => {
  const d = smooth(
    [
      [hip[0] - 34, hip[1] - 20],
      [hip[0] + 24, hip[1] - 30],
      [LL[1][0] + 4, LL[1][1] - 22],
      [LL[2][0] - 12, LL[2][1] - 20],
      [LR[2][0] - 8, LR[2][1] + 12],
      [LR[1][0], LR[1][1] + 30],
      [hip[0] - 20, hip[1] + 32],
    ],
    true,
    0.8,
  )
  return lit(cloth(d, check(C.soga, '#C99A5B', 24)), 3)
}
/** He leans on the wall, his legs in the straw; his hand goes up to where the hat was. */
function kakek(expression = 'awe', touched = false): string {
  grainOf.freq = 0.28
  const pose: Pose = {
    lean: -14,
    head: 16,
    armL: touched ? { head: [-40, -44], bend: -1 } : [-104, -150],
    armR: [74, 132],
    handL: touched ? 'rest' : 'open',
    handR: 'open',
    legL: [74, 84],
    legR: [82, 92],
    footL: -60,
    footR: -64,
    sit: true,
    side: 1,
    over: touched ? 'L' : '',
  }
  const svg = put(
    person('kakek', { pose, expression, turn: 0.42, nod: -0.4, look: [0.8, -1], front: sarung }).svg,
    KAKEK,
  )
  grainOf.freq = 0.55
  return svg
}
/** The hat he slept under, upside down in the air. */
function grabbed(): string {
  grainOf.freq = 0.4
  const { inside, outside } = hatBowl({}, 22)
  const svg = put(g([inside, outside]), GRABBED)
  grainOf.freq = 0.55
  return svg
}
/** Bima's hat on the wall, on its way; `up` = on the tips of its toes. */
const tiptoe = (up = 0): string => place(hat(BIMAS), 186, WALL_TOP - 44 - up, 1, -6 - up * 0.3)
/** Two hind socks and a tail that keeps its balance. */
const kiko = (): string =>
  g([
    ellipse(196, WALL_TOP - 4, 74, 7, glow('#3A2236', 0.6)),
    place(kittenTail(), 252, WALL_TOP - 36, 1.1, 34),
    place(
      sockLeg([28, -52], [30, -26], [26, -3]) +
        sockLeg([44, -50], [52, -28], [48, -5]) +
        sockLeg([-44, -52], [-56, -40], [-72, -26], -150) +
        sockLeg([-24, -52], [-30, -24], [-32, -4], 170),
      190,
      WALL_TOP - 2,
      0.9,
    ),
  ])

export { background, foreground }
/** Back to front: Eka behind the wall, her catch, the hat that tiptoes on it, Grandpa before it. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'eka',
    box: { x: 47, y: 5.5, width: 26, height: 41 },
    svg: eka(),
    frames: { blink: eka(true), tap: eka(false, true) },
    idle: 'still',
    tap: 'nod',
  },
  {
    name: 'grandpas-hat',
    box: { x: 68, y: 17, width: 22, height: 20.5 },
    svg: grabbed(),
    idle: 'swing',
    tap: 'wave',
  },
  {
    name: 'kiko',
    box: { x: 8.5, y: 32, width: 16, height: 11 },
    svg: kiko(),
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'hat',
    box: { x: 7, y: 24.5, width: 15, height: 14.5 },
    svg: tiptoe(),
    frames: { tap: tiptoe(12) },
    idle: 'nod',
    tap: 'hop',
    sound: 'tap',
  },
  {
    name: 'kakek',
    box: { x: 11.5, y: 38, width: 52, height: 62 },
    svg: kakek(),
    frames: { blink: kakek('sneeze'), tap: kakek('doubt', true) },
    idle: 'breathe',
    tap: 'nod',
  },
]
