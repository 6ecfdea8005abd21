/** Book 2, cover: Danu and Eka from behind with one lantern between them, and six goats who sleep anywhere. */
import { person } from '../../characters/cast.ts'
import { g } from '../../core/svg.ts'
import { lampGlow, relight } from '../../core/time.ts'
import { kitten } from '../../parts/kitten.ts'
import { lantern } from '../../parts/lantern.ts'
import { spikesFromBehind } from '../book1/sharedThings.ts'
import { palmAt, put } from '../book1/shared.ts'
import type { Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './cover.land.ts'
import { goatHeap } from './sharedGoats.ts'
import { nightShadow } from './sharedLight.ts'

const DANU: Stand = { x: 572, y: 736, s: 1.04 },
  EKA: Stand = { x: 692, y: 742, s: 1.02 },
  LAMP: Stand = { x: 636, y: 722, s: 0.8 },
  HEAP: Stand = { x: 1076, y: 756, s: 0.93 },
  KIKO: Stand = { x: 1102, y: 663, s: 0.62 }

const warm = (svg: string): string => relight(svg, 'lampu')
/** Both hold the loop of the lantern; Eka points at the hills. */
function children(): string {
  const hand = palmAt([LAMP.x - 6, LAMP.y - 70], DANU),
    small = palmAt([LAMP.x + 7, LAMP.y - 68], EKA)
  const danu = person('danu', {
    rear: true,
    behind: spikesFromBehind(5),
    pose: {
      lean: 3,
      armL: [-26, -6],
      armR: { ...hand, bend: 1 },
      handR: 'fist',
      legL: [-9, -3],
      legR: [6, 2],
      head: 5,
      hide: 'R',
    },
  })
  const eka = person('eka', {
    rear: true,
    pose: {
      lean: -3,
      armL: { ...small, bend: -1 },
      armR: [100, 118],
      handL: 'fist',
      handR: 'point',
      legL: [-7, -2],
      legR: [9, 4],
      head: -6,
      hide: 'L',
    },
  })
  return g([
    nightShadow(DANU, 56),
    nightShadow(EKA, 52),
    warm(put(danu.svg, DANU) + put(eka.svg, EKA)),
    put(lantern({ on: true, r: 0 }), LAMP),
    warm(put(danu.parts.armR, DANU) + put(eka.parts.armL, EKA)),
    lampGlow(LAMP.x, LAMP.y - 26, 64, 0.8),
  ])
}
const goats = (): string => nightShadow(HEAP, 176, 0.36) + warm(put(goatHeap(), HEAP))
const kiko = (isCalling: boolean): string => warm(put(kitten({ pose: isCalling ? 'call' : 'sit' }), KIKO))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'goats',
    box: { x: 70, y: 72, width: 28, height: 24 },
    svg: goats(),
    idle: 'breathe',
    tap: 'wobble',
    sound: 'goat',
  },
  {
    name: 'kiko',
    box: { x: 83, y: 72.5, width: 7, height: 10.5 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'children',
    box: { x: 39.5, y: 54, width: 23, height: 40 },
    svg: children(),
    idle: 'sway',
    tap: 'sway',
    sound: 'lantern',
  },
]
