/** Book 4, page 9: the seven goats with orange noses; the small seventh of book 2 has a plate of its own now. */
import { ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { goatFront, goatPlate, GOATS } from '../../parts/goat.ts'
import { text } from '../../parts/ui.ts'
import type { SpriteDrawing } from '../page.ts'
import { atDusk } from './sharedEvening.ts'

/** One goat: its number, feet in stage px, scale of its drawing, and whether it looks to the left. */
interface Guest {
  readonly n: number
  readonly x: number
  readonly y: number
  readonly s: number
  readonly isLeft?: boolean
  readonly sleeps?: boolean
}
/** They press in from both sides to the one plate that is left, and the smallest sits right before it. */
const GUESTS: readonly Guest[] = [
  { n: 1, x: 300, y: 672, s: 1.02 },
  { n: 5, x: 838, y: 668, s: 1.02, isLeft: true },
  { n: 3, x: 470, y: 700, s: 1.12 },
  { n: 4, x: 180, y: 776, s: 1.16, sleeps: true },
  { n: 6, x: 968, y: 756, s: 1.3, isLeft: true },
  { n: 2, x: 372, y: 790, s: 1.34 },
  { n: 7, x: 716, y: 790, s: 1.9, isLeft: true },
]
const coatOf = ({ n }: Guest) => GOATS[n - 1] ?? GOATS[0]
/** Where the middle of the muzzle is, goat units before the coat's size. */
const muzzle = ({ sleeps }: Guest): readonly [number, number, number] => (sleeps ? [33, -9, 10] : [36, -87, -3])

/** Juice on the nose, nostrils and mouth over it; `licks`: the tongue reaches for it. */
const nose = (licks: boolean): string =>
  g([
    ellipse(0, -3, 13, 10.5, lin(['#FFC24A', '#F98F2B'], 70), { opacity: 0.94 }),
    ellipse(-13, 7, 4, 3, '#FFA62E', { opacity: 0.9 }),
    ellipse(-4, -7, 4, 2.4, '#FFF3C4', { opacity: 0.8 }),
    stroke('M-6 -5l3 3M6 -5l-3 3M0 -1v4', '#5A2F35', 2.1),
    licks
      ? path('M-5 5C-1 9 6 8 9 3C15 0 17 -8 13 -13C9 -15 6 -10 6 -6C3 1 -1 3 -5 5Z', lin([C.jambu, C.sepatu], 60)) +
        stroke('M9 -9Q8 -1 2 4', '#B6463F', 1.4, { opacity: 0.6 })
      : stroke('M-7 4Q0 9 7 3.5', '#5A2F35', 2.1),
  ])
const plateOf = (goat: Guest): string => {
  const size = coatOf(goat).size ?? 1,
    [x, y] = goat.n === 5 ? [0, -54] : goat.n === 1 ? [27, -32] : [25, -40],
    flip = goat.isLeft ? -1 : 1
  return place(
    goatPlate() + text(String(goat.n), 0, 8.6, 24, { weight: 700, anchor: 'middle' }),
    x * size * flip,
    y * size,
    Math.max(0.8, size * 1.1),
  )
}
function drawn(goat: Guest, licks = false): string {
  const coat = coatOf(goat),
    size = coat.size ?? 1,
    [x, y, r] = muzzle(goat),
    pose = goat.sleeps && !licks ? 'sleep' : 'stand',
    [mx, my, mr] = pose === 'sleep' ? [x, y, r] : [36, -87, -3],
    animal = goatFront({ pose, coat }) + place(nose(licks), mx * size, my * size, size, mr)
  return atDusk(
    place(animal, 0, 0, 1, 0, goat.isLeft ?? false) + (pose === 'sleep' ? '' : plateOf(goat)),
    goat,
    78 * size,
  )
}
/** A goat's box in percent; its drawing is about 150 x 188 units before the coat's size. */
function boxOf(goat: Guest): SpriteDrawing['box'] {
  const k = goat.s * (coatOf(goat).size ?? 1),
    width = 154 * k,
    height = 186 * k
  return {
    x: (goat.x - (goat.isLeft ? 96 : 58) * k) / 12.8,
    y: (goat.y - 178 * k) / 8,
    width: width / 12.8,
    height: height / 8,
  }
}
/** Seven goats, back to front; each licks its nose when it is touched. */
export const goats = (): SpriteDrawing[] =>
  GUESTS.map((goat) => ({
    name: `goat-${goat.n}`,
    box: boxOf(goat),
    svg: drawn(goat),
    frames: { tap: drawn(goat, true) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'goat',
  }))
