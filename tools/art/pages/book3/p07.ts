/** Book 3, page 7, eyes: the child's face fills the noon over the rice, Citra looks the other way, twenty ducks look all alike. */
import { type AvatarVariant, DEFAULT_VARIANT } from '../../../../src/content/avatarVariant.ts'
import { person } from '../../characters/cast.ts'
import { HAIR } from '../../characters/hairParts.ts'
import { smooth } from '../../core/geom.ts'
import { grainOf } from '../../core/light.ts'
import { clipped, g, path, place } from '../../core/svg.ts'
import { kittenNeat } from '../../parts/kittenPoses.ts'
import { crestFeather } from '../../parts/ducks.ts'
import { deepOf, skinOf } from './closeup.ts'
import { runnerDucks } from './closeupDucks.ts'
import { closedEye, closeEar, closeFace, EAR_X, EYE_X, FACE, openEye } from './closeupFace.ts'
import { capingShade, closeCaping, closeHair } from './closeupHair.ts'
import { closeShoulders } from './closeupShoulders.ts'
import type { SpriteDrawing } from '../page.ts'
import { blinkOf } from '../book1/sharedFaces.ts'
import { livingWek } from './shared.ts'

export { background, foreground } from './p07.land.ts'

const AT = { x: 576, y: 376, s: 3.86 }
/** Cut to the stage: what is outside costs and is never seen. */
const put = (svg: string): string => clipped('M0 0H1280V770H0Z', place(svg, AT.x, AT.y, AT.s))

/** The whole child but the eyes. */
function child(look: AvatarVariant): string {
  const skin = skinOf(look),
    hair = closeHair(look),
    outline = smooth(FACE),
    isBare = look.headwear !== 'hijab' && look.hair !== 'bob',
    hasCaping = look.headwear === 'caping'
  return put(
    g([
      hair.back,
      closeShoulders(skin, look),
      isBare ? [-1, 1].map((side) => place(closeEar(skin, side), side * (EAR_X - 5), 12, 0.92)).join('') : '',
      closeFace(skin, 'still', HAIR.hitam),
      clipped(
        outline,
        (hair.shadow ? path(hair.shadow, deepOf(skin), { transform: 'translate(2 7)', opacity: 0.3 }) : '') +
          (hasCaping && look.hair === 'short' ? path(capingShade, deepOf(skin), { opacity: 0.3 }) : ''),
      ),
      hair.front,
      hasCaping ? closeCaping() : '',
    ]),
  )
}
const eye = (look: AvatarVariant, side: -1 | 1): Pick<SpriteDrawing, 'svg' | 'frames'> => {
  const skin = skinOf(look),
    draw = (svg: string): string => place(svg, AT.x + side * EYE_X * AT.s, AT.y + 4, AT.s * 0.93)
  return {
    svg: draw(closedEye(skin, side)),
    frames: {
      tap: draw(openEye(skin, side, { x: side, wide: true })),
      done: draw(openEye(skin, side, { x: side, wide: true })),
    },
  }
}
/** Citra, cut at the neck: only her head has more than one drawing. */
const CUT = 502
const citra = (expression: string, turn: number): { head: string; body: string } => {
  grainOf.freq = 0.24
  const pose = { head: 5, lean: 3, armL: [-20, 10], armR: [24, 30] } as const
  const svg = place(person('citra', { expression, turn, look: [1, 0.1], pose }).svg, 1176, 842, 2.35)
  grainOf.freq = 0.55
  return { head: clipped(`M900 0H1280V${CUT}H900Z`, svg), body: clipped(`M900 ${CUT - 1}H1280V800H900Z`, svg) }
}
/** The bank dips in the middle, where the child's chin is. */
const bank = (x: number): number => 775 - ((x - 610) * (x - 610)) / 11_000
/** Twenty ducks and, as the fourteenth from the left, Kiko. */
const KIKO = 13
const ROW = Array.from({ length: 21 }, (_, i) => {
  const x = 48 + i * 59.2
  return { x, y: bank(x) }
})
const kiko = (nod: number): string =>
  place(kittenNeat() + place(crestFeather(1.2), -4, -96, 1, nod), ROW[KIKO]?.x, ROW[KIKO]?.y, 1.02)

/** The page's sprites, back to front. */
export function sprites(look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] {
  const ducks = (way: 'left' | 'quack'): string =>
    runnerDucks(
      ROW.filter((_, i) => i !== KIKO),
      way,
      1.03,
    )
  return [
    {
      name: 'citra-body',
      box: { x: 84, y: 62, width: 16, height: 38 },
      svg: citra('hush', 0.7).body,
      idle: 'still',
      tap: 'still',
    },
    {
      name: 'citra',
      box: { x: 78, y: 22, width: 22, height: 42 },
      svg: citra('hush', 0.7).head,
      frames: { blink: citra(blinkOf('hush'), 0.7).head, tap: citra('wow', 0.7).head },
      idle: 'still',
      tap: 'still',
    },
    { name: 'child', box: { x: 5, y: 0, width: 80, height: 100 }, svg: child(look), idle: 'still', tap: 'still' },
    {
      name: 'eye-left',
      box: { x: 24, y: 38, width: 16, height: 18 },
      ...eye(look, -1),
      pivot: [0.5, 0.5],
      idle: 'still',
      tap: 'grow',
    },
    {
      name: 'eye-right',
      box: { x: 50, y: 38, width: 16, height: 18 },
      ...eye(look, 1),
      pivot: [0.5, 0.5],
      idle: 'still',
      tap: 'grow',
    },
    {
      name: 'wek',
      box: { x: 0.5, y: 45, width: 9, height: 15 },
      ...livingWek({ pose: 'stand', mood: 'wonder' }, { x: 56, y: 478, s: 0.86 }),
      idle: 'hop',
      tap: 'hop',
    },
    {
      name: 'ducks',
      box: { x: 0, y: 70, width: 100, height: 30 },
      svg: ducks('left'),
      frames: { tap: ducks('quack') },
      idle: 'bob',
      tap: 'hop',
      sound: 'duck',
    },
    {
      name: 'kiko',
      box: { x: 61, y: 78, width: 7.5, height: 19 },
      svg: kiko(0),
      frames: { tap: kiko(24) },
      idle: 'still',
      tap: 'nod',
      sound: 'meow',
    },
  ]
}
