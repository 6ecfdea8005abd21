/** Hair that hangs or is tied. */
import type { HairOptions } from './types.ts'
import { bow, shine, tone } from './hairParts.ts'
import { path, stroke, ellipse, circle, f, place } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { C, mix } from '../palette.ts'
/** Hair that hangs or is tied, by style. */
export const LONG_HAIR = {
  pigtails(c: string, t: number, k: HairOptions = {}) {
    const s = t * 7,
      rib = k.ribbon ?? C.sepatu,
      cap =
        `M-54 12C-60 -22 -44 -62 0 -63C44 -62 60 -22 54 12C52 16 49 12 48 4C47 -10 ${38 + s} -28 ${4 + s} -44` +
        `C${-4 + s} -26 ${-38 + s} -18 -47 -2C-48 4 -48 10 -50 14C-52 16 -54 15 -54 12Z`
    const tail = (d: number) =>
      path(
        `M${d * 46} -18C${d * 70} -30 ${d * 86} -10 ${d * 82} 16C${d * 80} 34 ${d * 72} 44 ${d * 62} 50` +
          `C${d * 66} 40 ${d * 62} 36 ${d * 58} 40C${d * 60} 26 ${d * 50} 10 ${d * 46} -4Z`,
        tone(c),
      ) + shine(`M${d * 62} -12C${d * 72} -6 ${d * 74} 10 ${d * 70} 26`, c, 2.4)
    return {
      cap,
      back: lit(tail(-1), 2.4) + lit(tail(1), 2.4),
      front:
        path(cap, tone(c)) +
        stroke(`M${4 + s} -44Q${2 + s * 0.6} -54 ${s * 0.3} -62`, mix(c, '#D9A98A', 0.5), 1.8, { opacity: 0.5 }) +
        shine('M-40 -26C-34 -40 -24 -48 -12 -52M40 -24C36 -38 28 -46 18 -50', c),
      over: bow(-53, -16, -24, rib, 0.78) + bow(53, -16, 24, rib, 0.78),
    }
  },
  bob(c: string, t: number) {
    const s = t * 7,
      cap =
        `M-48 40C-62 30 -66 -4 -56 -30C-46 -56 -24 -65 0 -65C24 -65 46 -56 56 -30C66 -4 62 30 48 40C42 42 42 34 45 24` +
        `C48 10 49 -4 ${44 + s * 0.4} -14C${34 + s} -9 ${22 + s} -9 ${14 + s} -10C${16 + s} -14 ${16 + s} -18 ${14 + s} -22` +
        `C${6 + s} -13 ${-8 + s} -9 ${-22 + s} -9C${-32 + s} -9 ${-38 + s} -10 ${-44 + s * 0.4} -13C-49 -4 -48 10 -45 24` +
        `C-42 34 -42 42 -48 40Z`
    return {
      cap,
      noEars: true,
      back: path('M-54 -10C-64 20 -58 44 -40 48L40 48C58 44 64 20 54 -10Z', mix(c, '#140A12', 0.25)),
      rear:
        path(
          'M0 -65C26 -65 48 -56 57 -30C65 -4 63 28 52 44C30 52 -30 52 -52 44C-63 28 -65 -4 -57 -30C-48 -56 -26 -65 0 -65Z',
          tone(c),
        ) +
        shine(
          'M-42 -30C-34 -48 -14 -56 8 -54M-40 4Q-44 26 -38 40M-20 8Q-22 28 -18 44M2 8V45M24 8Q25 28 21 43M43 2Q46 24 40 39',
          c,
          2.2,
          0.34,
        ),
      front: path(cap, tone(c)) + shine('M-42 -34C-30 -50 -8 -56 12 -53M-52 -6C-54 8 -53 20 -50 30', c),
    }
  },
  pony(c: string, t: number, k: HairOptions = {}) {
    const s = t * 7,
      d = t > 0 ? -1 : 1,
      cap =
        `M-54 10C-60 -22 -44 -63 0 -63C44 -63 60 -22 54 10C52 14 49 10 48 2C46 -12 ${40 + s} -24 ${26 + s} -32` +
        `C${12 + s} -22 ${-14 + s} -18 ${-40 + s} -13C-46 -8 -47 0 -48 4C-49 12 -53 14 -54 10Z`
    const tail =
      `M${d * 26} -56C${d * 54} -74 ${d * 84} -54 ${d * 84} -22C${d * 85} 4 ${d * 74} 20 ${d * 66} 30` +
      `C${d * 67} 20 ${d * 63} 16 ${d * 58} 18C${d * 64} -2 ${d * 58} -26 ${d * 34} -40Z`
    return {
      cap,
      back: lit(path(tail, tone(c)) + shine(`M${d * 56} -50C${d * 70} -38 ${d * 74} -18 ${d * 69} 4`, c), 2.4),
      front: path(cap, tone(c)) + shine('M-38 -30C-30 -44 -16 -52 0 -53M36 -32C32 -42 24 -48 14 -51', c),
      over: bow(d * 34, -56, d * 28, k.ribbon ?? C.kunyit, 0.85),
    }
  },
  /** Two round curly puffs (Citra). */
  braids(c: string, t: number, k: HairOptions = {}) {
    const s = t * 7,
      rib = k.ribbon ?? C.mangga
    const cap =
      `M-54 12C-60 -22 -44 -62 0 -63C44 -62 60 -22 54 12C52 16 49 12 48 4C46 -8 ${40 + s} -16 ${33 + s} -22` +
      `C${26 + s} -13 ${16 + s} -11 ${4 + s} -12` +
      `C${8 + s} -16 ${8 + s} -20 ${7 + s} -23C${-4 + s} -13 ${-26 + s} -9 ${-42 + s} -10C-47 -4 -48 8 -50 14C-52 16 -54 15 -54 12Z`
    const plait = (d: number) => {
      const q = [
        [d * 50, 14, 9.5],
        [d * 58, 25, 9.4],
        [d * 63, 37, 8.6],
        [d * 65, 48, 7.4],
      ]
      const end = path(`M${d * 60} 56L${d * 58} 70Q${d * 66} 66 ${d * 74} 68L${d * 70} 55Z`, tone(c))
      return lit(
        end +
          q
            .reverse()
            .map(
              ([x = 0, y = 0, r = 0]) =>
                ellipse(x, y, r, r * 0.9, tone(c)) + shine(`M${f(x - 4)} ${f(y - 2)}q4 -4 8 0`, c, 1.8),
            )
            .join('') +
          ellipse(d * 65.5, 55.5, 6.6, 4.2, rib),
        1.8,
      )
    }
    return {
      cap,
      back: plait(-1) + plait(1),
      front: path(cap, tone(c)) + shine('M-40 -26C-34 -42 -22 -50 -8 -52M40 -26C36 -40 28 -48 18 -51', c),
      rear: stroke('M0 -62V44', mix(c, '#D9A98A', 0.4), 2.2, { opacity: 0.6 }) + plait(-1) + plait(1),
    }
  },
  /** Short, swept up: father, farmer. */
  bun(c: string, t: number, k: HairOptions = {}) {
    const s = t * 7,
      cap =
        `M-53 8C-59 -24 -44 -61 0 -62C44 -61 59 -24 53 8C51 12 49 8 48 0C46 -14 ${36 + s} -30 ${6 + s} -44` +
        `C${-8 + s} -30 ${-36 + s} -18 -47 -2C-48 2 -48 8 -50 11C-52 13 -53 11 -53 8Z`
    const fl = (x: number, y: number, q = 1) =>
      place(
        [0, 72, 144, 216, 288].map((r) => place(ellipse(0, -7, 5, 7, C.putih), 0, 0, 1, r)).join('') +
          circle(0, 0, 4, C.kunyit),
        x,
        y,
        q,
      )
    return {
      cap,
      back: lit(
        ellipse(t > 0 ? -34 : 34, -46, 28, 25, tone(c)) +
          shine(t > 0 ? 'M-54 -50q8 -14 22 -14' : 'M22 -60q10 -8 22 -2', c),
        2.4,
      ),
      front: path(cap, tone(c)) + shine('M-40 -26C-34 -40 -24 -48 -12 -52M42 -22C38 -36 30 -44 20 -48', c),
      over: k.flower === false ? '' : lit(fl(t > 0 ? -44 : 44, -34, 1) + fl(t > 0 ? -51 : 51, -20, 0.8), 1.2),
    }
  },
}
