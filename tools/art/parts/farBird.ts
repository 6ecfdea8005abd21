import { path, place } from '../core/svg.ts'

import { lit } from '../core/light.ts'
import { C } from '../palette.ts'

/** A bird far away. */
export const bird = (s = 1, c = C.nila) =>
  place(
    lit(
      path(
        'M0 0C-14 -16 -34 -18 -46 -8C-34 -10 -24 -4 -18 4C-10 10 6 10 14 4C24 -6 32 -16 48 -18C36 -26 16 -18 6 -4Z',
        c,
      ),
      1,
    ),
    0,
    0,
    s,
  )
