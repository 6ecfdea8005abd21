/** Book 8, page 8: Danu apart from the ring: his back at the post, his face up with calm eyes, one palm on the pipe, the case at his neck. */
import type { FigureOptions } from '../../characters/types.ts'
import { blur, ellipse, g, place, stroke } from '../../core/svg.ts'
import { C, SKIN } from '../../palette.ts'
import { stripes } from '../../parts/batik.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'
import { faceUp, sitter } from './p08.sit.ts'
import { danuAtNight } from './sharedDanu.ts'
import { aidCase } from './sharedPipe.ts'

const AT = { x: 204, y: 592, turn: -38, s: 0.84 } as const
/** He sits; `isBlinking`: his lids are closed; `tilt`: his head leans on. */
export function danu(isBlinking = false, tilt = 0): string {
  const how: FigureOptions = { expression: 'calm', nod: -0.4, turn: 0.4, look: [1.1, -0.3], blink: isBlinking }
  return drawn(0.5, () =>
    lamplit(
      g([
        ellipse(AT.x - 8, AT.y + 24, 84, 72, '#0A0716', { opacity: 0.5, filter: blur(10) }),
        sitter(
          {
            skin: SKIN.sawo,
            cloth: C.putih,
            fill: stripes(C.putih, C.daun, 18),
            legs: C.soga,
            isUp: true,
            arms: [
              { to: [-40, 98], side: -1, bend: 1 },
              { to: [130, -12], side: 1, bend: 1, angle: 112, kind: 'open', isOver: true },
            ],
            over: stroke('M-34 44Q-16 60 -8 70M34 44Q16 60 10 70', C.cabai, 5) + place(aidCase(), 0, 102, 0.62),
            head: place(faceUp('danu', how, danuAtNight(how), 1.02), 0, 0, 1, tilt),
          },
          AT.x,
          AT.y,
          AT.turn,
          AT.s,
        ),
      ]),
    ),
  )
}
