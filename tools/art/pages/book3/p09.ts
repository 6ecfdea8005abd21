/** Book 3, page 9, heart: late gold; the child bows the whole head over Wek, cheek on feathers, and two hearts beat. */
import { DEFAULT_VARIANT, type AvatarVariant } from '../../app.ts'
import { HAIR } from '../../characters/hairParts.ts'
import { grainOf } from '../../core/light.ts'
import { clipped, g, place } from '../../core/svg.ts'
import { kitten } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { skinOf } from './closeup.ts'
import { closedEye, closeFace, EYE_X } from './closeupFace.ts'
import { closeHair } from './closeupHair.ts'
import { heart } from './closeupHeart.ts'
import { holdingArms, sittingBody } from './closeupLap.ts'
import { type WekEye, wekBodyLarge, wekHeadLarge } from './closeupWek.ts'

export { background, foreground } from './p09.land.ts'

/** The sitting body and its arms, which are drawn in stage pixels, seen from farther away. */
const BODY = { x: 214, y: 286, k: 0.72 },
  /** The head, bowed over the right shoulder. */
  HEAD = { x: 612, y: 292, s: 1.86, turn: 19 },
  WEK = { x: 822, y: 606, s: 1.02 }
const STAGE = 'M0 0H1280V800H0Z'
const nearer = (svg: string): string => place(svg, BODY.x, BODY.y, BODY.k)

function child(look: AvatarVariant): string {
  const hair = closeHair(look),
    skin = skinOf(look),
    bowed = (svg: string): string => place(svg, HEAD.x, HEAD.y, HEAD.s, HEAD.turn)
  return clipped(
    STAGE,
    bowed(hair.back) +
      nearer(sittingBody(look)) +
      bowed(
        g([
          closeFace(skin, 'still', HAIR.hitam),
          ...([-1, 1] as const).map((side) => place(closedEye(skin, side), side * EYE_X, 4, 0.93)),
          hair.front,
        ]),
      ),
  )
}
const wek = (eye: WekEye): string => {
  grainOf.freq = 0.3
  const svg = place(wekBodyLarge() + place(wekHeadLarge(eye), -96, -88, 1, -6), WEK.x, WEK.y, WEK.s)
  grainOf.freq = 0.55
  return svg
}
const beating = (x: number, y: number, r: number): Pick<SpriteDrawing, 'svg' | 'frames'> => ({
  svg: place(heart(r, 'faint'), x, y),
  frames: { tap: place(heart(r, 'beat'), x, y), done: place(heart(r, 'calm'), x, y) },
})
const kiko = (isAwake: boolean): string =>
  place(kitten(isAwake ? { pose: 'sleep', mood: 'happy' } : { pose: 'sleep' }), 196, 724, 1.34)

/** The page's sprites, back to front. */
export function sprites(look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] {
  return [
    { name: 'child', box: { x: 19, y: 3, width: 60, height: 97 }, svg: child(look), idle: 'still', tap: 'still' },
    {
      name: 'wek',
      box: { x: 48, y: 44, width: 32, height: 46 },
      svg: wek('open'),
      frames: { blink: wek('shut'), tap: wek('shut'), done: wek('shut') },
      idle: 'still',
      tap: 'still',
      sound: 'chirp',
    },
    {
      name: 'heart-child',
      box: { x: 34, y: 62, width: 16.5, height: 21 },
      ...beating(540, 580, 84),
      pivot: [0.5, 0.5],
      idle: 'breathe',
      tap: 'grow',
    },
    {
      name: 'heart-duckling',
      box: { x: 56, y: 70.5, width: 11.5, height: 16 },
      ...beating(790, 628, 58),
      pivot: [0.5, 0.5],
      idle: 'breathe',
      tap: 'grow',
    },
    {
      name: 'arms',
      box: { x: 21, y: 51, width: 56, height: 47 },
      svg: nearer(holdingArms(look)),
      idle: 'still',
      tap: 'still',
    },
    {
      name: 'kiko',
      box: { x: 7, y: 79, width: 17, height: 15 },
      svg: kiko(false),
      frames: { tap: kiko(true) },
      idle: 'breathe',
      tap: 'wobble',
      sound: 'meow',
    },
  ]
}
