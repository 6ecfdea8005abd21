import type { HairOptions, HairStyle, HatName, Triple } from './types.ts'
import { path, stroke, ellipse, circle, f, lin, place, clipped } from '../core/svg.ts'
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, mix, light, shade } from '../palette.ts'
import { kawung, cloth } from '../parts/batik.ts'
/** Hair = {back, front, cap}. back is drawn behind the body, front over the face; cap is the front outline, reused as the shadow on the forehead. */
const H = { hitam: '#2A1B22', coklat: '#44271D', kelabu: '#8E8B93' }
const tone = (c: string) => lin([mix(c, '#8A6A62', 0.34), c, mix(c, '#140A12', 0.3)], 65)
const shine = (d: string, c: string, w = 2.6, o = 0.42) => stroke(d, mix(c, '#D9A98A', 0.5), w, { opacity: o })
const bow = (x: number, y: number, r: number, c: string, s = 1) =>
  place(
    lit(
      path('M0 0C-6 -13 -21 -12 -19 0C-21 12 -6 12 0 0Z', c) +
        path('M0 0C6 -13 21 -12 19 0C21 12 6 12 0 0Z', c) +
        circle(0, 0, 5, mix(c, C.tinta, 0.15)),
      1.4,
    ),
    x,
    y,
    s,
    r,
  )
/** A drawn hair style: back behind the body, front over the face; cap is the front outline, whose shadow falls on the forehead. */
export interface Hair {
  readonly cap: string
  readonly back: string
  readonly front: string
  /** Over the ears and the hat's edge. */
  readonly over?: string
  /** Seen from behind. */
  readonly rear?: string
  readonly hijab?: boolean
  readonly noEars?: boolean
}
/** A hat and the shadow it throws on the forehead, in head space. */
export interface Hat {
  readonly svg: string
  readonly shadow: string
}
/** Hair styles: colour, turn of the head, and what is in the hair. */
export const STYLES: Readonly<Record<HairStyle, (c: string, t: number, k: HairOptions) => Hair>> = {
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
  curly(c: string, t: number) {
    const s = t * 6,
      P: Triple[] = [
        [-50, 2, 12],
        [-54, -14, 14],
        [-49, -32, 15],
        [-38, -48, 16],
        [-21, -58, 17],
        [0, -63, 18],
        [21, -59, 17],
        [38, -49, 16],
        [50, -33, 15],
        [54, -14, 14],
        [50, 2, 12],
      ],
      Q: Triple[] = [
        [-34, -24, 12],
        [-19, -29, 13],
        [-2, -28, 13],
        [15, -30, 13],
        [31, -25, 12],
      ]
    const ball = ([x, y, r]: Triple, k: number) => circle(x + k, y, r, tone(c))
    const cap = smooth([
      [-52, 8],
      [-56, -20],
      [-40, -50],
      [0, -66],
      [40, -50],
      [56, -20],
      [52, 8],
      [44, -6],
      [36 + s, -14],
      [15 + s, -17],
      [-2 + s, -15],
      [-20 + s, -16],
      [-36 + s, -13],
      [-44, -6],
    ])
    return {
      cap,
      back: '',
      front:
        path(cap, tone(c)) +
        P.map((p) => ball(p, 0)).join('') +
        Q.map((p) => ball(p, s)).join('') +
        shine(
          P.slice(2, 9)
            .map(
              ([x = 0, y = 0, r = 0]) =>
                `M${f(x - r * 0.5)} ${f(y)}q${f(r * 0.2)} ${f(-r * 0.7)} ${f(r * 0.9)} ${f(-r * 0.5)}`,
            )
            .join(''),
          c,
          2.3,
        ),
    }
  },
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
  puffs(c: string, t: number) {
    const s = t * 6,
      cap = smooth([
        [-52, 10],
        [-56, -18],
        [-42, -46],
        [0, -60],
        [42, -46],
        [56, -18],
        [52, 10],
        [47, 0],
        [40 + s, -18],
        [24 + s, -25],
        [8 + s, -22],
        [-8 + s, -24],
        [-24 + s, -22],
        [-40 + s, -14],
        [-47, 0],
      ])
    const puff = (x: number, y: number) => {
      let o = circle(x, y, 21, tone(c)),
        sh = ''
      for (let i = 0; i < 11; i++) {
        const a = i * 0.571
        o += circle(x + Math.cos(a) * 19, y + Math.sin(a) * 18, 8.6, tone(c))
      }
      for (const [dx = 0, dy = 0] of [
        [-12, -10],
        [0, -15],
        [10, -9],
        [-6, 0],
        [6, 3],
        [-13, 6],
      ])
        sh += `M${f(x + dx - 4)} ${f(y + dy)}q2 -6 8 -3`
      return lit(o + shine(sh, c, 2.2), 2.2)
    }
    const curls = [
      [-30, -20, 8],
      [-18, -25, 9],
      [-5, -24, 9],
      [8, -24, 9],
      [21, -25, 9],
      [33, -20, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x + s, y, r, tone(c)))
      .join('')
    const band = (d: number) => stroke(`M${d * 33} -50q${d * 8} 2 ${d * 12} 10`, C.kunyit, 5)
    return {
      cap,
      back: puff(-47, -54) + puff(47, -54),
      front:
        path(cap, tone(c)) +
        curls +
        stroke('M0 -59Q1 -44 0 -34', mix(c, '#D9A98A', 0.5), 1.8, { opacity: 0.5 }) +
        shine('M-40 -30q6 -12 18 -17M22 -46q10 4 16 12', c),
      over: band(-1) + band(1),
      rear: puff(-47, -54) + puff(47, -54),
    }
  },
  /** Two short plaits that stick out (Eka). */
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
  hijab(_: string, t: number, k: HairOptions = {}) {
    const cl = k.cloth ?? C.toska,
      s = t * 6,
      fill = lin([mix(cl, C.cahaya, 0.3), cl, mix(cl, C.manggis, 0.35)], 65)
    const hole =
      `M${s} -36C${26 + s} -37 ${42 + s * 0.6} -20 ${43 + s * 0.6} 6C${43 + s * 0.6} 32 ${24 + s} 49 ${s} 50` +
      `C${-24 + s} 49 ${-43 + s * 0.6} 32 ${-43 + s * 0.6} 6C${-42 + s * 0.6} -20 ${-26 + s} -37 ${s} -36Z`
    const cap =
      `M0 -61C42 -61 60 -28 57 6C56 26 50 38 46 48C54 56 57 66 52 74C44 78 36 78 30 76C22 86 2 92 -14 86` +
      `C-28 82 -44 80 -52 70C-54 60 -50 52 -45 46C-50 36 -56 24 -57 6C-60 -28 -42 -61 0 -61Z`
    const rear =
      path(cap, fill) +
      stroke('M-30 -40Q0 -58 30 -40M-20 20Q0 60 30 78', mix(cl, C.manggis, 0.4), 2.4, { opacity: 0.5 })
    return {
      cap: '',
      hijab: true,
      rear,
      back: '',
      front:
        path(cap + hole, fill, { 'fill-rule': 'evenodd' }) +
        stroke(
          `M${-30 + s} 43C${-18 + s} 58 ${8 + s} 62 ${26 + s} 54M${-40 + s} 52C${-24 + s} 70 ${4 + s} 76 ${28 + s} 60` +
            `M${30 + s} 54C${38 + s} 60 ${36 + s} 70 ${30 + s} 76`,
          mix(cl, C.manggis, 0.5),
          2.4,
          { opacity: 0.6 },
        ) +
        stroke(
          `M${-40 + s * 0.6} -8C${-36 + s * 0.6} -28 ${-20 + s} -40 ${s} -40C${20 + s} -40 ${36 + s * 0.6} -28 ${40 + s * 0.6} -8`,
          mix(cl, C.cahaya, 0.55),
          2.6,
          { opacity: 0.8 },
        ) +
        (k.pin === false ? '' : circle(24 + s, 56, 4, C.kunyit)),
    }
  },
}
/** Hats by name, for a turn of the head. */
export const HATS: Record<HatName, (turn: number) => Hat> = {
  peci: () => {
    const d = 'M-47 -22C-48 -40 -45 -60 -40 -68C-24 -77 24 -77 40 -68C45 -60 48 -40 47 -22C26 -31 -26 -31 -47 -22Z'
    return {
      svg: lit(
        path(d, lin(['#4A4668', '#26243F', '#181728'], 70)) +
          clipped(
            d,
            stroke('M-48 -26C-26 -36 26 -36 48 -26', C.kunyit, 2.4, { 'stroke-dasharray': '1 5', opacity: 0.9 }) +
              stroke('M-40 -66C-22 -60 22 -60 40 -66', '#6B6790', 2, { opacity: 0.7 }),
          ),
        2,
      ),
      shadow: 'M-47 -22C-26 -31 26 -31 47 -22L47 -14C26 -23 -26 -23 -47 -14Z',
    }
  },
  caping: () => {
    const d = 'M-88 -16C-60 -42 -24 -70 -4 -88C0 -92 4 -92 8 -88C28 -70 62 -42 88 -16C60 0 -60 0 -88 -16Z'
    let w = ''
    for (let i = -6; i <= 6; i++) w += `M2 -90Q${i * 7} -56 ${i * 14} -8`
    let h = ''
    for (let i = 1; i < 5; i++) h += `M${-20 * i} ${-88 + i * 17}Q0 ${-80 + i * 19} ${20 * i + 3} ${-88 + i * 17}`
    return {
      svg: place(
        lit(
          path(d, lin([C.cahaya, '#E9C071', '#B98543'], 65)) +
            clipped(
              d,
              stroke(w, C.soga, 1.3, { opacity: 0.45 }) +
                stroke(h, C.soga, 1.6, { opacity: 0.45 }) +
                stroke('M-88 -15C-60 0 60 0 88 -15', C.soga, 5, { opacity: 0.7 }),
            ),
          3,
        ),
        0,
        -9,
      ),
      shadow: 'M-60 -30L60 -30L54 -2C30 8 -30 8 -54 -2Z',
    }
  },
  band: () => ({
    svg: lit(
      cloth(
        'M-53 -20C-40 -40 -10 -44 8 -43C34 -42 48 -32 53 -20C52 -15 51 -12 50 -9C40 -24 24 -32 2 -32C-24 -32 -42 -24 -51 -9Z',
        kawung(C.nila, C.santan, C.kunyit, 13),
      ),
      1.6,
    ),
    shadow: '',
  }),
  /** A workshop cap turned to the back (mechanic). */
  cap: () => {
    const d = 'M-54 -14C-58 -46 -34 -70 0 -70C34 -70 58 -46 54 -14C36 -26 -36 -26 -54 -14Z'
    return {
      svg: lit(
        path(d, lin([light(C.cabai, 0.3), C.cabai, shade(C.cabai, 0.3)], 60)) +
          clipped(
            d,
            stroke('M0 -70V-20M-30 -64Q-22 -44 -24 -18M30 -64Q22 -44 24 -18', shade(C.cabai, 0.35), 1.8, {
              opacity: 0.5,
            }),
          ) +
          stroke('M-54 -15C-36 -27 36 -27 54 -15', shade(C.cabai, 0.3), 4) +
          circle(0, -70, 4, C.santan),
        2,
      ),
      shadow: '',
    }
  },
}
/** Natural hair colours. */
export const HAIR = H
