/** Book 8, page 9: the dark of the hall's corner: a post, a low bench, far rain as soft veils without a line; nothing else. */
import { lit } from '../../core/light.ts'
import { blur, clipped, ellipse, g, glow, lin, linU, path, place, rect, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { drawn, lamplit, moonlit } from '../book6/sharedNight.ts'
import { PIPE } from './p09.danu.ts'
import { post } from './sharedHall.ts'
import { pipeClose } from './sharedPipe.ts'
import { NIGHT } from './sharedRain.ts'

const TURN = (PIPE.slope * Math.PI) / 180
/** Far rain: wide pale veils that hang over the valley, so soft that no drop is seen. */
const veils = (): string =>
  g(
    [
      [700, 300, 60, 0.2],
      [850, 250, 84, 0.24],
      [1010, 300, 70, 0.18],
      [1150, 240, 90, 0.24],
    ]
      .map(([x = 0, y = 0, w = 0, o = 0]) =>
        path(`M${x + 40} -20H${x + 40 + w}L${x - 40 + w * 1.3} ${y + 280}H${x - 60}Z`, '#6F8FB8', { opacity: o * 0.8 }),
      )
      .join(''),
    { filter: blur(40) },
  )
/** The low bench at the left with a folded cloth; the case stands on it. */
const bench = (): string => {
  const wood = mix(C.soga, NIGHT.dark, 0.3),
    cloth = 'M-20 628Q30 616 90 620Q160 616 214 626Q226 640 218 656Q120 664 -20 660Z'
  return lamplit(
    lit(
      rect(-20, 650, 262, 170, lin([light(wood, 0.12), wood, shade(wood, 0.5)], 80), { rx: 8 }) +
        rect(-20, 646, 274, 30, lin([light(wood, 0.5), wood], 90), { rx: 8 }),
      4,
    ) +
      lit(
        path(cloth, lin([light(C.sepatu, 0.3), C.cabai, shade(C.cabai, 0.3)], 80)) +
          clipped(
            cloth,
            stroke('M20 600V670M60 600V670M100 600V670M140 600V670M180 600V670', C.kunyit, 5, { opacity: 0.7 }) +
              stroke('M-20 642H230', shade(C.cabai, 0.4), 4),
          ),
        3,
      ),
  )
}

/** The whole pipe, from behind him out of the picture; its right part is a sprite too. */
export const bamboo = (): string =>
  drawn(0.3, () =>
    moonlit(
      clipped(
        'M-10 -10H1290V810H-10Z',
        place(
          pipeClose(1500, PIPE.r, { joint: 400 }),
          PIPE.x - 960 * Math.cos(TURN),
          PIPE.y - 960 * Math.sin(TURN),
          1,
          PIPE.slope,
        ),
      ),
      0.5,
    ),
  )
/** Night, far rain, the floor's dark, the post behind him and the bench. */
export const background = (): string =>
  g([
    rect(-10, -10, 1300, 820, lin([NIGHT.dark, [NIGHT.top, 0.3], [NIGHT.middle, 0.62], NIGHT.dark], 90)),
    veils(),
    g(
      path('M480 500Q700 440 880 470T1300 420V660H480Z', mix(NIGHT.top, NIGHT.middle, 0.4), { opacity: 0.9 }) +
        path('M480 560Q760 520 1000 540T1300 510V680H480Z', NIGHT.dark, { opacity: 0.8 }),
      { filter: blur(9) },
    ),
    g(ellipse(1120, 404, 12, 10, C.kunyit), { filter: blur(4) }) + ellipse(1120, 404, 52, 44, glow(C.kunyit, 0.5)),
    rect(
      -10,
      610,
      1300,
      210,
      linU(
        [
          [NIGHT.dark, 0, 0],
          [NIGHT.dark, 0.5, 0.96],
          ['#080E22', 1],
        ],
        0,
        610,
        0,
        800,
      ),
    ),
    ellipse(250, 330, 460, 420, glow('#F0A24A', 0.5)),
    lamplit(place(post(0, 400, 34), 132, -14, 2.1)),
    bamboo(),
    ellipse(120, 700, 300, 120, glow('#F0A24A', 0.2)),
    bench(),
  ])
/** Nothing lies over the sprites. */
export const foreground = (): string => ''
