/** What the pages of book 3 share: Wek and the child as living sprites, the young green rice of the sawah. */
import type { AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { aku, type AkuOptions } from '../../characters/cast.ts'
import type { Figure } from '../../characters/types.ts'
import { groundShadow } from '../../core/light.ts'
import { f, g, path, place, rng } from '../../core/svg.ts'
import { C, mix } from '../../palette.ts'
import { blades } from '../../parts/grass.ts'
import { wek, type WekOptions } from '../../parts/wek.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { Living } from '../book1/sharedLiving.ts'

export { wek, type WekOptions } from '../../parts/wek.ts'

/** Wek where it sits or stands, with closed lids, and as it answers a tap (peeping where nothing else is said). Its shadow is part of it. */
export function livingWek(
  how: WekOptions,
  at: Stand,
  answer: WekOptions = { mood: 'peep' },
  isFlipped = false,
): Living {
  const draw = (more: WekOptions = {}): string =>
    put(groundShadow(0, 1, 44, 0.36) + place(wek({ ...how, ...more }), 0, 0, 1, 0, isFlipped), at)
  return { svg: draw(), frames: { blink: draw({ lids: true }), tap: draw(answer) } }
}

/** The child of the look in a pose: `draw` gets the child with that expression and returns the finished sprite. */
export function livingChild(
  look: AvatarVariant,
  pose: Omit<AkuOptions, keyof AvatarVariant>,
  faces: { face: string; tap?: AkuOptions },
  finish: (child: Figure) => string,
): Living {
  const draw = (more: AkuOptions): string => finish(aku({ ...look, ...pose, ...more }))
  return {
    svg: draw({ expression: faces.face }),
    frames: {
      blink: draw({ expression: faces.face, blink: true }),
      ...(faces.tap === undefined ? {} : { tap: draw(faces.tap) }),
    },
  }
}

/** How a row of young rice grows. */
export interface YoungRice {
  readonly h?: number
  /** Pixels between tufts. */
  readonly step?: number
  readonly d?: number
  readonly seed?: number
}
/** A row of young green rice in the water from x0 to x1 along a line, each tuft a fan of blades with a pale one before it. */
export function youngRice(
  x0: number,
  x1: number,
  line: (x: number) => number,
  { h = 46, step = 22, d = 0, seed = 1 }: YoungRice = {},
): string {
  const r = rng(seed)
  let dark = '',
    pale = '',
    wet = ''
  for (let x = x0; x < x1; x += step * r.in(0.8, 1.2)) {
    const y = line(x)
    dark += blades(x, y, 6, h, h * 0.62, r)
    pale += blades(x + r.in(-3, 3), y + 1, 4, h * 0.78, h * 0.4, r)
    wet += `M${f(x - h * 0.3)} ${f(y + 1)}q${f(h * 0.3)} 5 ${f(h * 0.6)} 0q${f(-h * 0.3)} -4 ${f(-h * 0.6)} 0Z`
  }
  return g([
    path(wet, C.hutan, { opacity: 0.28 - d * 0.2 }),
    path(dark, mix(mix(C.daun, C.hutan, 0.25), C.langit, d)),
    path(pale, mix(mix(C.padi, C.pisang, 0.4), C.langit, d)),
  ])
}
