/** Mouths, their middle at 0,0. */
import { clipped, ellipse, path, stroke } from '../core/svg.ts'
import { C, type Skin } from '../palette.ts'
import type { ToothGap } from './types.ts'

/** Mouths by name. */
export type MouthName =
  | 'smile'
  | 'tiny'
  | 'side'
  | 'flat'
  | 'frown'
  | 'shout'
  | 'pucker'
  | 'open'
  | 'laugh'
  | 'o'
  | 'droop'
  | 'wave'
  | 'smirk'
  | 'sigh'
  | 'teeth'
  | 'gasp'
type Mouth = (s: Skin, gap: ToothGap | undefined) => string
/** Draws each mouth for a skin; an open one may miss teeth. */
export const MOUTHS: Readonly<Record<MouthName, Mouth>> = {
  smile: (s) =>
    stroke('M-10 -1.5Q0 8.5 10 -1.5', C.tinta, 2.9) +
    stroke('M-12 -2.4q1.5 -.6 2.6 1.6M12 -2.4q-1.5 -.6 -2.6 1.6', s.s, 2) +
    stroke('M-3.5 8.6q3.5 1.8 7 0', s.s, 2.2, { opacity: 0.55 }),
  tiny: () => stroke('M-5 0Q0 4 5 0', C.tinta, 2.6),
  side: (s) => stroke('M-8 3Q4 7 10 -3', C.tinta, 2.9) + stroke('M9 -5q3 1 3 4', s.s, 2),
  flat: () => stroke('M-6 2Q1 0 7 2.5', C.tinta, 2.8),
  frown: () => stroke('M-8 5Q0 -3 8 5', C.tinta, 2.8),
  shout: () => mouthHole('M-11 -8C-4 -11 4 -11 11 -8C15 2 13 20 0 21C-13 20 -15 2 -11 -8Z', 4),
  pucker: (s) =>
    ellipse(0, 4, 5.2, 4.6, s.lip) + ellipse(0, 4, 2, 1.8, '#6E1F2B') + stroke('M-8 2q-2 2 0 4M8 2q2 2 0 4', s.s, 1.8),
  open: (_, gap) => mouthHole('M-12 -3C-6 -1 6 -1 12 -3C13 7 7 13 0 13C-7 13 -13 7 -12 -3Z', 5, gap),
  laugh: (_, gap) => mouthHole('M-15 -5C-7 -2.5 7 -2.5 15 -5C17 9 9 17 0 17C-9 17 -17 9 -15 -5Z', 7, gap),
  droop: (s) => stroke('M-9 7Q0 -3.4 9 7', C.tinta, 2.9) + stroke('M-4 12q4 -1.6 8 0', s.s, 2.2, { opacity: 0.55 }),
  wave: () => stroke('M-9 4Q-5 -1.4 -1 2Q4 6 10 -1', C.tinta, 2.9),
  smirk: (s) =>
    path('M-9 1.4Q4 7 13 -5.4Q12.4 8.4 2 8.6Q-6 8.4 -9 1.4Z', C.putih, {
      stroke: C.tinta,
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
    }) + stroke('M12.4 -7.6q3.6 1 3.2 4.6', s.s, 2),
  sigh: (s) =>
    mouthHole('M-5.4 0C-3 -2.6 3 -2.6 5.4 0C7 5 4 9 0 9C-4 9 -7 5 -5.4 0Z', 0) +
    stroke('M-10 -2q-1.6 2 0 4M10 -2q1.6 2 0 4', s.s, 1.8),
  teeth: () =>
    path('M-11 -2Q0 -5 11 -2Q12.6 5 10 8Q0 11 -10 8Q-12.6 5 -11 -2Z', C.putih, {
      stroke: C.tinta,
      'stroke-width': 2.6,
    }) + stroke('M-11 3.2Q0 1.6 11 3.2M-4 -3v11.6M4 -3v11.6', C.tinta, 1.3, { opacity: 0.6 }),
  gasp: () => mouthHole('M-8 -4C-4 -7 4 -7 8 -4C12 3 10 16 0 16.6C-10 16 -12 3 -8 -4Z', 4),
  o: () => mouthHole('M0 -5C6 -5 8 0 8 5C8 11 5 14 0 14C-5 14 -8 11 -8 5C-8 0 -6 -5 0 -5Z', 0),
}
/** An open mouth. teeth = height of the upper row, 0 none; gap: 'gap' one tooth missing, 'one' a single tooth (baby). */
function mouthHole(d: string, teeth: number, gap?: ToothGap): string {
  const hole = '#6E1F2B',
    tongue = ellipse(1, 15, 9, 6.4, C.sepatu) + ellipse(0, 14, 5, 3, C.jambu, { opacity: 0.6 })
  const row = path(`M-14 -6Q0 -2 14 -6L12 ${teeth - 3}Q0 ${teeth - 0.5} -12 ${teeth - 3}Z`, C.putih)
  const up = !teeth
    ? ''
    : gap === 'one'
      ? path('M-3 -5h6v7q-3 2 -6 0Z', C.putih)
      : row + (gap ? path(`M1.4 -6h5.4v${teeth + 5}h-5.4Z`, hole) : '')
  return path(d, hole) + clipped(d, tongue + up)
}
