/** The house lighting. */
import { type Point, smooth } from './geom.ts'
import { blur, type BoxTuple, clipped, def, ellipse, f, f2, g, path, rng, stroke } from './svg.ts'
import { C } from '../palette.ts'

/** Grain is in drawing units; a scene that enlarges a figure sets grain.freq = 0.55 * scale while drawing it. */
export const grainOf = { freq: 0.55 }
/** How lit() lights: rim colour and strength, shadow colour and strength, with or without grain. */
export interface LitOptions {
  rim?: string
  rimO?: number
  sh?: string
  shO?: number
  grain?: boolean
  seed?: number
}
/**
 * Light on any group by its outline alone, so every object is lit alike: a grainy gouache shadow at lower right, a thin warm rim at
 * upper left. s = size of the light in stage units (2 for a hand, 6 for a hut, 14 for a hill). It costs by area: not for hills.
 */
export function lit(
  inner: string | readonly string[],
  s = 4,
  { rim = C.cahaya, rimO = 0.55, sh = C.manggis, shO = 0.34, grain = true, seed = 3 }: LitOptions = {},
): string {
  const freq = f2(grainOf.freq)
  const id = def(
    (id) =>
      `<filter id="${id}" x="-12%" y="-12%" width="124%" height="124%" color-interpolation-filters="sRGB">` +
      `<feOffset in="SourceAlpha" dx="${f(-s * 1.5)}" dy="${f(-s * 1.9)}" result="a"/><feGaussianBlur in="a" stdDeviation="${f(s * 1.25)}" result="b"/>` +
      `<feComposite in="SourceAlpha" in2="b" operator="out" result="m"/>` +
      (grain
        ? `<feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="2" seed="${seed}" result="n"/>` +
          `<feComposite in="m" in2="n" operator="arithmetic" k1="1.1" k2="0.62" k3="0" k4="-0.06" result="mg"/>`
        : `<feOffset in="m" result="mg"/>`) +
      `<feFlood flood-color="${sh}" flood-opacity="${shO}"/><feComposite in2="mg" operator="in" result="sh"/>` +
      `<feOffset in="SourceAlpha" dx="${f(s * 0.5)}" dy="${f(s * 0.62)}" result="c"/><feGaussianBlur in="c" stdDeviation="${f(s * 0.34)}" result="e"/>` +
      `<feComposite in="SourceAlpha" in2="e" operator="out" result="r"/><feFlood flood-color="${rim}" flood-opacity="${rimO}"/><feComposite in2="r" operator="in" result="ri"/>` +
      `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="sh"/><feMergeNode in="ri"/></feMerge></filter>`,
  )
  return g(inner, { filter: `url(#${id})` })
}
/** Cheap light for big shapes (hills, crowns): the part of an outline not covered by the same outline moved by dx,dy. No filter. */
export function crescent(
  pts: readonly Point[],
  dx: number,
  dy: number,
  color: string,
  o: number,
  closed = true,
): string {
  const A = smooth(pts, closed),
    B = smooth(
      pts.map(([x, y]): Point => [x + dx, y + dy]),
      closed,
    )
  return clipped(A, path(A + B, color, { 'fill-rule': 'evenodd', opacity: o }))
}
/** Soft shadow where something w wide stands on the ground: a dark core and a wide veil, pulled to the right. */
export const groundShadow = (x: number, y: number, w: number, o = 0.34, c: string = C.lumut): string =>
  g(
    ellipse(x + w * 0.16, y + w * 0.02, w * 0.72, w * 0.13, c, {
      opacity: o * 0.6,
      filter: blur(f(Math.max(2, w * 0.05))),
    }) + ellipse(x + w * 0.04, y, w * 0.46, w * 0.075, c, { opacity: o, filter: blur(f(Math.max(1, w * 0.02))) }),
  )
/** Dry-brush: broken thin strokes inside an outline, following an angle. Keep them under about 35 units: longer ones look like scratches. */
export function dryBrush(
  d: string,
  [x, y, w, h]: BoxTuple,
  color: string,
  { n = 26, angle = -20, len = 0.35, width = 2.4, o = 0.22, seed = 5 } = {},
): string {
  const r = rng(seed),
    a = (angle * Math.PI) / 180
  let p = '',
    q = ''
  for (let i = 0; i < n; i++) {
    const sx = x + r() * w,
      sy = y + r() * h,
      L = w * len * r.in(0.4, 1),
      b = r.in(-0.12, 0.12) * L
    const ex = sx + Math.cos(a) * L,
      ey = sy + Math.sin(a) * L
    const s = `M${f(sx)} ${f(sy)}Q${f((sx + ex) / 2 - Math.sin(a) * b)} ${f((sy + ey) / 2 + Math.cos(a) * b)} ${f(ex)} ${f(ey)}`
    if (r() < 0.5) p += s
    else q += s
  }
  return clipped(d, stroke(p, color, width, { opacity: o }) + stroke(q, color, width * 0.5, { opacity: o * 0.8 }))
}
