/** Book 7, page 9: nothing but the light of dusk, and the plain boards of the porch where the letters lie. */
import { blur, clipped, ellipse, f, g, glow, linU, rect, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'

/** Where the boards of the porch begin. */
export const BOARDS = 524
const WOOD = mix(C.tanah, C.soga, 0.4)
/** Light. */
export const background = (): string =>
  g([
    rect(
      -10,
      -10,
      1300,
      820,
      linU(
        [
          [mix(C.jambu, C.manggis, 0.42), 0],
          [mix(C.jambu, C.manggis, 0.16), 0.34],
          [mix(C.jambu, C.mangga, 0.42), 0.7],
          [mix(C.kunyit, C.santan, 0.42), 1],
        ],
        0,
        0,
        -50,
        BOARDS,
      ),
    ),
    ellipse(420, 330, 620, 420, glow(mix(C.kunyit, C.santan, 0.6), 0.6)),
    boards(),
  ])
/** The boards lie before her: she stands below the porch, and they reach to her chest. */
const boards = (): string => {
  let seams = ''
  for (let i = -8; i <= 8; i++) seams += `M${f(640 + i * 128)} ${BOARDS}L${f(640 + i * 236)} 812`
  return g([
    rect(
      -10,
      BOARDS,
      1300,
      300,
      linU([light(mix(WOOD, C.mangga, 0.3), 0.3), mix(WOOD, C.mangga, 0.16), shade(WOOD, 0.22)], 0, BOARDS, 0, 812),
    ),
    stroke(seams, shade(WOOD, 0.4), 3, { opacity: 0.35 }),
    ellipse(660, BOARDS + 16, 250, 22, shade(WOOD, 0.5), { opacity: 0.4, filter: blur(9) }),
    rect(-10, BOARDS - 4, 1300, 7, light(mix(C.kunyit, C.santan, 0.5), 0.3)),
  ])
}
/** The edge of the boards, before her; Kiko sits on them and is not behind it. */
export const foreground = (): string => clipped(`M404 ${BOARDS - 4}H866V${BOARDS + 36}H404Z`, boards())
