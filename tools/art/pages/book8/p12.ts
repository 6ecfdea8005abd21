/** Book 8, page 12: Nenek Murni from behind at her window; she hammers on the pipe, for she sees what those at the gate do not know yet. */
import { person } from '../../characters/cast.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, g, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { lampGlow } from '../../core/time.ts'
import { C, light, shade } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { palmAt, type Stand } from '../book1/shared.ts'
import { drawn } from '../book6/sharedNight.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p12.land.ts'
import { dropRings, pipeClose } from './sharedPipe.ts'
import { brownWater } from './sharedRain.ts'

const MURNI: Stand = { x: 270, y: 1036, s: 2.5 }
/** The flat sword of her loom, from the hands at 0,0 along +x, 330 long. */
const sword = (): string =>
  lit(
    path(
      'M-40 -13H250Q300 -10 318 0Q300 14 250 16H-40Q-52 0 -40 -13Z',
      lin([light(C.soga, 0.55), C.soga, shade(C.soga, 0.3)], 86),
    ) + stroke('M-20 -5H240', light(C.soga, 0.7), 3, { opacity: 0.6 }),
    3,
  )
/** Nenek beats; `down`: the sword is on the pipe. Her shawl flies. */
const murni = (down = false): string =>
  drawn(0.22, () => {
    const hands: [number, number] = down ? [524, 640] : [520, 566]
    const who = person('murni', {
      rear: true,
      turn: 0.4,
      pose: {
        lean: down ? 9 : 5,
        head: down ? 12 : 8,
        armL: { ...palmAt([hands[0] - 46, hands[1] + 12], MURNI), bend: -1 },
        armR: { ...palmAt(hands, MURNI), bend: -1 },
        handL: 'fist',
        handR: 'fist',
        hide: 'LR',
      },
    })
    const inHand = (svg: string) => place(svg, MURNI.x, MURNI.y, MURNI.s)
    return clipped('M0 0H1280V800H0Z', [
      inHand(who.svg),
      inHand(who.parts.armL + who.parts.armR),
      place(sword(), hands[0], hands[1], 0.66, down ? 8 : -36),
      inHand(who.parts.handL + who.parts.handR),
      lit(
        path(
          `M196 560C140 540 86 560 ${down ? 44 : 62} 520C82 596 120 620 180 620Z`,
          lin([light(C.manggis, 0.4), C.manggis, shade(C.manggis, 0.2)], 40),
        ),
        3,
      ),
    ])
  })
/** The near end of the pipe on the sill; its drops jump. */
const pipe = (jump = 0): string =>
  drawn(0.5, () =>
    g([
      place(pipeClose(250, 30, { isOpen: false, joint: 120 }), 452, 702, 1, -20),
      place(dropRings(28, 2, jump), 560, 662, 0.9, -20),
    ]),
  )
const FLOOD =
  'M1240 96C1150 120 1080 150 1064 200C1050 246 1090 270 1050 320L960 300C990 250 960 210 1000 170C1040 126 1130 96 1240 60Z'
/** The brown band round the bend, its front white. */
const flood = (): string =>
  drawn(0.7, () =>
    g([
      brownWater(FLOOD, [950, 60, 300, 270], { angle: -40, isNight: false, seed: 5 }),
      stroke('M952 302q14 -16 26 -2q12 -16 26 0q12 -14 26 2q10 -10 24 16', '#F1E4C6', 8),
      stroke('M962 318q12 -12 24 0q14 -12 30 4', '#F1E4C6', 5, { opacity: 0.8 }),
    ]),
  )
/** Three lanterns at the gate. */
const lights = (): string =>
  [
    [1004, 486],
    [1046, 474],
    [1092, 490],
  ]
    .map(
      ([x = 0, y = 0]) =>
        lampGlow(x, y, 34, 1) + circle(x, y, 6, '#FFF3C4') + stroke(`M${x - 7} ${y + 10}v14`, '#0C1530', 6),
    )
    .join('')
/** The loom in the lamp's light: warp, and a cloth just begun with rows of three dots. */
const loom = (): string => {
  let warp = '',
    dots = ''
  for (let i = 0; i < 17; i += 1) warp += `M${996 + i * 13} 566V690`
  for (let row = 0; row < 3; row += 1)
    for (let k = 0; k < 3; k += 1)
      for (const n of [0, 1, 2]) dots += circle(1012 + k * 76 + n * 20, 712 + row * 28, 6, C.kunyit)
  return drawn(0.5, () =>
    g([
      stroke(warp, C.santan, 3, { opacity: 0.85 }),
      lit(path('M988 690H1214L1220 800H982Z', lin([light(C.nila, 0.2), C.nila, shade(C.nila, 0.2)], 80)), 2) + dots,
      lit(
        rect(958, 546, 282, 22, lin([light(C.soga, 0.5), shade(C.soga, 0.2)], 90), { rx: 9 }) +
          rect(970, 676, 260, 16, lin([light(C.bata, 0.4), C.bata], 90), { rx: 7 }) +
          rect(960, 560, 18, 240, lin([light(C.soga, 0.4), shade(C.soga, 0.3)], 4)) +
          rect(1222, 560, 18, 240, lin([light(C.soga, 0.4), shade(C.soga, 0.3)], 4)),
        3,
      ),
    ]),
  )
}
/** Kiko's ears behind the beam of the loom. */
const kiko = (up = 0): string =>
  drawn(0.5, () => clipped('M1080 440H1220V548H1080Z', place(kitten({ pose: 'peek' }), 1150, 566 - up, 1.2)))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'flood',
    box: { x: 73, y: 6, width: 25, height: 36 },
    svg: flood(),
    pivot: [0.8, 0.1],
    idle: 'drift',
    tap: 'grow',
    sound: 'splash',
  },
  { name: 'lights', box: { x: 74.5, y: 53, width: 15, height: 13 }, svg: lights(), idle: 'twinkle', tap: 'hop' },
  {
    name: 'kiko',
    box: { x: 84, y: 58, width: 12, height: 11 },
    svg: kiko(),
    frames: { tap: kiko(14) },
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
  { name: 'loom', box: { x: 74, y: 67, width: 24, height: 33 }, svg: loom(), idle: 'still', tap: 'wobble' },
  {
    name: 'pipe',
    box: { x: 33, y: 71, width: 24, height: 22 },
    svg: pipe(),
    frames: { tap: pipe(1) },
    idle: 'wiggle',
    tap: 'shake',
  },
  {
    name: 'murni',
    box: { x: 0, y: 20, width: 58, height: 80 },
    svg: murni(),
    frames: { tap: murni(true) },
    pivot: [0.4, 1],
    idle: 'bob',
    tap: 'shake',
    sound: 'beats-fast',
  },
]
