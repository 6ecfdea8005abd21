/** Book 3, page 5, hands: we look down with the child's own eyes; two closed hands that open and show rice, and a duckling that would rather go. */
import { type AvatarVariant, DEFAULT_VARIANT } from '../../../../src/content/avatarVariant.ts'
import { groundShadow } from '../../core/light.ts'
import { clipped, place } from '../../core/svg.ts'
import { kitten } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { closedHand, openHand } from './closeupHands.ts'
import { soft } from './closeup.ts'
import { C } from '../../palette.ts'
import { livingWek } from './shared.ts'

export { background, foreground } from './p05.land.ts'

const HANDS = { left: { x: 352, y: 566, turn: 7 }, right: { x: 928, y: 566, turn: -7 } } as const
const STAGE = 'M0 0H1280V800H0Z'
function hand(look: AvatarVariant, name: 'left' | 'right'): Pick<SpriteDrawing, 'svg' | 'frames'> {
  const { x, y, turn } = HANDS[name],
    side = name === 'left' ? -1 : 1,
    shadow = soft(x + 46, y + 40, 170, 130, C.lumut, 0.42),
    draw = (svg: string): string => clipped(STAGE, shadow + place(svg, x, y, 1, turn)),
    open = draw(openHand(look, side))
  return { svg: draw(closedHand(look, side)), frames: { tap: open, done: open } }
}
const KIKO = { x: 92, y: 640, s: 1.25 }
const kiko = (mood: 'open' | 'happy' | 'shut'): string =>
  place(groundShadow(0, 0, 70) + kitten({ pose: 'sit', mood }), KIKO.x, KIKO.y, KIKO.s)

/** The page's sprites, back to front. */
export function sprites(look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] {
  return [
    {
      name: 'wek',
      box: { x: 44.5, y: 20, width: 11, height: 19 },
      ...livingWek(
        { pose: 'front', mood: 'wonder', tilt: -7 },
        { x: 640, y: 302, s: 1.28 },
        { pose: 'hop', mood: 'peep' },
      ),
      idle: 'bob',
      tap: 'hop',
      sound: 'chirp',
    },
    {
      name: 'kiko',
      box: { x: 2, y: 58, width: 12, height: 23 },
      svg: kiko('open'),
      frames: { blink: kiko('shut'), tap: kiko('happy') },
      idle: 'breathe',
      tap: 'nod',
      sound: 'meow',
    },
    {
      name: 'hand-left',
      box: { x: 12, y: 48, width: 30, height: 52 },
      ...hand(look, 'left'),
      idle: 'breathe',
      tap: 'grow',
    },
    {
      name: 'hand-right',
      box: { x: 58, y: 48, width: 30, height: 52 },
      ...hand(look, 'right'),
      idle: 'breathe',
      tap: 'grow',
    },
  ]
}
