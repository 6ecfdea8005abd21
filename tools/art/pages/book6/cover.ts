/** Book 6, cover: five heads in one blanket before the tall dark barn. Two eyes look down from its window, and two more, green, from under it. */
import { person } from '../../characters/cast.ts'
import type { PersonName } from '../../characters/people.ts'
import type { Pose } from '../../characters/types.ts'
import { ellipse, flat, g, place } from '../../core/svg.ts'
import { lampGlow } from '../../core/time.ts'
import { kittenEyes } from '../../parts/kitten.ts'
import { lantern } from '../../parts/lantern.ts'
import { put } from '../book1/shared.ts'
import { spikesFromBehind } from '../book1/sharedThings.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, WINDOW } from './cover.land.ts'
import { blanketPart } from './sharedBlanket.ts'
import { against, drawn, lamplit } from './sharedNight.ts'
import { eyesInTheDark } from './sharedOwl.ts'

/** A back that is seen down to the shoulders. */
const back = (name: PersonName, x: number, y: number, s: number, pose: Pose): string =>
  drawn(0.55 / s, () =>
    against(
      put(
        person(name, {
          rear: true,
          pose: { armL: [-20, 6], armR: [20, -6], ...pose },
          props: { leg: [10, 10] },
          ...(name === 'danu' ? { behind: spikesFromBehind(pose.head ?? 0) } : {}),
        }).svg,
        { x, y, s },
      ),
    ),
  )
const eka = (up = false): string =>
  back('eka', 336, 898, 1.5, {
    lean: 5,
    head: up ? 8 : 4,
    armL: up ? [-140, -164] : [-124, -150],
    handL: 'point',
    stretch: 1.2,
    over: 'L',
  })
const ayu = (closer = false): string => back('ayu', 508, 912, 1.52, { lean: closer ? 8 : 4, head: closer ? 10 : 5 })
const bima = (up = false): string => back('bima', 690, 910, 1.56, { lean: -2, head: up ? -8 : -3 })
const citra = (up = false): string => back('citra', 868, 910, 1.5, { lean: -4, head: up ? -10 : -5 })
const danu = (up = false): string => back('danu', 1036, 922, 1.56, { lean: -5, head: up ? -10 : -5 })

/** The owl's eyes in the window; `shut` for a blink. */
const eyes = (shut = false): string =>
  place(
    shut ? ellipse(-17, 0, 12, 2, '#C97A30') + ellipse(17, 0, 12, 2, '#C97A30') : eyesInTheDark(12.5, 34),
    WINDOW[0],
    WINDOW[1] + 4,
  )
const kiko = (s = 1.35): string => place(kittenEyes(), 604, 580, s)
const blanket = (lift = 0): string => {
  const y = 756 - lift
  const d = `M150 830C170 ${y + 26} 214 ${y + 6} 268 ${y + 4}C318 ${y - 14} 366 ${y - 8} 406 ${y + 4}C452 ${y - 16} 530 ${y - 14} 582 ${y + 4}C630 ${y - 18} 706 ${y - 14} 756 ${y + 4}C806 ${y - 18} 888 ${y - 14} 936 ${y + 4}C984 ${y - 16} 1060 ${y - 14} 1104 ${y + 10}C1150 ${y + 26} 1178 ${y + 50} 1196 830Z`
  const hem = `M150 830C170 ${y + 26} 214 ${y + 6} 268 ${y + 4}C318 ${y - 14} 366 ${y - 8} 406 ${y + 4}C452 ${y - 16} 530 ${y - 14} 582 ${y + 4}C630 ${y - 18} 706 ${y - 14} 756 ${y + 4}C806 ${y - 18} 888 ${y - 14} 936 ${y + 4}C984 ${y - 16} 1060 ${y - 14} 1104 ${y + 10}C1150 ${y + 26} 1178 ${y + 50} 1196 830`
  const part = blanketPart(d, {
    hem,
    folds: 'M406 750Q396 790 412 830M582 750Q576 790 590 830M756 750Q762 790 748 830M936 750Q944 790 930 830',
    size: 5,
  })
  return lamplit(part) + g(part, { filter: flat('#0A1030'), opacity: 0.16 })
}
const lamp = (r = 120): string =>
  lampGlow(600, 722, r, 0.9) + put(lantern({ on: true, r: 0 }), { x: 600, y: 772, s: 1.1 })

export { background, foreground }
/** Back to front: two pairs of eyes, five backs, the lamp among them, the blanket around all. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'eyes',
    box: { x: 53.5, y: 42.5, width: 5, height: 3.5 },
    svg: eyes(),
    frames: { blink: eyes(true) },
    pivot: [0.5, 0.5],
    idle: 'twinkle',
    tap: 'grow',
    sound: 'owl',
  },
  {
    name: 'kiko',
    box: { x: 44.5, y: 70.5, width: 5.5, height: 4 },
    svg: kiko(),
    frames: { tap: kiko(1.6) },
    idle: 'twinkle',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'citra',
    box: { x: 56.5, y: 68.5, width: 19, height: 31.5 },
    svg: citra(),
    frames: { tap: citra(true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'danu',
    box: { x: 71.5, y: 69, width: 17, height: 31 },
    svg: danu(),
    frames: { tap: danu(true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 17, y: 74.5, width: 19, height: 25.5 },
    svg: eka(),
    frames: { tap: eka(true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'ayu',
    box: { x: 33.5, y: 73, width: 15.5, height: 27 },
    svg: ayu(),
    frames: { tap: ayu(true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'bima',
    box: { x: 45, y: 73.5, width: 17.5, height: 26.5 },
    svg: bima(),
    frames: { tap: bima(true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'lamp',
    box: { x: 42.5, y: 83.5, width: 9, height: 13.5 },
    svg: lamp(),
    frames: { tap: lamp(160) },
    idle: 'still',
    tap: 'nod',
    sound: 'lantern',
  },
  {
    name: 'blanket',
    box: { x: 11.5, y: 92, width: 82, height: 8 },
    svg: blanket(),
    frames: { tap: blanket(8) },
    idle: 'still',
    tap: 'wiggle',
    sound: 'rustle',
  },
]
