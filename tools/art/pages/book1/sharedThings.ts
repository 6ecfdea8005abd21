/** Small things the friends of book 1 carry. */
import { path, stroke, lin } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { C, light, shade } from '../../palette.ts'

/** Ayu's notebook, 36 x 44, middle at 0,0. */
export const notebook = (): string =>
  lit(
    path('M-17 -24L15 -27L18 15L-14 19Z', lin([light(C.cabai, 0.2), C.cabai, shade(C.cabai, 0.2)], 60)) +
      path('M-13 -20L12 -22L14 10L-11 13Z', C.kertas) +
      stroke('M-9 -13L9 -15M-8 -6L10 -8M-8 1L6 0', C.gunung, 2) +
      stroke('M-18 -18h5M-17 -8h5M-16 2h5M-15 12h5', C.kertas, 2.4),
    1.4,
  )

/** Danu's spikes of hair seen from behind, in head space; give it as headExtra. */
export const spikesFromBehind = (): string =>
  lit(
    path(
      'M-46 -24L-56 -42L-42 -42L-40 -60L-24 -54L-16 -70L-2 -58L8 -72L18 -57L34 -65L36 -48L52 -50L46 -30Q0 -52 -46 -24Z',
      lin(['#54363A', '#2E1D22', '#22141B'], 62),
    ),
    2,
  )
