import type { HatName } from './types.ts'
import { path, stroke, circle, lin, place, clipped } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { C, light, shade } from '../palette.ts'
import { kawung, cloth } from '../parts/batik.ts'
/** A hat and the shadow it throws on the forehead, in head space. */
export interface Hat {
  readonly svg: string
  readonly shadow: string
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
