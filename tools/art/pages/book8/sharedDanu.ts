/** Danu on the night of book 8: his hearing aid lies in its case, safe from the wet. */
import { figure } from '../../characters/figure.ts'
import { CAST } from '../../characters/people.ts'
import type { Figure, FigureOptions } from '../../characters/types.ts'

/** Danu without his hearing aid, and without the hat on his back; options as those of `person`. */
export const danuAtNight = (opts: FigureOptions = {}): Figure =>
  figure({
    ...CAST.danu,
    ...opts,
    hair: { ...CAST.danu.hair, ...opts.hair },
    props: { ...CAST.danu.props, ...opts.props },
    behind: opts.behind,
    mid: opts.mid,
    headExtra: opts.headExtra,
  })
