/** What every hair style is made of: natural colours, the gradient of a head of hair, its shine, a bow. */
import { path, stroke, circle, lin, place } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { C, mix } from '../palette.ts'
/** Natural hair colours. */
export const HAIR = { hitam: '#2A1B22', coklat: '#44271D', kelabu: '#8E8B93' }
/** Hair from its light side to its dark one. */
export const tone = (c: string) => lin([mix(c, '#8A6A62', 0.34), c, mix(c, '#140A12', 0.3)], 65)
/** A soft line of light on hair. */
export const shine = (d: string, c: string, w = 2.6, o = 0.42) => stroke(d, mix(c, '#D9A98A', 0.5), w, { opacity: o })
/** A ribbon's bow around (x, y), turned by r degrees. */
export const bow = (x: number, y: number, r: number, c: string, s = 1) =>
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
