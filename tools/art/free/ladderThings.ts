/** Word pictures of the reading ladder: things of a day, each alone over a soft shadow. */
import { smooth } from '../core/geom.ts'
import { groundShadow, lit } from '../core/light.ts'
import { circle, clipped, ellipse, f, lin, path, place, rad, rect, rng, stroke } from '../core/svg.ts'
import { C, light, shade } from '../palette.ts'
import type { FreePicture } from './free.ts'

/** A card is 240 drawing units square; what stands, stands on y=0. */
const CARD = 240,
  FOOT_ROOM = 22,
  CARD_PX = 480
/** One word picture: the drawing with its feet at 0,0, over a soft shadow `shadow` units wide. */
export const ladderCard = (id: string, draw: () => string, shadow = 130): FreePicture => ({
  path: `/img/ladder/${id}.webp`,
  svg: () => place(groundShadow(0, 0, shadow, 0.3, C.manggis), -shadow * 0.03, 0) + draw(),
  box: { x: -CARD / 2, y: -CARD + FOOT_ROOM, width: CARD, height: CARD },
  width: CARD_PX,
})
/** The light from upper left over one colour. */
export const round = (c: string, angle = 60): string => lin([light(c, 0.4), c, shade(c, 0.3)], angle)

const milk = (): string =>
  lit(
    path('M-52 -170L-42 -6Q0 6 42 -6L52 -170Q0 -158 -52 -170Z', lin(['#F4FBFA', '#D8ECEC', '#B9D6DC'], 20)) +
      path('M-48 -132L-40 -10Q0 2 40 -10L48 -132Q0 -120 -48 -132Z', lin([C.putih, '#FFF8EA', '#EFDFC6'], 30)) +
      ellipse(0, -132, 48, 10, '#FFFDF7') +
      ellipse(0, -170, 52, 11, 'none', { stroke: '#C6DEE2', 'stroke-width': 4 }) +
      stroke('M-38 -150L-32 -30', C.putih, 7, { opacity: 0.8 }),
    4,
  )
const stone = (): string =>
  lit(
    path(
      smooth([
        [-88, -34],
        [-66, -88],
        [-4, -112],
        [62, -92],
        [90, -40],
        [66, -4],
        [0, 2],
        [-62, -2],
      ]),
      rad([light('#B9B2AA', 0.6), '#A8A09A', '#77706E'], 0.36, 0.3, 0.8),
    ) +
      stroke('M-30 -84q22 -12 46 -6M20 -26q26 -4 40 -18', '#8B8480', 4, { opacity: 0.5 }) +
      [
        [-40, -40],
        [-12, -62],
        [34, -70],
        [8, -22],
        [52, -44],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 4, 3, '#7F7875', { opacity: 0.6 }))
        .join(''),
    5,
  )
const book = (): string =>
  lit(
    path('M-84 -26L60 -10L84 -34V-18L60 8L-84 -10Z', lin([C.kertas, '#E8D7B8'], 90)) +
      stroke('M-82 -20L60 -4L82 -28M-82 -14L60 2L82 -22', '#CBB58E', 1.6) +
      path('M-84 -10L60 8L84 -18V-12L60 16L-84 -2Z', shade(C.cabai, 0.3)) +
      path('M-88 -168L48 -152L62 4L-84 -14Z', round(C.cabai)) +
      path('M48 -152L72 -170L86 -22L62 4Z', lin([C.kertas, '#E2CFAC'], 0)) +
      stroke('M54 -148L68 -4M60 -154L74 -10M66 -160L80 -16', '#CBB58E', 1.6) +
      path('M-88 -168L-62 -184L72 -170L48 -152Z', shade(C.cabai, 0.2)) +
      stroke('M-74 -164L-70 -14', shade(C.cabai, 0.35), 5, { opacity: 0.6 }) +
      circle(-12, -92, 34, C.kunyit) +
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((a) => place(path('M-4 -40L0 -52L4 -40Z', C.kunyit), -12, -92, 1, a))
        .join('') +
      stroke('M-24 -98q4 -6 8 0M-6 -96q4 -6 8 0', C.tinta, 3.4) +
      stroke('M-24 -82Q-12 -70 2 -80', C.tinta, 3.4),
    4,
  )
const ball = (): string => {
  const d = 'M-80 -84A80 80 0 1 1 80 -84A80 80 0 1 1 -80 -84Z'
  const bands = (angle: number): string =>
    place(
      stroke('M-82 -16Q0 22 82 -16M-82 0Q0 38 82 0M-82 16Q0 54 82 16', shade('#D9A860', 0.45), 11) +
        stroke('M-82 -18Q0 20 82 -18M-82 -2Q0 36 82 -2M-82 14Q0 52 82 14', light('#D9A860', 0.25), 7),
      0,
      -84,
      1,
      angle,
    )
  return lit(path(d, '#A8753C') + clipped(d, bands(0) + bands(60) + bands(120)), 5)
}
const bread = (): string =>
  lit(
    path(
      'M-96 -16C-104 -60 -92 -96 -58 -98C-44 -118 -16 -118 -2 -102C14 -118 44 -116 56 -98C92 -94 104 -58 96 -16Q92 2 70 2H-70Q-92 2 -96 -16Z',
      lin(['#F3C27C', '#D9944A', '#A8622C'], 70),
    ) +
      stroke('M-60 -84Q-48 -66 -52 -44M0 -88Q10 -68 4 -44M56 -84Q68 -64 62 -42', '#FBE3B4', 13) +
      stroke('M-60 -84Q-48 -66 -52 -44M0 -88Q10 -68 4 -44M56 -84Q68 -64 62 -42', '#C98A48', 2.4, { opacity: 0.6 }) +
      stroke('M-80 -18Q0 -6 80 -18', '#8C4E24', 5, { opacity: 0.3 }),
    5,
  )
/** An egg, its foot at 0,0, 150 high. */
export const egg = (): string =>
  lit(
    path(
      'M0 -150C44 -150 66 -88 66 -52C66 -16 38 2 0 2C-38 2 -66 -16 -66 -52C-66 -88 -44 -150 0 -150Z',
      rad(['#FFF6E2', '#F1CFA4', '#CF9A6C'], 0.36, 0.3, 0.8),
    ) +
      [
        [-24, -60],
        [14, -90],
        [30, -40],
        [-4, -28],
        [-30, -96],
      ]
        .map(([x = 0, y = 0], i) => circle(x, y, 2 + (i % 2), '#B98056', { opacity: 0.6 }))
        .join('') +
      ellipse(-22, -104, 11, 20, C.putih, { opacity: 0.65, transform: 'rotate(24 -22 -104)' }),
    5,
  )
const noodles = (): string =>
  lit(
    path('M-46 4L-38 14H38L46 4Z', shade(C.nila, 0.2)) +
      path('M-98 -84Q-88 6 0 6Q88 6 98 -84Z', round(C.nila)) +
      ellipse(0, -84, 98, 24, light(C.nila, 0.3)) +
      ellipse(0, -86, 88, 19, '#C8752F') +
      stroke(
        'M-70 -88q18 -18 36 0t36 0t36 0M-60 -96q16 -18 34 -2t36 -2t40 2M-46 -104q20 -16 40 0t44 -2M-74 -80q22 12 46 2t50 2t48 -4',
        '#FFD976',
        8,
      ) +
      place(
        path('M-26 0C-26 -22 26 -22 26 0C22 12 -22 12 -26 0Z', C.putih) + ellipse(0, -3, 12, 8, C.kunyit),
        22,
        -102,
        1,
        -8,
      ) +
      path('M-62 -104q-18 -16 -34 -8q10 18 34 14ZM-46 -112q-6 -20 -24 -20q2 20 20 24Z', C.daun) +
      stroke('M-60 -44l16 16l-16 16l-16 -16ZM0 -34l16 16l-16 16l-16 -16ZM60 -44l16 16l-16 16l-16 -16Z', C.kunyit, 4) +
      stroke('M36 -188L84 -76M62 -192L92 -80', '#B9743C', 6),
    4,
  )
const nasi = (): string => {
  const heap = 'M-62 -26C-60 -86 -28 -120 0 -120C28 -120 60 -86 62 -26Q0 -6 -62 -26Z'
  const r = rng(7)
  const grains = Array.from(
    { length: 54 },
    () => `M${f(r.in(-58, 58))} ${f(r.in(-112, -26))}l${f(r.in(-5, 5))} ${f(r.in(-5, 5))}`,
  ).join('')
  return lit(
    ellipse(0, -12, 104, 24, lin([C.putih, '#D9E6E4'], 60)) +
      ellipse(0, -18, 80, 15, '#EDF4F0') +
      ellipse(0, -13, 95, 20, 'none', { stroke: C.toska, 'stroke-width': 4 }) +
      path(heap, lin([C.putih, '#FFF8EA', '#E4D6C0'], 60)) +
      clipped(
        heap,
        stroke(grains, '#D9C8AC', 3.4, { opacity: 0.75 }) +
          stroke(grains, C.putih, 2, { transform: 'translate(-3 -4)' }),
      ) +
      path('M-8 -118q4 -22 26 -22q-2 22 -22 26Z', C.daun),
    4,
  )
}
/** A steaming cup on its saucer, its foot at 0,0, 200 high. */
export const cup = (): string =>
  lit(
    ellipse(0, -8, 92, 18, lin([light(C.toska, 0.4), C.toska], 70)) +
      stroke('M52 -100C104 -104 104 -40 46 -42', shade(C.toska, 0.1), 15) +
      path('M-62 -124Q-60 -8 -28 -8H28Q60 -8 62 -124Z', round(C.toska)) +
      ellipse(0, -124, 62, 15, light(C.toska, 0.5)) +
      ellipse(0, -122, 53, 10.5, '#9A5B2E') +
      stroke('M-58 -84Q0 -66 58 -84', C.kunyit, 7) +
      stroke('M-20 -148q-12 -16 0 -30t0 -28M16 -148q-12 -16 0 -30t0 -28', '#E9DDD0', 6, { opacity: 0.9 }),
    4,
  )
const bed = (): string =>
  lit(
    path('M-108 -112Q-104 -124 -92 -122V4H-108Z', round('#9A6A44', 10)) +
      path('M92 -72Q108 -78 108 -64V4H92Z', round('#9A6A44', 10)) +
      rect(-98, -40, 196, 26, '#8A5630') +
      path('M-94 -66Q0 -74 94 -62V-30H-94Z', lin([C.putih, '#E9DCCB'], 90)) +
      path('M-30 -74Q40 -82 96 -66V-22Q30 -14 -34 -22Z', round(C.nila, 70)) +
      stroke('M-8 -72V-22M22 -74V-20M52 -72V-20M80 -70V-22', C.kunyit, 4, { opacity: 0.7 }) +
      path('M-34 -74Q-22 -46 -34 -22L-20 -20Q-8 -48 -18 -76Z', light(C.nila, 0.5)) +
      path(
        'M-90 -84Q-60 -100 -34 -84Q-28 -68 -36 -62Q-62 -54 -88 -64Q-96 -74 -90 -84Z',
        lin([C.putih, '#F7D9CF', '#E4B4A8'], 70),
      ),
    4,
  )
const bag = (): string =>
  lit(
    stroke('M-24 -170Q0 -204 24 -170', shade(C.cabai, 0.3), 11) +
      path('M-78 -130C-78 -176 78 -176 78 -130L84 -12Q82 2 64 2H-64Q-82 2 -84 -12Z', round(C.cabai)) +
      path('M-78 -134C-74 -172 74 -172 78 -134Q70 -92 0 -92Q-70 -92 -78 -134Z', light(C.cabai, 0.16)) +
      stroke('M-78 -132Q-70 -92 0 -92Q70 -92 78 -132', shade(C.cabai, 0.35), 3.4) +
      rect(-14, -108, 28, 34, C.kunyit, { rx: 6 }) +
      rect(-7, -94, 14, 12, shade(C.kunyit, 0.3), { rx: 3 }) +
      path('M-56 -66H56V-16Q56 -8 46 -8H-46Q-56 -8 -56 -16Z', shade(C.cabai, 0.14)) +
      stroke('M-56 -64H56', light(C.cabai, 0.4), 3.4) +
      stroke('M-86 -96Q-98 -60 -90 -20M86 -96Q98 -60 90 -20', shade(C.cabai, 0.35), 9),
    4,
  )
const box = (): string =>
  lit(
    path('M-96 -108L0 -78V4L-96 -22Z', lin(['#DDAE72', '#C38E52'], 60)) +
      path('M0 -78L96 -108V-22L0 4Z', lin(['#B27C44', '#96622F'], 60)) +
      path('M-96 -108L0 -138L96 -108L0 -78Z', lin(['#F0CD98', '#DDAE72'], 60)) +
      path('M-16 -83L80 -113L96 -108L0 -78ZM-14 -82L0 -78V-40L-14 -46Z', '#F7E2B8', { opacity: 0.85 }) +
      stroke('M-78 -56L-40 -44M-78 -44L-58 -38', '#8A5630', 4, { opacity: 0.5 }),
    4,
  )

/** Twelve things. */
export const pictures: readonly FreePicture[] = [
  ladderCard('milk', milk, 104),
  ladderCard('stone', stone, 176),
  ladderCard('book', book, 150),
  ladderCard('ball', ball, 150),
  ladderCard('bread', bread, 190),
  ladderCard('egg', egg, 120),
  ladderCard('noodles', noodles, 150),
  ladderCard('nasi', nasi, 190),
  ladderCard('cup', cup, 170),
  ladderCard('bed', bed, 210),
  ladderCard('bag', bag, 160),
  ladderCard('box', box, 180),
]
