/** Book 5, page 7: three friends on a log look at the valley, tired of looking for a hat. Behind their backs it hops after a bubble. */
import { person } from '../../characters/cast.ts'
import { grainOf } from '../../core/light.ts'
import { g, place, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { log } from '../../parts/poles.ts'
import { inChairFromBehind } from '../../parts/wheelchairBack.ts'
import { put, soapBubble, type Stand, wand } from '../book1/shared.ts'
import { notebook } from '../book1/sharedThings.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p07.land.ts'
import { BIMAS, hat, hatFromBelow } from './sharedHat.ts'
import { sockLeg } from './sharedPaws.ts'

const AYU: Stand = { x: 176, y: 640, s: 1.56 },
  BIMA: Stand = { x: 396, y: 660, s: 1.62 },
  EKA: Stand = { x: 640, y: 632, s: 1.5 }

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** Ayu from behind, her head on one side. */
const ayu = (looks = false): string =>
  drawn(0.36, () =>
    put(
      person('ayu', {
        rear: true,
        pose: { lean: 3, head: looks ? 10 : -11, armL: [-22, 14], armR: [26, -18], legL: [-6, -2], legR: [6, 2] },
        props: { leg: [22, 18] },
      }).svg + place(notebook(), 38, -64, 0.8, 14),
      AYU,
    ),
  )
/** Bima from behind, chin on his fists: his shoulders hang. */
const bima = (sighs = false): string =>
  drawn(0.36, () =>
    put(
      inChairFromBehind('bima', {
        pose: {
          lean: sighs ? 3 : -2,
          head: sighs ? 11 : -7,
          armL: { head: [-26, 56], bend: -1 },
          armR: { head: [26, 56], bend: 1 },
          back: 'LR',
        },
      }),
      BIMA,
    ),
  )
/** Eka sits astride, blows to the left and upwards, and sees only bubbles. */
function eka(expression = 'blow', blink = false): string {
  return drawn(0.36, () => {
    const who = person('eka', {
      pose: {
        lean: 6,
        head: -10,
        armL: { head: [-30, 66], bend: -1 },
        armR: [36, -20],
        handL: 'fist',
        handR: 'rest',
        legL: [-58, -8],
        legR: [-40, 8],
        side: -1,
        sit: true,
        hipY: 50,
        over: 'L',
      },
      expression,
      blink,
      turn: -0.8,
      nod: -0.3,
      look: [-0.9, -0.8],
      face:
        expression === 'blow'
          ? { sx: 1.07, sy: 0.98, cheek: 8, jaw: 6, chin: -3 }
          : { sx: 1.04, sy: 0.98, cheek: 4, jaw: 4, chin: -3 },
    })
    const [x, y] = who.at.handL
    return put(place(wand(44), x - 2, y, 1, -34) + who.svg + who.parts.handL, EKA)
  })
}
/** The first bubbles out of her wand. */
const bubbles = (): string =>
  (
    [
      [534, 398, 14],
      [520, 340, 20],
      [556, 296, 10],
      [526, 250, 15],
    ] as const
  )
    .map(([x, y, r]) => place(soapBubble(r), x, y))
    .join('')
/** On its hind legs, rim up; `leaps`: off the ground. */
function leaping(leaps = 0): string {
  return drawn(0.38, () => {
    const { inside, outside } = hatFromBelow(BIMAS, 15)
    return place(g([inside, outside]), 1046, 650 - leaps, 1.42, 15 + leaps * 0.1)
  })
}
/** As if nothing had been. */
const sits = (): string => drawn(0.38, () => place(hat(BIMAS), 1046, 712, 1.42, -3))
/** Two socks stand, two reach for a bubble. */
const kiko = (up = 0): string =>
  drawn(0.46, () =>
    place(
      g([
        sockLeg([24, -62], [38, -34], [26, -4], 0),
        sockLeg([48, -56], [62, -32], [52, -3], 0),
        sockLeg([-34, -66], [-58, -78 - up], [-78, -104 - up], -128),
        sockLeg([-14, -62], [-40, -62 - up], [-66, -78 - up], -140),
      ]),
      1040,
      724,
      1.2,
    ),
  )
/** The bubble it is after. */
const prey = (): string =>
  place(soapBubble(26), 896, 560) + stroke(`M868 604q-6 -4 -8 -12M930 590q6 -2 9 -8`, C.putih, 3, { opacity: 0.7 })
/** A log lies along the crest. */
const trunk = (): string => drawn(0.4, () => place(log(690, 27, 6), 60, 652))

export { background, foreground }
/** Back to front: Ayu behind her log, the log, Eka and Bima before it, bubbles, the hat. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'ayu',
    box: { x: 6.5, y: 35, width: 16, height: 46 },
    svg: ayu(),
    frames: { tap: ayu(true) },
    idle: 'sway',
    tap: 'nod',
  },
  { name: 'log', box: { x: 4, y: 71, width: 55, height: 11 }, svg: trunk(), idle: 'still', tap: 'still' },
  {
    name: 'eka',
    box: { x: 41.5, y: 38.5, width: 20, height: 43 },
    svg: eka(),
    frames: { blink: eka('blow', true), tap: eka('laugh') },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'bima',
    box: { x: 21.5, y: 33.5, width: 18.5, height: 50 },
    svg: bima(),
    frames: { tap: bima(true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'bubbles',
    box: { x: 39, y: 29, width: 5.5, height: 22.5 },
    svg: bubbles(),
    idle: 'rise',
    tap: 'fly',
    sound: 'bubble-pop',
  },
  {
    name: 'prey',
    box: { x: 67, y: 66.5, width: 6.5, height: 9.5 },
    svg: prey(),
    idle: 'bob',
    tap: 'fly',
    sound: 'bubble-pop',
  },
  {
    name: 'hat',
    box: { x: 71.5, y: 64.5, width: 20.5, height: 22.5 },
    svg: leaping(),
    frames: { tap: leaping(20), sits: sits() },
    idle: 'still',
    tap: 'hop',
    sound: 'pop',
  },
  {
    name: 'kiko',
    box: { x: 72.5, y: 71.5, width: 15.5, height: 20 },
    svg: kiko(),
    frames: { tap: kiko(8) },
    idle: 'still',
    tap: 'hop',
    sound: 'meow',
  },
]
