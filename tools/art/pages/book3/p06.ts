/** Book 3, page 6, feet: two bare feet over puddles, Bima rolls beside them; Wek is far ahead already. */
import { type AvatarVariant, DEFAULT_VARIANT } from '../../../../src/content/avatarVariant.ts'
import { person } from '../../characters/cast.ts'
import { grainOf, groundShadow } from '../../core/light.ts'
import { circle, clipped, ellipse, path, place } from '../../core/svg.ts'
import { kitten } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { C, mix } from '../../palette.ts'
import { blinkOf } from '../book1/sharedFaces.ts'
import type { SpriteDrawing } from '../page.ts'
import { soft } from './closeup.ts'
import { closeFoot, MUD, splash } from './closeupFeet.ts'
import { livingWek } from './shared.ts'

export { background, foreground } from './p06.land.ts'

const STAGE = 'M0 0H1280V800H0Z'
const FEET = {
  left: { x: 388, y: 536, puddle: [384, 590] },
  right: { x: 812, y: 536, puddle: [818, 590] },
} as const
function foot(look: AvatarVariant, name: 'left' | 'right'): Pick<SpriteDrawing, 'svg' | 'frames'> {
  const at = FEET[name],
    side = name === 'left' ? -1 : 1,
    [px, py] = at.puddle,
    isLeft = side < 0
  const still = clipped(
    STAGE,
    soft(px + 16, py + 10, 130, 96, mix(MUD, C.manggis, 0.4), 0.6) +
      place(closeFoot(look, side), at.x, at.y, 0.98, isLeft ? -4 : 4),
  )
  const stamped = (flies: boolean): string =>
    clipped(
      STAGE,
      (flies ? place(splash(isLeft ? 3 : 8), px, py - 30) : '') +
        place(closeFoot(look, side, true), at.x, at.y + 14, 1.01, isLeft ? -2 : 2),
    )
  return { svg: still, frames: { tap: stamped(true), done: stamped(false) } }
}
const BIMA = { x: 1124, y: 596, s: 1.66 }
/** Mud on a cheek, head space. */
const muddyCheek = (): string =>
  path('M-36 14C-40 22 -34 31 -26 29C-19 32 -12 27 -15 21C-12 14 -19 9 -25 12C-30 8 -35 10 -36 14Z', MUD) +
  circle(-10, 33, 3.4, MUD) +
  circle(22, 26, 4.6, MUD) +
  circle(-40, 34, 2.8, MUD) +
  circle(-27, 18, 2.2, C.putih, { opacity: 0.45 })
/** Bima pushes so hard that his front wheels leave the ground; later there is mud on his cheek, and he laughs. */
function bima(expression: string, spin: number, isMuddy = false): string {
  grainOf.freq = 0.3
  const { svg } = inChair('bima', {
    view: 'side',
    expression,
    spin,
    look: [0.7, -0.1],
    poseMore: { lean: 9, head: -10 },
    ...(isMuddy ? { headExtra: muddyCheek } : {}),
  })
  grainOf.freq = 0.55
  const mud: readonly (readonly [number, number, number])[] = [
    [62, -40, 6],
    [76, -66, 4],
    [84, -22, 5],
    [70, -92, 3],
    [96, -48, 3.4],
    [54, -14, 4],
  ]
  return clipped(
    STAGE,
    soft(BIMA.x + 4, BIMA.y + 6, 170, 24, mix(MUD, C.manggis, 0.5), 0.7) +
      place(
        mud.map(([x, y, r]) => ellipse(x, y, r, r * 1.25, MUD, { transform: `rotate(34 ${x} ${y})` })).join(''),
        BIMA.x,
        BIMA.y,
        BIMA.s,
      ) +
      place(place(svg, 6, 0, 1, -7), BIMA.x, BIMA.y, BIMA.s, 0, true),
  )
}
const KIKO = { x: 122, y: 362, s: 0.82 }
const kiko = (mood: 'open' | 'happy' | 'shut'): string =>
  place(groundShadow(0, 0, 60) + kitten({ pose: 'sit', mood }), KIKO.x, KIKO.y, KIKO.s)
const joko = (expression: string): string =>
  place(groundShadow(0, 0, 70) + person('joko', { expression, pose: 'wave', turn: 0.3 }).svg, 150, 236, 0.56)

/** The page's sprites, back to front. */
export function sprites(look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] {
  return [
    {
      name: 'neighbor',
      box: { x: 6, y: 2, width: 13, height: 28 },
      svg: joko('happy'),
      frames: { blink: joko(blinkOf('happy')), tap: joko('laugh') },
      idle: 'breathe',
      tap: 'wave',
    },
    {
      name: 'wek',
      box: { x: 47, y: 15, width: 8, height: 12 },
      ...livingWek({ pose: 'run', mood: 'happy' }, { x: 650, y: 206, s: 0.72 }, { pose: 'hop', mood: 'peep' }),
      idle: 'hop',
      tap: 'hop',
      sound: 'chirp',
    },
    {
      name: 'kiko',
      box: { x: 5, y: 34, width: 10, height: 13 },
      svg: kiko('open'),
      frames: { blink: kiko('shut'), tap: kiko('happy') },
      idle: 'breathe',
      tap: 'shake',
      sound: 'meow',
    },
    {
      name: 'wheel',
      box: { x: 74.5, y: 16, width: 25.5, height: 62 },
      svg: bima('happy', 0),
      frames: { blink: bima(blinkOf('happy'), 0), tap: bima('laugh', 20, true) },
      idle: 'breathe',
      tap: 'hop',
    },
    {
      name: 'foot-left',
      box: { x: 18, y: 46, width: 24, height: 54 },
      ...foot(look, 'left'),
      idle: 'breathe',
      tap: 'drop',
    },
    {
      name: 'foot-right',
      box: { x: 52, y: 46, width: 24, height: 54 },
      ...foot(look, 'right'),
      idle: 'breathe',
      tap: 'drop',
    },
  ]
}
