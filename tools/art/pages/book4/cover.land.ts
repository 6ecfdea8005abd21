/** Book 4, cover: straight up into the old mango tree. The trunk rises from the lower edge; leaves leave one bright place open at its top. */
import { tube } from '../../core/geom.ts'
import { crescent, dryBrush, lit } from '../../core/light.ts'
import { circle, clipped, f, g, glow, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { leafBall } from '../../parts/mangoTree.ts'
import { cloud } from '../../parts/nature.ts'

/** Where the bright place is, around the mango. */
export const OPENING = { x: 800, y: 300 } as const
const BARK = '#8A5A3C'

/** Morning sky as one sees it with the head in the neck: brightest around the mango, bluer to all sides. */
const sky = (): string =>
  rect(
    0,
    0,
    1280,
    800,
    linU(
      [
        [mix(C.gunung, C.langit, 0.2), 0],
        [C.langit, 0.4],
        [mix(C.langit, C.santan, 0.5), 0.8],
        [C.santan, 1],
      ],
      0,
      0,
      60,
      800,
    ),
  ) +
  place(cloud(210, 4), 1130, 560, 0.9) +
  place(cloud(170, 8), 130, 590, 0.8)
/** Broad beams of light that come from the opening. */
const beams = (): string =>
  g(
    Array.from({ length: 14 }, (_, i) => {
      const at = (i / 14) * Math.PI * 2 + 0.2,
        wide = i % 2 ? 0.07 : 0.11
      const out = (turn: number): string =>
        `${f(OPENING.x + Math.cos(turn) * 760)} ${f(OPENING.y + Math.sin(turn) * 760)}`
      return path(`M${OPENING.x} ${OPENING.y}L${out(at - wide)}L${out(at + wide)}Z`, C.cahaya, { opacity: 0.3 })
    }),
  )
/** Trunk from below: huge at the lower edge, thin where it ends among the leaves. */
function trunk(): string {
  const d =
    'M430 820C500 700 540 560 574 440C592 380 606 320 612 260L628 130H690L688 260C690 340 704 420 728 500C752 590 800 710 872 820Z'
  const box = [440, 160, 420, 660] as const
  return (
    lit(
      path(d, lin([light(BARK, 0.42), BARK, shade(BARK, 0.42)], 6)) +
        clipped(
          d,
          dryBrush(d, [...box], light(BARK, 0.5), { n: 46, angle: 80, len: 0.07, width: 4, o: 0.3, seed: 4 }) +
            dryBrush(d, [...box], shade(BARK, 0.5), { n: 46, angle: 98, len: 0.08, width: 4, o: 0.34, seed: 9 }) +
            stroke(
              'M520 820C560 700 600 560 616 420M606 820C630 700 646 600 650 460M706 820C690 720 684 600 676 480M790 820C752 720 724 620 704 500',
              shade(BARK, 0.5),
              5,
              { opacity: 0.28 },
            ),
        ),
      7,
    ) +
    path(
      d,
      linU(
        [
          [C.lumut, 0, 0.7],
          [C.lumut, 0.4, 0.16],
          [C.lumut, 1, 0],
        ],
        0,
        200,
        0,
        520,
      ),
    )
  )
}
const branch = (points: readonly (readonly [number, number])[], widths: readonly number[]): string =>
  lit(path(tube(points, widths), lin([light(BARK, 0.3), BARK, shade(BARK, 0.42)], 80)), 4)
const branches = (): string =>
  g([
    branch(
      [
        [690, 470],
        [820, 420],
        [980, 400],
        [1180, 344],
      ],
      [30, 23, 17, 9],
    ),
    branch(
      [
        [604, 500],
        [500, 452],
        [390, 446],
        [250, 452],
        [130, 404],
      ],
      [36, 27, 22, 17, 9],
    ),
    branch(
      [
        [620, 320],
        [520, 240],
        [380, 190],
      ],
      [26, 18, 10],
    ),
    branch(
      [
        [660, 300],
        [690, 180],
        [770, 108],
        [880, 70],
      ],
      [26, 19, 13, 8],
    ),
  ])
/** Clumps around the opening: far ones first, hazy in the light; middle and radius. */
const FAR = [
  [470, 60, 120],
  [640, 90, 120],
  [560, 200, 96],
  [980, 70, 118],
  [1040, 220, 104],
  [430, 320, 84],
  [1010, 340, 70],
] as const
const NEAR = [
  [110, 60, 170],
  [330, 30, 150],
  [700, -20, 140],
  [900, -30, 130],
  [1130, 30, 160],
  [560, 110, 120],
  [668, 96, 112],
  [1230, 210, 150],
  [50, 260, 150],
  [250, 190, 132],
  [1196, 370, 108],
  [96, 396, 112],
] as const
const crown = (balls: readonly (readonly [number, number, number])[], seed: number, d: number): string => {
  const r = rng(seed)
  return g(balls.map((ball, k) => leafBall(ball, k, r, d)))
}
/** Long mango leaves that hang into the picture, near and dark. */
function hanging(x: number, y: number, tilt: number, s: number): string {
  const leaf = 'M0 0C16 26 20 70 4 128C-16 76 -18 30 0 0Z'
  return place(
    g(
      [-32, -12, 8, 28].map((turn, i) =>
        place(
          path(leaf, lin([mix(C.hutan, C.lumut, 0.3), C.lumut, shade(C.lumut, 0.3)], 70)) +
            crescent(
              [
                [0, 0],
                [16, 40],
                [4, 128],
                [-14, 60],
              ],
              4,
              3,
              C.daun,
              0.3,
            ) +
            stroke('M0 4Q4 60 3 118', mix(C.daun, C.lumut, 0.4), 2.4),
          0,
          0,
          1 - (i % 2) * 0.16,
          turn,
        ),
      ),
    ),
    x,
    y,
    s,
    tilt,
  )
}
/** Sky through the leaves, trunk, branches, and one twig at the very top. */
export const background = (): string =>
  g([
    sky(),
    circle(OPENING.x, OPENING.y, 560, glow(C.cahaya, 0.95)),
    beams(),
    crown(FAR, 5, 0.22),
    branches(),
    trunk(),
    crown(NEAR, 8, 0),
    stroke('M772 84C806 110 806 170 797 240', C.soga, 9),
    stroke('M772 84C802 110 803 170 794 236', light(C.soga, 0.4), 2.4),
    circle(OPENING.x, OPENING.y, 210, glow(C.kunyit, 0.95)),
    circle(OPENING.x, OPENING.y, 120, glow(C.putih, 0.95)),
  ])
/** Dark leaves in the corners. */
export const foreground = (): string =>
  g([hanging(24, -30, -22, 1.7), hanging(130, -50, -4, 1.2), hanging(1262, -34, 20, 1.7), hanging(1150, -56, 2, 1.2)])
