/** Book 3, page 1: the veranda of a wooden house at sunrise; beyond its posts the yard, the fence and the hills. */
import { clipped, ellipse, f, g, glow, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { ceplok, cloth } from '../../parts/batik.ts'
import { bird } from '../../parts/farBird.ts'
import { fence } from '../../parts/fence.ts'
import { mat } from '../../parts/mat.ts'
import { bananaPlant, cloud, flower, grass, hill, mist, palm, sky, terraceHill, treeLine } from '../../parts/nature.ts'
import { C, light, mix, shade } from '../../palette.ts'

const SUN = { x: 452, y: 318 },
  /** The edge of the veranda toward the yard. */
  EDGE = 584,
  WOOD = '#B98049',
  WALL = { right: 258, door: [52, 202] } as const

const farLand = (): string =>
  g([
    sky('pagi', { sun: [SUN.x, SUN.y], horizon: 0.5 }),
    place(cloud(180, 4), 1010, 220, 0.8),
    place(cloud(120, 8), 700, 176, 0.7),
    place(bird(0.32), 840, 268),
    place(bird(0.26), 878, 254),
    hill(
      [
        [-20, 400],
        [300, 372],
        [440, 392],
        [620, 356],
        [820, 312],
        [1020, 344],
        [1300, 290],
      ],
      C.gunung,
      {
        d: 0.58,
        s: 8,
        bottom: 500,
        brush: false,
      },
    ),
    ellipse(SUN.x, 390, 330, 60, glow(C.cahaya, 0.9)),
    mist(820, 410, 560, 44, 0.85),
    terraceHill(980, 488, 620, 110, { n: 7, d: 0.34, seed: 8, lean: 50, flat: 0.15 }),
    treeLine(200, 1300, (x: number) => 462 + 6 * Math.sin(x / 100), C.daun, {
      d: 0.36,
      seed: 15,
      r0: 12,
      r1: 26,
      palms: 2,
    }),
    place(palm(250, 24, 2, { d: 0.1 }), 866, 494, 0.95),
    place(palm(190, -22, 6, { d: 0.16 }), 944, 488, 0.85),
  ])
/** The yard between the fence and the veranda. */
const yard = (): string =>
  g([
    hill(
      [
        [200, 486],
        [500, 480],
        [800, 486],
        [1100, 478],
        [1300, 484],
      ],
      C.pisang,
      { s: 10, seed: 13 },
    ),
    place(bananaPlant(190, 4, 0.02), 352, 548, 1),
    place(fence(330, 5), 966, 520, 1),
    grass(260, 1300, (x) => 522 + 4 * Math.sin(x / 60), {
      h: 14,
      step: 12,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    path(
      'M520 486C580 500 640 540 600 590H800C760 540 690 500 600 486Z',
      lin([light(C.kunyit, 0.5), mix(C.kunyit, C.soga, 0.35)], 88),
      {
        opacity: 0.7,
      },
    ),
    flower(470, 556, 0.8, C.sepatu),
    flower(500, 566, 0.7, C.putih),
    flower(900, 552, 0.8, C.jambu),
    flower(868, 564, 0.7, C.putih),
  ])
/** Planks that run toward us, light on their left edges. */
function floor(): string {
  const middle = 600,
    d = `M-20 ${EDGE}H1300V830H-20Z`,
    seams: string[] = [],
    tones: string[] = []
  for (let i = -14; i <= 14; i++) {
    const x = middle + i * 72,
      low = middle + i * 72 * 1.62
    seams.push(`M${f(x)} ${EDGE}L${f(low)} 830`)
    if (i % 3 === 0) tones.push(`M${f(x)} ${EDGE}L${f(low)} 830H${f(low + 72 * 1.62)}L${f(x + 72)} ${EDGE}Z`)
  }
  return g([
    path(d, lin([light(WOOD, 0.5), light(WOOD, 0.12), WOOD, shade(WOOD, 0.28)], 82)),
    path(tones.join(''), light(C.kunyit, 0.3), { opacity: 0.22 }),
    stroke(seams.join(''), shade(C.soga, 0.25), 2.6, { opacity: 0.5 }),
    stroke(seams.join(''), C.cahaya, 1.4, { opacity: 0.5, transform: 'translate(3 0)' }),
    // the morning comes in between the posts
    clipped(d, path('M330 584L700 584L960 830H470ZM760 584L1180 584L1560 830H1060Z', C.cahaya, { opacity: 0.26 })),
    path(`M-20 ${EDGE - 9}H1300V${EDGE + 5}H-20Z`, lin([light(WOOD, 0.45), WOOD, shade(WOOD, 0.3)], 90)),
    stroke(`M-20 ${EDGE + 6}H1300`, shade(C.soga, 0.4), 3, { opacity: 0.45 }),
  ])
}
/** The wall of the house: woven bamboo in a timber frame, a door that stands open, a curtain of batik. */
function wall(): string {
  const { right } = WALL,
    [l, r] = WALL.door,
    straw = mix(C.kunyit, C.soga, 0.28)
  let weave = '',
    over = ''
  for (let y = 90; y < EDGE; y += 22)
    for (let x = -20; x < right - 44; x += 44) {
      const at = x + ((y / 22) % 2 >= 1 ? 22 : 0)
      weave += `M${f(at)} ${y}l20 16`
      over += `M${f(at + 22)} ${y}l-18 16`
    }
  const post = (x: number, w: number, top: number): string =>
    lit(rect(x, top, w, EDGE - top + 4, lin([light(WOOD, 0.3), WOOD, shade(WOOD, 0.35)], 8)), 2)
  return g([
    rect(-20, 40, right + 20, EDGE - 40, lin([light(straw, 0.25), straw, shade(straw, 0.25)], 30)),
    stroke(weave, shade(straw, 0.4), 3, { opacity: 0.35 }),
    stroke(over, light(straw, 0.5), 3, { opacity: 0.4 }),
    rect(l, 176, r - l, EDGE - 176, lin([mix(C.jati, C.tinta, 0.4), mix(C.jati, C.bata, 0.35)], 90)),
    cloth(
      `M${l} 184L${r} 184C${r - 6} 280 ${r - 40} 330 ${r - 66} 372C${r - 50} 420 ${r - 46} 500 ${r - 52} 566L${l} 566Z`,
      ceplok(C.nila, C.santan, C.kunyit, 30),
    ),
    stroke(`M${l + 24} 190V560M${l + 56} 190C${l + 60} 320 ${l + 50} 420 ${l + 54} 560`, C.tinta, 7, { opacity: 0.18 }),
    stroke(`M${r - 66} 372q-30 8 -${r - l - 66} 2`, C.kunyit, 6),
    post(l - 18, 18, 160),
    post(r, 18, 160),
    lit(rect(l - 26, 150, r - l + 52, 26, lin([light(WOOD, 0.4), WOOD, shade(WOOD, 0.3)], 80)), 2),
    post(right - 8, 30, 40),
    ellipse(right + 60, EDGE + 4, 90, 8, C.jati, { opacity: 0.2 }),
  ])
}
/** The eave with its rafters, its beam, the post at the right. */
function eave(): string {
  const rafters = [...Array(14).keys()].map((i) => `M${f(-40 + i * 104)} -20L${f(20 + i * 96)} 56`).join('')
  return g([
    rect(-20, -20, 1320, 76, lin([mix(C.jati, C.tinta, 0.3), C.jati, mix(C.soga, C.bata, 0.3)], 90)),
    stroke(rafters, mix(C.soga, C.kunyit, 0.15), 12, { opacity: 0.75 }),
    lit(rect(1222, 62, 32, EDGE - 58, lin([light(WOOD, 0.35), WOOD, shade(WOOD, 0.35)], 8)), 2.4),
    lit(rect(-20, 48, 1320, 30, lin([light(WOOD, 0.45), WOOD, shade(WOOD, 0.3)], 88)), 2.4),
    stroke('M1218 150L1150 80M1256 150L1300 96M282 150L350 80', WOOD, 14),
  ])
}
/** A pot of orchids that hangs from the beam. */
const orchid = (): string =>
  g([
    stroke('M0 0L-26 76M0 0L26 76', C.soga, 2.6),
    stroke('M-8 70C-20 44 -44 40 -56 56M8 70C24 40 50 40 58 62M0 70C-4 40 8 30 20 24', C.daun, 4),
    lit(path('M-30 72H30L22 108Q0 116 -22 108Z', lin([light(C.bata, 0.4), C.bata, shade(C.bata, 0.3)], 30)), 1.6),
    path('M-26 72C-40 62 -40 96 -34 104C-26 94 -24 84 -20 72ZM24 72C36 64 40 92 36 110C26 96 22 86 18 72Z', C.daun),
    flower(-56, 58, 1, C.jambu, C.mangga),
    flower(58, 64, 1.1, C.sepatu, C.kunyit),
    flower(22, 24, 0.95, C.jambu, C.mangga),
    flower(-32, 44, 0.8, C.putih, C.kunyit),
  ])
/** Everything behind the child. */
export const background = (): string =>
  g([
    farLand(),
    yard(),
    floor(),
    wall(),
    eave(),
    place(orchid(), 1070, 74, 1),
    ellipse(688, 718, 236, 30, C.jati, { opacity: 0.22 }),
    place(mat(480, 92), 692, 702),
  ])
/** A sandal seen from above at a slant. */
const sandal = (): string =>
  lit(
    path(
      'M-12 -34C2 -42 16 -34 16 -14C16 4 12 16 14 26C14 38 -12 40 -13 26C-12 14 -20 -20 -12 -34Z',
      lin([light(C.toska, 0.4), C.toska, shade(C.toska, 0.3)], 60),
    ),
    2,
  ) + stroke('M2 -24C-10 -14 -14 -4 -14 6M2 -24C14 -14 16 -4 15 6', C.kunyit, 6)
/** A clay water jar with its dipper. */
const jar = (): string =>
  g([
    groundShadow(0, 0, 92, 0.4, C.jati),
    lit(
      path(
        'M-34 -136C-36 -126 -70 -112 -70 -66C-70 -28 -48 0 0 0C48 0 70 -28 70 -66C70 -112 36 -126 34 -136Z',
        lin([light(C.bata, 0.45), C.bata, shade(C.tanah, 0.35)], 55),
      ) +
        stroke('M-62 -88Q0 -72 62 -88M-68 -70Q0 -54 68 -70', shade(C.tanah, 0.25), 4, { opacity: 0.6 }) +
        stroke('M-52 -40C-40 -52 -28 -30 -16 -42S8 -32 20 -42S42 -32 52 -42', C.santan, 4, { opacity: 0.8 }),
      4,
    ),
    lit(ellipse(0, -138, 40, 12, lin([light(C.bata, 0.5), C.tanah], 80)), 1.6),
    ellipse(0, -138, 30, 7, mix(C.air, C.nila, 0.3)),
    lit(stroke('M10 -140L52 -196', C.soga, 8) + path('M-14 -146Q0 -128 20 -140L14 -152Q0 -156 -14 -146Z', C.soga), 1.4),
  ])
/** What stands nearest to us: two sandals and the water jar. */
export const foreground = (): string =>
  g([
    place(groundShadow(0, 8, 46, 0.3, C.jati) + sandal(), 238, 716, 0.95, 62),
    place(groundShadow(0, 8, 46, 0.3, C.jati) + sandal(), 300, 740, 0.95, 84),
    place(jar(), 1166, 664, 0.82),
  ])
