/** Book 3, page 7, eyes: low among twenty ducks that look all alike. Half a face peeps over the reeds and looks left; Citra looks right. */
import { DEFAULT_VARIANT, type AvatarVariant } from '../../app.ts'
import { person } from '../../characters/cast.ts'
import { HAIR } from '../../characters/hairParts.ts'
import { smooth } from '../../core/geom.ts'
import { grainOf } from '../../core/light.ts'
import { clipped, g, path, place } from '../../core/svg.ts'
import { kittenNeat } from '../../parts/kittenPoses.ts'
import { crestFeather } from '../../parts/ducks.ts'
import { cattail, reeds } from '../../parts/reeds.ts'
import { deepOf, skinOf } from './closeup.ts'
import { runnerDucks } from './closeupDucks.ts'
import { closedEye, closeEar, closeFace, EAR_X, EYE_X, FACE, openEye } from './closeupFace.ts'
import { capingShade, closeCaping, closeHair } from './closeupHair.ts'
import type { SpriteDrawing } from '../page.ts'
import { blinkOf } from '../book1/sharedFaces.ts'
import { livingWek } from './shared.ts'

export { background, foreground } from './p07.land.ts'

/** The face leans: its eyes are no level pair. */
const AT = { x: 610, y: 348, s: 3.5, turn: -7 }
/** What the reeds hide is not drawn: it would be stored for each look. */
const HIDDEN = 590
const put = (svg: string): string => clipped(`M0 0H1280V${HIDDEN}H0Z`, place(svg, AT.x, AT.y, AT.s, AT.turn))

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
      isBare ? [-1, 1].map((side) => place(closeEar(skin, side), side * (EAR_X - 5), 12, 0.92)).join('') : '',
      closeFace(skin, 'hush', HAIR.hitam),
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
/** Both eyes look left, so that they look at one thing. */
const eye = (look: AvatarVariant, side: -1 | 1): Pick<SpriteDrawing, 'svg' | 'frames'> => {
  const skin = skinOf(look),
    draw = (svg: string): string => place(place(svg, side * EYE_X, 1, 0.93), AT.x, AT.y, AT.s, AT.turn),
    open = draw(openEye(skin, side, { x: -1, y: 0.25, wide: true }))
  return { svg: draw(closedEye(skin, side)), frames: { tap: open, done: open } }
}
/** Citra's head; the reeds hide the rest of her. */
const citra = (expression: string): string => {
  grainOf.freq = 0.24
  const pose = { head: 9, lean: 3, armL: [-20, 10], armR: [24, 30] } as const
  const svg = place(person('citra', { expression, turn: 0.7, look: [1, 0.1], pose }).svg, 1150, 958, 2.5)
  grainOf.freq = 0.55
  return clipped(`M900 0H1280V640H900Z`, svg)
}

/** The reeds open for both faces and stand high between them. */
const REED_TOPS: readonly (readonly [x: number, y: number])[] = [
  [-30, 600],
  [110, 560],
  [190, 330],
  [270, 270],
  [350, 420],
  [470, 446],
  [620, 440],
  [780, 428],
  [890, 330],
  [955, 250],
  [1010, 400],
  [1080, 540],
  [1200, 560],
  [1310, 500],
]
const reedTop = (x: number): number => {
  const next = Math.max(
      1,
      REED_TOPS.findIndex(([at]) => at >= x),
    ),
    [x0, y0] = REED_TOPS[next - 1] ?? [0, 0],
    [x1, y1] = REED_TOPS[next] ?? [1, 0]
  return y0 + (y1 - y0) * ((x - x0) / (x1 - x0))
}
const allReeds = (): string =>
  clipped(
    'M0 0H1280V732H0Z',
    place(cattail(430, -26), 214, 720) +
      place(cattail(500, 20), 300, 720) +
      place(cattail(540, -18), 922, 720) +
      place(cattail(430, 34), 984, 720) +
      reeds(reedTop, { x0: -30, x1: 1310, foot: 730, seed: 12 }),
  )

/** Twenty ducks in a loose flock, ten behind and ten before; Kiko is in a gap of those behind. */
const BEHIND = [42, 150, 246, 378, 500, 598, 744, 862, 980, 1116, 1226].map((x, i) => ({ x, y: 712 + (i % 3) * 7 }))
const BEFORE = [96, 206, 318, 440, 556, 684, 808, 920, 1052, 1176].map((x, i) => ({ x, y: 786 - ((i * 2) % 3) * 7 }))
const KIKO = 6
const kiko = (nod: number): string =>
  place(kittenNeat() + place(crestFeather(1.2), -4, -96, 1, nod), BEHIND[KIKO]?.x, (BEHIND[KIKO]?.y ?? 0) + 22, 0.98)

/** The page's sprites, back to front. */
export function sprites(look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] {
  const ducks = (way: 'left' | 'quack'): string =>
    runnerDucks(
      BEHIND.filter((_, i) => i !== KIKO),
      way,
      0.94,
    ) + runnerDucks(BEFORE, way, 1.06)
  return [
    {
      name: 'citra',
      box: { x: 78, y: 31, width: 22, height: 49 },
      svg: citra('hush'),
      frames: { blink: citra(blinkOf('hush')), tap: citra('wow') },
      idle: 'still',
      tap: 'still',
    },
    { name: 'child', box: { x: 8, y: 0, width: 80, height: 74 }, svg: child(look), idle: 'still', tap: 'still' },
    {
      name: 'eye-left',
      box: { x: 28, y: 37, width: 16, height: 18 },
      ...eye(look, -1),
      pivot: [0.5, 0.5],
      idle: 'still',
      tap: 'grow',
    },
    {
      name: 'eye-right',
      box: { x: 51.5, y: 32.5, width: 16, height: 18 },
      ...eye(look, 1),
      pivot: [0.5, 0.5],
      idle: 'still',
      tap: 'grow',
    },
    {
      name: 'reeds',
      box: { x: 0, y: 19, width: 100, height: 73 },
      svg: allReeds(),
      idle: 'still',
      tap: 'still',
    },
    {
      name: 'wek',
      box: { x: 0.5, y: 45, width: 9, height: 15.5 },
      ...livingWek({ pose: 'stand', mood: 'wonder' }, { x: 56, y: 478, s: 0.86 }),
      idle: 'hop',
      tap: 'hop',
    },
    {
      name: 'kiko',
      box: { x: 54.5, y: 72.5, width: 13, height: 20.5 },
      svg: kiko(0),
      frames: { tap: kiko(24) },
      idle: 'still',
      tap: 'nod',
      sound: 'meow',
    },
    {
      name: 'ducks',
      box: { x: 0, y: 66, width: 100, height: 34 },
      svg: ducks('left'),
      frames: { tap: ducks('quack') },
      idle: 'bob',
      tap: 'hop',
      sound: 'duck',
    },
  ]
}
