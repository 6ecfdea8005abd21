/** Book 3, page 12: hands clap, feet stamp; all dance around the child while twenty ducks march, Wek in front and Kiko last. */
import { DEFAULT_VARIANT, type AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { ellipse, g, place } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { duck, motherDuck } from '../../parts/ducks.ts'
import { kittenWalk } from '../../parts/kittenPoses.ts'
import type { Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { friendsLeft, friendsRight, notes } from './p12.friends.ts'
import { background, foreground } from './p12.land.ts'
import { wek } from './shared.ts'
import { childFrames, lamplight, shaded } from './sharedDusk.ts'

const CHILD: Stand = { x: 632, y: 664, s: 1.38 }

/** The child claps and stamps. */
const child = (look: AvatarVariant) =>
  childFrames(
    look,
    {
      expression: 'happy',
      turn: 0.06,
      nod: -0.05,
      pose: {
        lean: -4,
        armL: { palm: [-8, -108], bend: 1 },
        armR: { palm: [12, -111], bend: -1 },
        handL: 'rest',
        handR: 'rest',
        legL: [-8, -2],
        legR: [44, -34],
        footR: 16,
        head: 6,
        hide: 'LR',
      },
    },
    {
      expression: 'laugh',
      pose: {
        lean: 4,
        armL: [-74, -140],
        armR: [80, 142],
        handL: 'open',
        handR: 'open',
        legL: [-42, 32],
        legR: [8, 2],
        footL: -16,
        head: -6,
        hide: 'LR',
      },
    },
    // the hands clap in front of whatever is worn
    (who) => shaded(who.svg + who.parts.armL + who.parts.armR, CHILD, lamplight),
  )

const COATS = ['#FFFBF0', '#E8D3B0', '#C99A6A', '#F6E7C8', '#B98256'] as const
/** First and last duck's feet, stage px; the row marches to the left. */
const FIRST = 172,
  STEP = 51.6,
  ROW = 20
const walking = (svg: string, x: number, y: number, s: number, tilt: number): string =>
  ellipse(x, y + 2, 26, 4.4, '#2A1F4A', { opacity: 0.3 }) + place(svg, x, y, s, tilt, true)
/** Mother Duck and nineteen more; every second one is on the other foot. */
function ducks(): string {
  const row = Array.from({ length: ROW }, (_, i) => {
    const x = FIRST + i * STEP,
      lifts = i % 2 === 0,
      y = 770 - (lifts ? 6 : 0),
      tilt = lifts ? -5 : 4
    return i === 0
      ? walking(motherDuck({ wings: 'closed', beakOpen: true }), x - 14, y, 0.6, tilt)
      : walking(duck({ body: COATS[(i * 3) % COATS.length] ?? COATS[0] }), x, y, 0.58, tilt)
  })
  return relight(g(row), 'lampu')
}
const wekAhead = (peeps: boolean): string =>
  relight(walking(wek({ pose: 'run', mood: peeps ? 'peep' : 'happy' }), 90, 770, 0.66, peeps ? -6 : 0), 'lampu')
const kiko = (mood: 'open' | 'happy'): string =>
  relight(
    ellipse(1216, 764, 30, 5, '#2A1F4A', { opacity: 0.3 }) +
      place(kittenWalk({ mood, mouth: 'smile' }), 1216, 762, 0.62),
    'lampu',
  )

export { background, foreground }
/** Back to front. */
export const sprites = (look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] => [
  {
    name: 'notes',
    box: { x: 72, y: 31, width: 21, height: 14 },
    svg: notes(),
    idle: 'rise',
    tap: 'hop',
    sound: 'drums',
  },
  {
    name: 'friends-left',
    box: { x: 6, y: 32, width: 34, height: 53 },
    svg: friendsLeft(false),
    frames: { tap: friendsLeft(true) },
    idle: 'sway',
    tap: 'hop',
  },
  {
    name: 'friends-right',
    box: { x: 59, y: 32, width: 41, height: 52 },
    svg: friendsRight(false),
    frames: { tap: friendsRight(true) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'drums',
  },
  { name: 'reader-child', box: { x: 38, y: 28, width: 23, height: 57 }, ...child(look), idle: 'hop', tap: 'hop' },
  {
    name: 'ducks',
    box: { x: 9, y: 83, width: 83, height: 15 },
    svg: ducks(),
    idle: 'wobble',
    tap: 'hop',
    sound: 'duck',
  },
  {
    name: 'wek',
    box: { x: 3, y: 86, width: 8, height: 12 },
    svg: wekAhead(false),
    frames: { tap: wekAhead(true) },
    idle: 'hop',
    tap: 'hop',
    sound: 'chirp',
  },
  {
    name: 'kiko',
    box: { x: 92, y: 86, width: 7, height: 11 },
    svg: kiko('open'),
    frames: { tap: kiko('happy') },
    idle: 'wobble',
    tap: 'hop',
    sound: 'meow',
  },
]
