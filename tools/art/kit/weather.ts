/** The weathers of the kit: what rain and mist lay behind and before all that stands in a place, at each time of day. */
import { writeFileSync } from 'node:fs'
import { image, raster } from '../core/raster.ts'
import { blur, doc, ellipse, f, g, glow, linU, place, rect, rng, stroke } from '../core/svg.ts'
import { relight } from '../core/time.ts'
import { cloud } from '../parts/nature.ts'
import { file } from '../write.ts'
import { editPlaces } from './kitFiles.ts'

const TIMES = ['day', 'dusk', 'night'] as const
const LAYER_QUALITY = { quality: 60, alphaQuality: 100, effort: 5 } as const

/** Colours of the weathers at a time: what veils the land, what falls, what drifts. */
const AIR = {
  day: { veil: '#6F8296', rain: '#F4FBFF', mist: '#FFFBEF', thick: 0.5 },
  dusk: { veil: '#54506E', rain: '#FFEBDD', mist: '#F8D9C4', thick: 0.5 },
  night: { veil: '#0E1838', rain: '#A9C4EE', mist: '#8FA3CF', thick: 0.42 },
} as const
type Time = keyof typeof AIR

const fade = (color: string, top: number, bottom: number): string =>
  g([
    rect(0, 0, 1280, 800, color, { opacity: bottom }),
    rect(
      0,
      0,
      1280,
      640,
      linU(
        [
          [color, 0, top],
          [color, 1, 0],
        ],
        0,
        0,
        0,
        640,
      ),
    ),
  ])

function rainBack(time: Time): string {
  const { veil, thick } = AIR[time]
  const clouds = [
    [120, 78, 420, 3],
    [430, 58, 380, 5],
    [760, 84, 460, 7],
    [1120, 62, 420, 9],
  ].map(([x = 0, y = 0, w = 0, seed = 1]) => place(relight(cloud(w, seed), 'malam'), x, y, 1))
  return g([fade(veil, thick, 0.32), g(clouds, { opacity: time === 'night' ? 0.35 : 0.5 }), rainRings(time)])
}

/** A tile of falling rain that fits itself on all sides: streaks in three distances. */
const RAIN = { w: 640, h: 400, y: 0 } as const
function rainFront(time: Time): string {
  const { rain } = AIR[time]
  const r = rng(41)
  return g(
    [
      { n: 34, length: 30, width: 1.5, opacity: 0.36 },
      { n: 18, length: 52, width: 2.2, opacity: 0.42 },
      { n: 8, length: 84, width: 3, opacity: 0.38 },
    ].map(({ n, length, width, opacity }) => {
      const lines = Array.from({ length: n }, () => {
        const [x, y, long] = [r.in(0, RAIN.w), r.in(0, RAIN.h), length * r.in(0.7, 1.3)]
        // What leaves the tile on one side comes in on the other.
        return [0, RAIN.w].flatMap((dx) =>
          [0, -RAIN.h].map((dy) => `M${f(x + dx)} ${f(y + dy)}l${f(-long * 0.16)} ${f(long)}`),
        )
      })
      return stroke(lines.flat().join(''), rain, width, { opacity })
    }),
  )
}

/** Rings where drops meet the ground. */
function rainRings(time: Time): string {
  const r = rng(43)
  return g(
    Array.from({ length: 34 }, () => {
      const y = r.in(600, 792)
      const wide = 5 + ((y - 600) / 192) * 9
      return ellipse(r.in(0, 1280), y, wide, wide * 0.3, 'none', {
        stroke: AIR[time].rain,
        'stroke-width': 1.8,
        opacity: 0.5,
      })
    }),
  )
}

/** Soft banks of mist, at these heights. */
function banks(time: Time, heights: readonly number[], opacity: number, seed: number): string {
  const r = rng(seed)
  return g(
    heights.flatMap((y) =>
      Array.from({ length: 5 }, (_, i) =>
        ellipse(
          i * 300 + r.in(-80, 80),
          y + r.in(-18, 18),
          r.in(260, 380),
          r.in(34, 62),
          glow(AIR[time].mist, opacity),
          {
            filter: blur(6),
          },
        ),
      ),
    ),
  )
}
const mistBack = (time: Time): string =>
  g([
    rect(
      0,
      0,
      1280,
      800,
      linU(
        [
          [AIR[time].mist, 0, 0.22],
          [AIR[time].mist, 0.5, 0.5],
          [AIR[time].mist, 1, 0.08],
        ],
        0,
        0,
        0,
        800,
      ),
    ),
    banks(time, [350, 430], 0.6, 11),
  ])
/** A tile of low mist that fits itself from side to side. */
const MIST = { w: 640, h: 200, y: 600 } as const
const mistFront = (time: Time): string =>
  g(
    [
      [90, 60, 260, 34],
      [430, 104, 300, 40],
      [240, 152, 340, 40],
    ].flatMap(([x = 0, y = 0, w = 0, h = 0]) =>
      [-MIST.w, 0, MIST.w].map((dx) => ellipse(x + dx, y, w, h, glow(AIR[time].mist, 0.42))),
    ),
  )

const BACK = { rain: rainBack, mist: mistBack } as const
const FRONT = {
  rain: { draw: rainFront, tile: RAIN },
  mist: { draw: mistFront, tile: MIST },
} as const
const weathers = (['rain', 'mist'] as const).flatMap((weather) => TIMES.map((time) => ({ weather, time })))

/** What the weathers are made of. */
export const weatherDrawings = (): string[] =>
  weathers.flatMap(({ weather, time }) => [doc(BACK[weather](time)), doc(FRONT[weather].draw(time))])

/** Draws all layers of weather, and puts them into the list. */
export async function drawWeathers(): Promise<void> {
  const pathOf = (weather: string, time: string, layer: string) => `weather/${weather}-${time}-${layer}.webp`
  for (const { weather, time } of weathers) {
    const { draw, tile } = FRONT[weather]
    const back = raster(doc(BACK[weather](time)), 1)
    const front = raster(doc(draw(time), { box: [0, 0, tile.w, tile.h] }), 2)
    writeFileSync(file(`/kit/${pathOf(weather, time, 'back')}`), await image(back).webp(LAYER_QUALITY).toBuffer())
    writeFileSync(file(`/kit/${pathOf(weather, time, 'front')}`), await image(front).webp(LAYER_QUALITY).toBuffer())
  }
  const at = (weather: 'rain' | 'mist', time: Time) => ({
    back: pathOf(weather, time, 'back'),
    front: { file: pathOf(weather, time, 'front'), ...FRONT[weather].tile },
  })
  const times = (weather: 'rain' | 'mist') => ({
    day: at(weather, 'day'),
    dusk: at(weather, 'dusk'),
    night: at(weather, 'night'),
  })
  editPlaces((list) => ({ ...list, weather: { rain: times('rain'), mist: times('mist') } }))
}
