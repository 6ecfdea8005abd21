/** Book 2, page 10: the mango that is picked, hanging with its leaves and lying in the bucket. */
import { lit } from '../../core/light.ts'
import { lin, path, place, stroke } from '../../core/svg.ts'
import { C, light } from '../../palette.ts'
import { mango } from '../../parts/mango.ts'

const leaf = (): string =>
  lit(
    path('M0 -56C10 -72 30 -74 44 -64C34 -52 14 -48 0 -56Z', lin([light(C.pisang, 0.35), C.daun], 60)) +
      stroke('M3 -57Q22 -64 40 -63', light(C.pisang, 0.65), 1.6),
    1.4,
  )
/** A ripe mango on its stalk between two leaves, in the light of a lantern: about 90 × 80. */
export const fruitToPick = (): string => place(leaf(), -1, 2, 0.94, 8, true) + place(mango(), 0, 0, 1)
/** The same mango without leaves, a little tilted. */
export const pickedFruit = (): string => place(mango(1, { leaf: false }), 4, -6, 1.04, 18)
