/** Book 7, page 15: how things look against the light: dark, with a rim of gold. */
import { def, f, g } from '../../core/svg.ts'
import { C, mix } from '../../palette.ts'

/** The dark of whatever stands before the light. */
export const DARK = mix(C.manggis, C.tinta, 0.62)
/**
 * A drawing against the light: its colours sink to plum, its outline glows. `s` is the width of that rim, `dx`, `dy` move it toward the sun,
 * `own` (0 to 1) is how much of its colours is left.
 */
export function against(svg: string, s = 3, { dx = 0, dy = 0, own = 0.44 } = {}): string {
  const k = (n: number): number => Math.round(n * own * 1000) / 1000
  const id = def(
    (name) =>
      `<filter id="${name}" x="-6%" y="-6%" width="112%" height="112%" color-interpolation-filters="sRGB">` +
      `<feColorMatrix in="SourceGraphic" type="matrix" values="${k(0.9)} ${k(0.06)} 0 0 0.09 0 ${k(0.86)} 0 0 0.025 0 ${k(0.05)} ${k(0.76)} 0 0.085 0 0 0 1 0" result="d"/>` +
      `<feMorphology in="SourceAlpha" operator="erode" radius="${f(s * 0.62)}" result="m"/>` +
      `<feGaussianBlur in="m" stdDeviation="${f(s * 0.55)}" result="b"/><feOffset in="b" dx="${f(-dx)}" dy="${f(-dy)}" result="o"/>` +
      `<feComposite in="SourceAlpha" in2="o" operator="out" result="r"/>` +
      `<feFlood flood-color="#FFC873" flood-opacity="0.95"/><feComposite in2="r" operator="in" result="ri"/>` +
      `<feMerge><feMergeNode in="d"/><feMergeNode in="ri"/></feMerge></filter>`,
  )
  return g(svg, { filter: `url(#${id})` })
}
