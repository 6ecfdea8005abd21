/** Small things the friends of book 1 carry. */
import { lin, path, place, stroke } from '../../core/svg.ts'
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

/** Danu's spikes of hair seen from behind; a `behind` hook, so that the round of his head covers their feet. */
export const spikesFromBehind =
  (tilt: number) =>
  ({ headAt: [x, y] }: { headAt: readonly [number, number] }): string =>
    place(
      lit(
        path(
          'M-50 -18Q-58 -34 -60 -40Q-50 -40 -43 -43Q-42 -54 -45 -60Q-33 -59 -25 -54Q-18 -64 -18 -70Q-5 -65 4 -58Q11 -65 15 -70' +
            'Q22 -63 27 -54Q36 -58 42 -62Q43 -52 45 -43Q53 -42 60 -44Q58 -32 51 -18Z',
          lin(['#54363A', '#2E1D22', '#22141B'], 62),
        ),
        2,
      ),
      x,
      y,
      1,
      tilt,
    )
