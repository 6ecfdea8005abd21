/** Book 2, page 5: Eka's idea: a light on every hill. Danu shines on the bridge, Ibu holds her mallet ready for the new poles. */
import { person } from '../../characters/cast.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, g, lin, path, place, rect } from '../../core/svg.ts'
import { lampGlow, relight } from '../../core/time.ts'
import { light, shade } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { lantern } from '../../parts/lantern.ts'
import { palmAt, put } from '../book1/shared.ts'
import type { Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p05.land.ts'
import { nightShadow } from './sharedLight.ts'

const EKA: Stand = { x: 120, y: 566, s: 1.06 },
  IBU: Stand = { x: 1178, y: 524, s: 0.86 },
  DANU: Stand = { x: 640, y: 430, s: 1.06 },
  KIKO: Stand = { x: 1104, y: 306, s: 0.62 }

const warm = (svg: string): string => relight(svg, 'lampu')
/** Eka on the near bank points over all the hills. */
const eka = (expression: string, blink = false): string =>
  nightShadow(EKA, 52) +
  warm(
    put(
      person('eka', {
        expression,
        blink,
        turn: 0.4,
        nod: -0.2,
        look: [0.9, -0.4],
        pose: {
          lean: 4,
          armL: [-30, 24],
          armR: [112, 122],
          handR: 'point',
          legL: [-10, -4],
          legR: [9, 3],
          head: 5,
        },
      }).svg,
      EKA,
    ),
  )
/** A wooden mallet, the hand holds it at 0,0. */
const mallet = (): string =>
  lit(
    rect(-4, -44, 8, 62, lin([light('#C08B4F', 0.4), '#C08B4F', shade('#C08B4F', 0.3)], 5), { rx: 3 }) +
      path(
        'M-30 -66Q0 -72 30 -66V-36Q0 -30 -30 -36Z',
        lin([light('#A9743E', 0.4), '#A9743E', shade('#A9743E', 0.35)], 85),
      ) +
      circle(0, -51, 3, '#5A3A22'),
    1.6,
  )
/** Ibu kneels at the far end, one hand on the deck, the mallet raised; or it comes down. */
function ibu(expression: string, isKnocking: boolean, blink = false): string {
  const who = person('ibu', {
    expression,
    blink,
    turn: -0.4,
    nod: 0.25,
    look: [-0.8, 0.5],
    pose: {
      lean: -6,
      armL: { ...palmAt([1124, 486], IBU), bend: 1 },
      armR: isKnocking ? [-10, -66] : [48, 162],
      handL: 'rest',
      handR: 'fist',
      legL: [-64, 2],
      legR: [6, 78],
      kneel: true,
      side: -1,
      footR: -62,
      head: -4,
      hide: 'R',
    },
  })
  const [x, y] = who.at.handR
  return (
    nightShadow(IBU, 66) +
    warm(put(g([who.svg, place(mallet(), x, y, 1, isKnocking ? -64 : -10), who.parts.armR]), IBU))
  )
}
/** Danu stands ankle-deep behind the bridge and holds the lantern over the gaps; what the deck hides is left out. */
function danu(expression: string, blink = false): string {
  const who = person('danu', {
    expression,
    blink,
    turn: 0.2,
    nod: 0.35,
    look: [0.4, 0.8],
    pose: {
      lean: -3,
      armL: [-50, 30],
      armR: { palm: [88, -148], bend: 1 },
      handL: 'rest',
      handR: 'fist',
      legL: [-6, -2],
      legR: [7, 3],
      head: 5,
    },
  })
  const [x, y] = who.at.handR,
    lampX = DANU.x + x * DANU.s,
    lampY = DANU.y + y * DANU.s
  return g([
    lampGlow(lampX, lampY + 34, 44, 0.9),
    clipped('M480 100H860V382H480Z', warm(put(who.svg, DANU))),
    place(lantern({ on: true, r: 0 }), lampX, lampY + 82, 0.9),
    warm(put(who.parts.handR, DANU)),
  ])
}
const kiko = (isAwake: boolean): string => warm(put(kitten({ pose: isAwake ? 'call' : 'sit' }), KIKO))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'danu',
    box: { x: 43.5, y: 15, width: 16, height: 33 },
    svg: danu('calm'),
    frames: { blink: danu('calm', true) },
    idle: 'still',
    tap: 'nod',
    sound: 'lantern',
  },
  {
    name: 'kiko',
    box: { x: 83, y: 27, width: 7, height: 11.5 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'eka',
    box: { x: 3, y: 34, width: 15.5, height: 38 },
    svg: eka('happy'),
    frames: { blink: eka('happy', true), tap: eka('laugh') },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'mother',
    box: { x: 84, y: 34, width: 15.5, height: 36 },
    svg: ibu('smile', false),
    frames: { blink: ibu('smile', false, true), tap: ibu('happy', true) },
    idle: 'breathe',
    tap: 'still',
    sound: 'knock',
  },
]
