import { glide, hiss, mix, type Sound } from './synth.ts'

/** A gust over the hills. */
export const wind = (): Sound =>
  mix(
    {
      sound: hiss(
        1700,
        (u) => 420 + 520 * Math.sin(Math.PI * u) ** 2,
        3.5,
        (u) => Math.sin(Math.PI * u),
        11,
      ),
    },
    {
      sound: hiss(
        1700,
        (u) => 1100 + 700 * Math.sin(Math.PI * u),
        2,
        (u) => Math.sin(Math.PI * u) ** 3,
        12,
      ),
      gain: 0.35,
    },
  )

/** One breath: a candle, a seed, a feather. */
export const blow = (): Sound => hiss(620, glide(1500, 900), 1.1, (u) => Math.min(1, u / 0.12) * (1 - u) ** 1.2, 13)

/** Something quick past the ear. */
export const whoosh = (): Sound =>
  hiss(
    420,
    (u) => 500 + 1900 * Math.sin(Math.PI * u),
    1.8,
    (u) => Math.sin(Math.PI * u) ** 1.5,
    14,
  )

/** Leaves, straw, a curtain. */
export const rustle = (): Sound =>
  hiss(
    520,
    (u) => 3600 + 1200 * Math.sin(9 * u),
    1.1,
    (u) => Math.abs(Math.sin(Math.PI * 5 * u)) * (1 - u * 0.7),
    15,
  )

/** Paper tears: a grip, then a long run of small cracks that rises and grows faster, and the last fibre. */
export function rip(): Sound {
  const cracks = (u: number) => 0.3 + 0.7 * Math.abs(Math.sin(Math.PI * (24 + 20 * u) * u)) ** 2
  const grip = hiss(
    70,
    () => 1500,
    1.4,
    (u) => (1 - u) ** 2,
    51,
  )
  const run = hiss(540, glide(1500, 4300, 0.8), 1, (u) => Math.min(1, u / 0.06) * cracks(u) * (1 - u * 0.35), 52)
  const body = hiss(540, glide(600, 1300), 1.6, (u) => cracks(u) * (1 - u), 53)
  const fibre = hiss(
    50,
    () => 5200,
    1,
    (u) => (1 - u) ** 3,
    54,
  )
  return mix(
    { sound: grip, gain: 0.8 },
    { sound: run, atMs: 60 },
    { sound: body, atMs: 60, gain: 0.5 },
    { sound: fibre, atMs: 600, gain: 0.7 },
  )
}
