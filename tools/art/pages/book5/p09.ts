/** Book 5, page 9: home at dusk, downhill: Bima in a leaf, Kiko asleep in the hat in his lap, Eka flies behind. Far off another hat has begun to run. */
import { person } from '../../characters/cast.ts'
import { grainOf } from '../../core/light.ts'
import { ellipse, lin, path, place, stroke } from '../../core/svg.ts'
import { type Light, relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { lit } from '../../core/light.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, slopeAt, TILT } from './p09.land.ts'
import { BIMAS, hat, hatBowl } from './sharedHat.ts'
import { leafHat } from './sharedLeaf.ts'

const DUSK: Light = 'senja'
const BIMA = { x: 690, y: slopeAt(690) + 52, s: 1.94 }
/** A point of Bima's own drawing on the stage. */
const inLap = (x: number, y: number): readonly [number, number] => {
  const a = (TILT * Math.PI) / 180
  return [BIMA.x + (x * Math.cos(a) - y * Math.sin(a)) * BIMA.s, BIMA.y + (x * Math.sin(a) + y * Math.cos(a)) * BIMA.s]
}
const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** Bima lets go of the rims: it rolls by itself. */
function bima(blink = false, answers = false): string {
  return drawn(0.36, () => {
    const who = inChair('bima', {
      view: 'side',
      expression: answers ? 'shout' : 'laugh',
      blink,
      turn: 0.62,
      spin: answers ? 60 : 0,
      armL: answers ? [-104, -140] : [28, 84],
      armR: answers ? [120, 150] : [56, 96],
      poseMore: { handL: 'open', handR: 'open', hide: '', back: answers ? '' : 'R', lean: 8, head: -8 },
    })
    const [x, y] = who.at.head
    return relight(place(who.svg + place(leafHat(), x, y - 4, 1, 6), BIMA.x, BIMA.y, BIMA.s, TILT), DUSK)
  })
}
const [LAP_X, LAP_Y] = inLap(46, -92)
/** The hat upside down in his lap; the front of it hides what lies in it. */
const bed = (): string =>
  drawn(0.42, () => relight(place(hatBowl(BIMAS, 17).outside, LAP_X, LAP_Y, 1.24, TILT - 4), DUSK))
/** Its back rim and hollow, and Kiko asleep in it, one paw over the rim. */
const kiko = (stirs = false): string =>
  drawn(0.42, () =>
    relight(
      place(
        hatBowl(BIMAS, 17).inside +
          place(kitten({ pose: 'sleep' }), stirs ? 2 : 0, stirs ? 12 : 15, 1.34) +
          lit(
            ellipse(56, 16, 13, 9, lin(['#FFFFFF', '#FFF3DC', '#E9D6BC'], 70)) +
              stroke('M52 20v5M58 20v5', '#C9A98A', 1.6),
            1.2,
          ),
        LAP_X,
        LAP_Y,
        1.24,
        TILT - 4,
      ),
      DUSK,
    ),
  )
const paw = (): string =>
  relight(
    place(
      lit(
        path('M-9 -12H9L8 6Q0 14 -9 6Z', lin(['#FFFFFF', '#FFF3DC', '#E9D6BC'], 70)) +
          stroke('M-3 5v5M3 5v5', '#C9A98A', 1.5),
        1.2,
      ),
      LAP_X + 62,
      LAP_Y + 40,
      1.2,
      TILT,
    ),
    DUSK,
  )
/** Eka with her arms out like wings. */
const eka = (blink = false, answers = false): string =>
  drawn(0.4, () =>
    relight(
      place(
        person('eka', {
          pose: {
            lean: 18,
            head: -8,
            armL: answers ? [-110, -130] : [-84, -76],
            armR: answers ? [112, 132] : [98, 104],
            handL: 'open',
            handR: 'open',
            legL: [-44, -92],
            legR: [54, 8],
            footL: 66,
            footR: -12,
            side: 1,
            air: answers ? 26 : 12,
          },
          expression: answers ? 'shout' : 'laugh',
          blink,
          turn: 0.56,
        }).svg,
        322,
        slopeAt(322) + 34,
        1.6,
        8,
      ),
      DUSK,
    ),
  )
/** Far off, Grandpa in his cap, both hands after his hat. */
const kakek = (): string =>
  relight(
    place(
      person('kakek', {
        pose: {
          lean: 16,
          head: -6,
          armL: [60, 92],
          armR: [84, 104],
          handL: 'open',
          handR: 'open',
          legL: [-26, -50],
          legR: [34, 10],
          footL: 40,
          side: 1,
          air: 6,
        },
        expression: 'wow',
        turn: 0.6,
      }).svg,
      128,
      262,
      0.52,
    ),
    DUSK,
  )
/** Grandpa's hat runs on two webbed feet. */
const ducksHat = (step = 0): string =>
  relight(
    place(
      stroke(`M-18 -2L${-26 - step} 30M18 -2L${30 - step} 24`, C.mangga, 9) +
        path(
          `M${-40 - step} 30Q${-26 - step} 22 ${-8 - step} 36Q${-20 - step} 44 ${-40 - step} 40ZM${16 - step} 24Q${30 - step} 16 ${50 - step} 28Q${38 - step} 38 ${18 - step} 36Z`,
          C.mangga,
        ) +
        place(hat(), 0, 0, 1, -6),
      270,
      244,
      0.62,
    ),
    DUSK,
  )

export { background, foreground }
/** Back to front: the far chase, Eka, Bima, and in his lap Kiko's bed. */
export const sprites = (): readonly SpriteDrawing[] => [
  { name: 'kakek', box: { x: 5.5, y: 11, width: 12.5, height: 22 }, svg: kakek(), idle: 'hop', tap: 'hop' },
  {
    name: 'grandpas-hat',
    box: { x: 16.5, y: 24, width: 9, height: 10 },
    svg: ducksHat(),
    frames: { tap: ducksHat(8) },
    idle: 'hop',
    tap: 'hop',
    sound: 'duck',
  },
  {
    name: 'eka',
    box: { x: 15.5, y: 27, width: 27, height: 46 },
    svg: eka(),
    frames: { blink: eka(true), tap: eka(false, true) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'bima',
    box: { x: 45, y: 16.5, width: 29.5, height: 72 },
    svg: bima(),
    frames: { blink: bima(true), tap: bima(false, true) },
    idle: 'wobble',
    tap: 'hop',
    sound: 'whoosh',
  },
  {
    name: 'kiko',
    box: { x: 55, y: 54.5, width: 18, height: 16 },
    svg: kiko(),
    frames: { tap: kiko(true) },
    idle: 'breathe',
    tap: 'nod',
    sound: 'meow',
  },
  { name: 'hat', box: { x: 55, y: 63, width: 17.5, height: 15 }, svg: bed() + paw(), idle: 'still', tap: 'wiggle' },
]
