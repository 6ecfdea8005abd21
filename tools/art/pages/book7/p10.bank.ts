/** Book 7, page 10: the three on the bank in the light of dusk: Momo like a hill, Danu at her back, Eka far from them. */
import { grainOf } from '../../core/light.ts'
import { circle, ellipse, g, place, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { buffalo } from '../../parts/buffalo.ts'
import { danuLeans, ekaSits } from './p10.figures.ts'

/** The last light: what is far is half in the night. */
export const late = (svg: string, night = 0.34): string =>
  relight(svg, 'senja') + g(relight(svg, 'malam'), { opacity: night })
const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** One eye, open, where a shut one was. */
const oneEye = (): string =>
  place(
    ellipse(-9, -6, 12, 11, '#8A828E') +
      ellipse(-9, -8, 8, 9, C.putih) +
      ellipse(-6, -8, 6.4, 8, C.tinta) +
      circle(-8, -11, 2.6, C.putih) +
      stroke('M-18 -11Q-9 -22 1 -12', C.tinta, 3),
    122,
    -46,
    1.02,
    14,
  )
/** Momo asleep at the edge of the water. */
export const momo = (looks = false): string =>
  drawn(0.42, () => late(place(buffalo({ pose: 'sleep', bird: false }) + (looks ? oneEye() : ''), 486, 540, 1.34), 0.4))
/** His back against hers. */
export const danu = (low = 0): string => drawn(0.6, () => late(place(danuLeans(low), 300, 526, 0.8)))
/** Does not come nearer, does not go away. */
export const eka = (up = 0): string => drawn(0.8, () => late(place(ekaSits(up), 1002, 524, 0.62)))
