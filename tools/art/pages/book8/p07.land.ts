/** Book 8, page 7: inside the hall from the floor: beams, rain beyond the rail, warm light; the pipe leans against the post of the big drum. */
import { ellipse, g, glow, place, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { lampGlow } from '../../core/time.ts'
import { lantern } from '../../parts/lantern.ts'
import { inside } from './sharedHall.ts'
import { pipeClose } from './sharedPipe.ts'
import { eavesCurtain, rain } from './sharedRain.ts'

/** Where the knots of the three drums hang: big, middle, small; their sizes. */
export const DRUMS = [
  { x: 214, y: 208, s: 1.14 },
  { x: 626, y: 176, s: 1.28 },
  { x: 1040, y: 246, s: 0.98 },
] as const
/** Everything that does not move. */
export const background = (): string =>
  g([
    inside({ floor: 560, eaves: 92, posts: [98, 640, 1196] }),
    rain(0, { y: 110, h: 430 }),
    rain(1, { y: 110, h: 430, n: 40 }),
    eavesCurtain(130, 620, 100, 440, 4),
    eavesCurtain(670, 1180, 100, 440, 8),
    place(pipeClose(700, 27, { joint: 150 }), -86, 620, 1, -66),
    DRUMS.map(({ x, y }) => stroke(`M${x} 84V${y}`, C.soga, 7) + stroke(`M${x - 1} 84V${y}`, '#C9A052', 2)).join(''),
    ellipse(640, 520, 640, 330, glow('#FFC765', 0.5)),
    lampGlow(400, 560, 190, 0.9),
    place(lantern({ r: 0 }), 420, 612, 1.3),
  ])
/** Nothing lies over the sprites. */
export const foreground = (): string => ''
