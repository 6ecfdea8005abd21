/** The child who listens: closed eyes, both ears free, the caping hanging on the back; around face space (`closeupFace.ts`). */
import type { AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { HAIR } from '../../characters/hairParts.ts'
import { type Point, smooth, tube } from '../../core/geom.ts'
import { clipped, f, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, type Skin } from '../../palette.ts'
import { deepOf, rounded, skinFill, skinOf, soft } from './closeup.ts'
import { closedEye, closeEar, closeFace, cuppedFingers, EYE_X, FACE } from './closeupFace.ts'
import { closeHair } from './closeupHair.ts'
import { coveredEar } from './closeupHijab.ts'
import { closeShoulders } from './closeupShoulders.ts'

/** The caping on the back: its rim looks out behind the shoulders. */
function hangingCaping(): string {
  const STRAW = '#E9C071'
  let spokes = ''
  for (let i = -9; i <= 9; i++) spokes += `M0 150L${f(Math.sin(i * 0.17) * 190)} ${f(150 - Math.cos(i * 0.17) * 110)}`
  const rim = smooth([
    [-158, 140],
    [-128, 84],
    [-60, 56],
    [0, 50],
    [60, 56],
    [128, 84],
    [158, 140],
    [120, 200],
    [-120, 200],
  ])
  return g([
    path(rim, lin([light(STRAW, 0.4), STRAW, '#B98543'], 62)),
    clipped(rim, stroke(spokes, C.soga, 1.4, { opacity: 0.4 }) + soft(0, 120, 120, 50, C.manggis, 0.3)),
    stroke(rim, mix(C.soga, STRAW, 0.3), 4),
  ])
}
/** The arms that cup the ears from behind, with the hands but for the ears. */
function cuppingArms(skin: Skin): string {
  const shirt = lin([light(C.kunyit, 0.35), C.kunyit, mix(C.kunyit, C.mangga, 0.6)], 60)
  const one = (side: -1 | 1): string => {
    const sleeve = tube(
      [
        [side * 104, 150],
        [side * 182, 178],
        [side * 166, 112],
        [side * 150, 70],
      ],
      [30, 28, 23, 19],
      { end: 'flat' },
    )
    const hand: readonly Point[] = [
      [side * 120, 10],
      [side * 138, 0],
      [side * 154, 16],
      [side * 158, 46],
      [side * 152, 74],
      [side * 132, 68],
      [side * 118, 42],
    ]
    return g([
      path(sleeve, shirt),
      rounded(side > 0 ? hand : hand.toReversed(), skinFill(skin), { depth: 6, shadeO: 0.24 }),
      place(cuppedFingers(skin, side), side * 130, 6),
      stroke(`M${side * 133} 66q${side * 16} 8 ${side * 34} 2`, C.mangga, 7),
    ])
  }
  return place(one(-1), 13, 2) + place(one(1), -13, 2)
}
/** The child without its ears. */
export function listeningChild(look: AvatarVariant): string {
  const skin = skinOf(look),
    hair = closeHair(look, true),
    isHijab = look.headwear === 'hijab'
  return g([
    look.headwear === 'caping' ? hangingCaping() : '',
    hair.back,
    closeShoulders(skin, look),
    look.headwear === 'caping' ? stroke('M-56 98Q-34 118 0 134Q34 118 56 98', C.soga, 3) : '',
    isHijab ? cuppingArms(skin) : '',
    closeFace(skin, 'hush', HAIR.hitam),
    hair.shadow === ''
      ? ''
      : clipped(smooth(FACE), path(hair.shadow, deepOf(skin), { transform: 'translate(2 6)', opacity: 0.3 })),
    place(closedEye(skin, -1), -EYE_X, 0),
    place(closedEye(skin, 1), EYE_X, 0),
    hair.front,
  ])
}
/** How loud the call comes in: not yet, far away, nearer. */
export type Hearing = 'quiet' | 'soft' | 'loud'
/** Rings of sound that come in from the side. */
function rings(side: number, n: number): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const x = 32 + i * 11,
      h = 12 + i * 7
    d += `M${side * x} ${-h}Q${side * (x + 9 + i)} 0 ${side * x} ${h}`
  }
  return stroke(d, C.putih, 5.4, { opacity: 0.9 }) + stroke(d, C.toska, 3)
}
/** One ear around 0,0 in face space, under thin cloth where a hijab is worn; it glows and grows as it hears. */
export function listeningEar(look: AvatarVariant, side: -1 | 1, hears: Hearing): string {
  const ear = look.headwear === 'hijab' ? place(coveredEar(side), -side * 14, 4) : closeEar(skinOf(look), side)
  if (hears === 'quiet') return ear
  return g([
    soft(side * 22, 0, 34, 50, C.cahaya, look.headwear === 'hijab' ? 0.5 : 0.95),
    place(ear, side * 2, 0, 1.1),
    rings(side, hears === 'soft' ? 2 : 3),
  ])
}
