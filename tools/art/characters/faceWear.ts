/** What people wear on the head besides hats: glasses, hearing aid, beards, a spoon behind the ear. Head space (ball of 50). */
import type { FaceShape, HeadLook } from './types.ts'
import { path, stroke, ellipse, circle, f, lin, clipped, place } from '../core/svg.ts'
import { type Point, smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, mix, light, shade } from '../palette.ts'
/** Round glasses that follow the eyes. */
export const glasses =
  (c = C.mangga) =>
  ({ turn, nod, rear, age = 0 }: HeadLook): string => {
    if (rear) return ''
    const cx = turn * 11,
      y = 6 - age * 3 + nod * 6,
      sp = 20.5 - Math.abs(turn) * 1.8,
      rim = (d: number) => {
        const k = 1 - Math.max(0, d * turn) * 0.12,
          x = cx + d * sp,
          r = 16.2
        return (
          ellipse(x, y, r * k, r, '#EAF6F3', { opacity: 0.09 }) +
          ellipse(x, y, r * k, r, 'none', { stroke: c, 'stroke-width': 4.2 }) +
          ellipse(x - 0.5, y - 0.8, r * k, r, 'none', { stroke: light(c, 0.5), 'stroke-width': 1.2, opacity: 0.8 }) +
          stroke(`M${f(x - 9)} ${f(y - 6)}q2 -4 6 -5`, '#fff', 2, { opacity: 0.55 })
        )
      }
    const bows = stroke(
      `M${f(cx - sp - 15)} ${f(y - 3)}L-51 ${f(y - 4)}M${f(cx + sp + 15)} ${f(y - 3)}L51 ${f(y - 4)}`,
      c,
      3.6,
    )
    return lit(
      bows +
        rim(-1) +
        rim(1) +
        stroke(`M${f(cx - sp + 15)} ${f(y - 3)}Q${f(cx)} ${f(y - 8)} ${f(cx + sp - 15)} ${f(y - 3)}`, c, 4),
      0.9,
    )
  }

/** Angles of the arc behind the ear and how thick it is there. */
const ARC = [
  [-0.35, 0.2],
  [0.2, 0.7],
  [0.75, 1],
  [1.3, 1.1],
  [1.85, 1],
  [2.3, 0.5],
] as const
/** Hearing aid over the wearer's own left ear: screen right from the front, screen left from behind. */
export const hearingAid =
  (c = '#2F7FD0') =>
  ({ turn, rear }: HeadLook): string => {
    const s = rear ? -1 : 1,
      near = rear ? 0 : Math.max(0, -turn),
      ex = s * (55 - near * 9 - (rear ? 0 : Math.max(0, turn) * 4)),
      rx = 10.5 - (rear ? 0 : Math.max(0, turn) * 3)
    const P = (a: number, k: number): [number, number] => [ex + s * Math.sin(a) * (rx + k), 9 - Math.cos(a) * (13 + k)]
    const arc = (k: number, q: number) => ARC.map(([a, share]) => P(a, k + q * share))
    const body = smooth([...arc(-1.6, 0), ...arc(0.6, 5.6).reverse()], true)
    const wire = rear
      ? ''
      : stroke(smooth([P(-0.35, 0), [ex - s * 7, 2], [ex - s * 3, 9]], false), '#EAF7FF', 2.2) +
        circle(ex - s * 2, 10, 3.8, light(c, 0.35), { stroke: '#fff', 'stroke-width': 1 })
    return (
      lit(path(body, lin([light(c, 0.4), c, shade(c, 0.25)], 60), { stroke: '#EAF6FF', 'stroke-width': 1 }), 0.8) +
      wire +
      circle(...P(1.3, 1.8), 1.5, '#D9F2FF')
    )
  }

/** Beard that keeps to the jaw: short = a trimmed band, tuft = chin only, moustache = silver wings under the nose. */
export const BEARDS = {
  short: (c: string) => (turn: number, hd: string, F: FaceShape) => {
    const s = turn * 9,
      ch = 50 + (F.chin ?? 0),
      lip = 25
    const d =
      `M-58 6C-54 34 -34 ${ch + 8} ${f(s)} ${ch + 9}C34 ${ch + 8} 54 34 58 6C50 10 46 22 ${f(38 + s * 0.6)} 29` +
      `C${f(28 + s)} 34 ${f(20 + s)} ${lip + 2} ${f(s)} ${lip - 0.5}` +
      `C${f(-20 + s)} ${lip + 2} ${f(-28 + s)} 34 ${f(-38 + s * 0.6)} 29C-46 22 -50 10 -58 6Z`
    const mouth = ellipse(s, 35.5, 15.5, 7.4, mix('#D99C74', c, 0.16))
    let hair = ''
    for (let i = -6; i <= 6; i++) hair += `M${f(i * 6 + s)} ${f(ch - 3 - i * i * 0.42)}l${f(i * 0.4)} 5`
    return clipped(
      hd,
      path(d, c, { opacity: 0.9 }) + stroke(hair, mix(c, '#D9A98A', 0.4), 1.5, { opacity: 0.5 }) + mouth,
    )
  },
  tuft: (c: string) => (turn: number, _: string, F: FaceShape) =>
    path(
      smooth(
        [
          [-9, 44],
          [0, 41],
          [9, 44],
          [7, 55],
          [0, 60 + (F.chin ?? 0)],
          [-7, 55],
        ].map(([x = 0, y = 0]): Point => [x + turn * 9, y]),
      ),
      c,
    ),
  moustache: (c: string) => (turn: number) => {
    const w = (d: number) =>
      `M${f(turn * 12)} 25C${f(turn * 12 + d * 6)} 20.5 ${f(turn * 11 + d * 15)} 21 ${f(turn * 10 + d * 24)} 30.5` +
      `C${f(turn * 10 + d * 29)} 35 ${f(turn * 10 + d * 33)} 33 ${f(turn * 10 + d * 34)} 29.5` +
      `C${f(turn * 10 + d * 37)} 37 ${f(turn * 10 + d * 26)} 42` +
      ` ${f(turn * 10 + d * 16)} 37.5C${f(turn * 10 + d * 9)} 35 ${f(turn * 11 + d * 3)} 33 ${f(turn * 12)} 32Z`
    return (
      lit(path(w(-1) + w(1), lin([light(c, 0.6), c, shade(c, 0.2)], 70)), 1.3) +
      stroke([-1, 1].map((d) => `M${f(turn * 11 + d * 6)} 27q${d * 8} 1 ${d * 14} 7`).join(''), shade(c, 0.3), 1.2, {
        opacity: 0.5,
      })
    )
  },
}

/** Wooden spoon tucked behind the ear. Head space. */
export const spoonBehindEar = ({ turn, rear }: HeadLook): string => {
  const s = rear ? -1 : 1,
    w = lin(['#F2CE97', '#C08B4F', '#94622F'], 30)
  return place(
    lit(
      path('M-3 26L-2.4 -18L2.4 -18L3 26Q0 29 -3 26Z', w) +
        ellipse(0, -28, 8.6, 12.5, w) +
        ellipse(-0.6, -27, 5, 8.4, shade('#C08B4F', 0.2)),
      1.3,
    ),
    s * (53 - turn * 4),
    -8,
    1,
    s * 24,
  )
}
