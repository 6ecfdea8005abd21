/** Book 3, page 9, heart: late gold; the child sits with Wek in the arms, and two hearts beat. */
import { type AvatarVariant, DEFAULT_VARIANT } from '../../../../src/content/avatarVariant.ts'
import { HAIR } from '../../characters/hairParts.ts'
import { grainOf } from '../../core/light.ts'
import { clipped, place } from '../../core/svg.ts'
import { kitten } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { skinOf } from './closeup.ts'
import { closeFace } from './closeupFace.ts'
import { closeHair } from './closeupHair.ts'
import { heart } from './closeupHeart.ts'
import { holdingArms, sittingBody } from './closeupLap.ts'
import { type WekEye, wekBodyLarge, wekHeadLarge } from './closeupWek.ts'

export { background, foreground } from './p09.land.ts'

const FACE = { x: 530, y: -96, s: 2.7 }
const WEK = { x: 856, y: 498 }
const STAGE = 'M0 0H1280V800H0Z'

function child(look: AvatarVariant): string {
  const hair = closeHair(look),
    onFace = (svg: string): string => place(svg, FACE.x, FACE.y, FACE.s)
  return clipped(
    STAGE,
    onFace(hair.back) + sittingBody(look) + onFace(closeFace(skinOf(look), 'still', HAIR.hitam) + hair.front),
  )
}
const wek = (eye: WekEye): string => {
  grainOf.freq = 0.3
  const svg = place(wekBodyLarge(), WEK.x, WEK.y) + place(wekHeadLarge(eye), WEK.x - 104, WEK.y - 92, 1, -9)
  grainOf.freq = 0.55
  return svg
}
const beating = (x: number, y: number, r: number): Pick<SpriteDrawing, 'svg' | 'frames'> => ({
  svg: place(heart(r, 'faint'), x, y),
  frames: { tap: place(heart(r, 'beat'), x, y), done: place(heart(r, 'calm'), x, y) },
})
const kiko = (isAwake: boolean): string =>
  place(kitten(isAwake ? { pose: 'sleep', mood: 'happy' } : { pose: 'sleep' }), 118, 676, 1.5)

/** The page's sprites, back to front. */
export function sprites(look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] {
  return [
    { name: 'child', box: { x: 3, y: 0, width: 85, height: 100 }, svg: child(look), idle: 'still', tap: 'still' },
    {
      name: 'wek',
      box: { x: 50, y: 33, width: 31, height: 44 },
      svg: wek('open'),
      frames: { blink: wek('shut'), tap: wek('shut'), done: wek('shut') },
      idle: 'still',
      tap: 'still',
      sound: 'chirp',
    },
    {
      name: 'heart-child',
      box: { x: 34, y: 40, width: 18, height: 24 },
      ...beating(550.4, 416, 96),
      pivot: [0.5, 0.5],
      idle: 'breathe',
      tap: 'grow',
    },
    {
      name: 'heart-duckling',
      box: { x: 60, y: 56, width: 12, height: 17 },
      ...beating(844.8, 516, 66),
      pivot: [0.5, 0.5],
      idle: 'breathe',
      tap: 'grow',
    },
    { name: 'arms', box: { x: 8, y: 20, width: 78, height: 66 }, svg: holdingArms(look), idle: 'still', tap: 'still' },
    {
      name: 'kiko',
      box: { x: 2, y: 72, width: 16, height: 14 },
      svg: kiko(false),
      frames: { tap: kiko(true) },
      idle: 'breathe',
      tap: 'wobble',
      sound: 'meow',
    },
  ]
}
