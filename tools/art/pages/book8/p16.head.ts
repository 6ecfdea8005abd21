/** Book 8, page 16: Bima's head from behind, turned to the left: a cheek, a nose, one laughing eye. */
import { HAIR, shine, tone } from '../../characters/hairParts.ts'
import { smooth } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { ellipse, g, lin, path, stroke } from '../../core/svg.ts'
import { C, light, mix, SKIN } from '../../palette.ts'

const skin = SKIN.langsat,
  BARE = lin([light(skin.b, 0.3), skin.b, mix(skin.b, skin.s, 0.4)], 40)
const face = (): string =>
  path(
    smooth([
      [-4, -50],
      [-32, -44],
      [-49, -22],
      [-52, -4],
      [-63, 8],
      [-55, 16],
      [-55, 28],
      [-46, 44],
      [-22, 53],
      [10, 50],
      [34, 34],
      [44, 0],
      [30, -40],
    ]),
    BARE,
  ) +
  ellipse(-34, 19, 10, 8, skin.blush, { opacity: 0.5 }) +
  stroke('M-48 -1Q-41 -9 -33 -2', C.tinta, 3.4) +
  stroke('M-49 -15Q-41 -21 -32 -17', mix(HAIR.hitam, skin.s, 0.2), 3.2) +
  stroke('M-55 28Q-47 41 -32 33', mix(skin.lip, C.tinta, 0.3), 3.2)
/** The head, its middle at 0,0, in the puppet's units. */
export const bimaHead = (): string =>
  g([
    lit(face(), 2.6, { shO: 0.26 }),
    lit(
      path(
        'M-49 -18C-54 -44 -34 -64 2 -63C40 -62 60 -34 58 2C56 28 46 46 26 50C18 52 8 50 2 44C8 34 8 20 4 8C0 -4 -14 -6 -20 2C-23 8 -24 14 -26 18C-31 8 -30 -2 -27 -12C-36 -8 -44 -12 -49 -18Z',
        tone(HAIR.hitam),
      ),
      2.2,
      { rim: '#FFD9A0', rimO: 0.5 },
    ),
    shine('M-34 -38C-22 -52 0 -56 18 -50M22 -32C36 -22 42 -4 38 14M10 -24C24 -14 28 6 24 24', HAIR.hitam),
    lit(ellipse(-8, 12, 10, 14, skin.b) + stroke('M-12 4C-3 0 -2 16 -10 20', skin.s, 2.6, { opacity: 0.75 }), 1.3),
  ])
