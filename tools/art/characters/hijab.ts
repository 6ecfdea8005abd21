/** The hijab: it hides hair and ears. */
import type { HairOptions } from './types.ts'

import { path, stroke, circle, lin } from '../core/svg.ts'
import { C, mix } from '../palette.ts'
/** A scarf around head and neck. */
export const HIJAB = {
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
