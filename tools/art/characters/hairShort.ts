/** Short hair: boys, men, a baby's one curl. */

import { shine, tone } from './hairParts.ts'
import { path, stroke } from '../core/svg.ts'

/** Cut short, by style. */
export const SHORT_HAIR = {
  short(c: string, t: number) {
    const s = t * 6,
      cap =
        `M-54 12C-61 -20 -48 -60 -6 -64C-2 -70 6 -73 13 -70C10 -68 9 -66 10 -64C44 -62 60 -30 54 11C52 15 49 10 48 3` +
        `C48 -8 46 -14 ${41 + s} -20C${36 + s} -17 ${31 + s} -16 ${25 + s} -14C${27 + s} -19 ${26 + s} -22 ${24 + s} -25` +
        `C${16 + s} -17 ${6 + s} -13 ${-6 + s} -11C${-3 + s} -16 ${-2 + s} -20 ${-4 + s} -24` +
        `C${-14 + s} -16 ${-26 + s} -12 ${-37 + s} -9C-44 -6 -46 0 -48 5C-49 12 -53 16 -54 12Z`
    return {
      cap,
      back: '',
      front: path(cap, tone(c)) + shine(`M-34 -42C-22 -54 -6 -57 8 -54M-24 -34C-14 -43 2 -46 14 -43`, c),
    }
  },
  spiky(c: string, t: number) {
    const s = t * 6,
      cap =
        `M-54 8C-60 -14 -54 -36 -44 -48C-46 -54 -46 -58 -44 -62C-38 -60 -33 -60 -29 -60C-28 -66 -25 -71 -20 -74` +
        `C-17 -69 -13 -67 -8 -66C-3 -72 4 -76 12 -75C11 -70 14 -66 19 -65C26 -68 33 -67 38 -63C35 -60 37 -55 42 -52` +
        `C54 -38 60 -14 54 8C52 12 49 8 48 0C48 -8 46 -16 ${42 + s} -22C${34 + s} -18 ${28 + s} -20 ${23 + s} -27` +
        `C${18 + s} -19 ${10 + s} -18 ${3 + s} -25C${-2 + s} -17 ${-12 + s} -17 ${-18 + s} -24` +
        `C${-24 + s} -16 ${-34 + s} -15 ${-42 + s} -17C-46 -10 -47 -2 -48 2C-49 9 -53 12 -54 8Z`
    return {
      cap,
      back: '',
      front: path(cap, tone(c)) + shine('M-36 -40C-30 -50 -22 -55 -12 -57M2 -56C10 -58 18 -56 26 -52', c),
    }
  },
  crop(c: string, t: number) {
    const s = t * 5,
      cap =
        `M-53 4C-58 -26 -46 -58 -8 -63C26 -68 50 -50 54 -18C55 -8 54 0 52 6C50 8 48 6 47.6 0C47 -12 44 -20 ${38 + s} -27` +
        `C${26 + s} -31 ${4 + s} -30 ${-14 + s} -34C${-26 + s} -32 ${-36 + s} -26 ${-42 + s * 0.5} -20C-46 -14 -47 -6 -48 0` +
        `C-49 7 -52 8 -53 4Z`
    return {
      cap,
      back: '',
      front: path(cap, tone(c)) + shine('M-34 -44C-22 -55 0 -58 18 -54M-20 -38C-8 -46 12 -48 28 -43', c),
    }
  },
  /** A round cut with a side parting and volume (teacher). */
  waves(c: string, t: number) {
    const s = t * 6,
      cap =
        `M-55 8C-66 -16 -58 -44 -38 -54C-34 -68 -10 -74 4 -68C24 -76 48 -62 52 -44C64 -30 60 -6 55 8C52 12 49 8 48 0` +
        `C48 -10 ${42 + s} -18 ${34 + s} -22` +
        `C${24 + s} -12 ${6 + s} -16 ${-4 + s} -26C${-14 + s} -14 ${-32 + s} -14 ${-42 + s} -12C-47 -6 -47 2 -49 6C-50 10 -53 12 -55 8Z`
    return {
      cap,
      back: '',
      front: path(cap, tone(c)) + shine('M-40 -40C-28 -52 -14 -54 -2 -50C12 -58 30 -54 40 -42M-28 -34q10 -8 22 -6', c),
    }
  },
  /** Thin hair at the sides only; a hat goes on top (grandfather). */
  side(c: string) {
    const cap =
      'M-53 10C-57 -6 -56 -24 -50 -34L-42 -26C-46 -14 -47 -2 -48 4C-49 12 -52 14 -53 10ZM53 10C57 -6 56 -24 50 -34L42 -26' +
      'C46 -14 47 -2 48 4C49 12 52 14 53 10Z'
    return { cap: '', back: '', front: path(cap, tone(c)) + shine('M-51 -20q-2 10 -1 20M51 -20q2 10 1 20', c, 2) }
  },
  baby(c: string, t: number) {
    const s = t * 6,
      cap =
        `M-50 -8C-54 -40 -30 -60 0 -60C30 -60 54 -40 50 -8C44 -26 ${28 + s} -38 ${10 + s} -40` +
        `C${14 + s} -34 ${12 + s} -30 ${6 + s} -26C${4 + s} -32 ${-4 + s} -38 ${-12 + s} -38C-32 -36 -44 -24 -50 -8Z`
    return {
      cap,
      back: '',
      front:
        path(cap, tone(c)) +
        stroke(`M-2 -58C-4 -68 6 -76 14 -70C18 -66 14 -61 9 -64`, c, 4.4) +
        shine('M-30 -44C-22 -51 -12 -54 0 -54', c),
    }
  },
}
