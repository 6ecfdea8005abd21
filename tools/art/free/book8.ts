/** Book 8: word cards, tries and causes, what is dragged on its pages, the valley by day. */
import { person } from '../characters/cast.ts'
import { groundShadow, lit } from '../core/light.ts'
import { circle, clipped, ellipse, g, glow, lin, path, place, rect, stroke } from '../core/svg.ts'
import { lampGlow } from '../core/time.ts'
import { C, light, shade } from '../palette.ts'
import { bananaLeaf } from '../parts/banana.ts'
import { gong } from '../parts/drums.ts'
import { chick } from '../parts/hen.ts'
import { lantern } from '../parts/lantern.ts'
import { danuAtNight } from '../pages/book8/sharedDanu.ts'
import { aidCase, drop, dropRings, forkedStick, kentongan, pipeClose } from '../pages/book8/sharedPipe.ts'
import { brownWater, fogBank } from '../pages/book8/sharedRain.ts'
import { valley } from './book8Valley.ts'
import type { FreePicture } from './free.ts'

/** A card is 240 drawing units square; what stands, stands on y=0. */
const CARD = { x: -120, y: -218, width: 240, height: 240 }
const card =
  (folder: string) =>
  (name: string, draw: () => string, shadow = 120): FreePicture => ({
    path: `/img/books/book8/${folder}/${name}.webp`,
    svg: () => (shadow ? groundShadow(0, 0, shadow, 0.3, C.manggis) : '') + draw(),
    box: CARD,
    width: 480,
  })
const word = card('words'),
  who = card('who')

/** Arcs of sound to both sides of a middle, at these distances. */
const rings = (x: number, y: number, at: readonly number[], color: string, width: number): string =>
  at
    .map((r) =>
      stroke(
        `M${x - r * 0.86} ${y - r * 0.5}A${r} ${r} 0 0 0 ${x - r * 0.86} ${y + r * 0.5}M${x + r * 0.86} ${y - r * 0.5}A${r} ${r} 0 0 1 ${x + r * 0.86} ${y + r * 0.5}`,
        color,
        width,
      ),
    )
    .join('')
const FAR_APART = [52, 82, 112] as const
const CLOSE = [46, 58, 70, 82, 94, 106] as const

/** Eka and Citra call with their hands at their mouths, in rain. */
const shout = (): string => {
  const call = (name: 'eka' | 'citra', turn: number) =>
    person(name, {
      expression: 'shout',
      turn,
      pose: { head: -turn * 14, armL: [-46, -150], armR: [46, 150], handL: 'open', handR: 'open' },
    }).svg
  return (
    place(call('citra', -0.3), -48, 0, 0.8) +
    place(call('eka', 0.3), 46, 2, 0.86) +
    stroke(
      'M-104 -204l-4 26M-60 -212l-4 26M0 -210l-4 26M56 -212l-4 26M104 -200l-4 26M-110 -150l-4 26M110 -148l-4 26',
      C.air,
      5,
    )
  )
}
/** Three lanterns behind fog. */
const lanterns = (): string =>
  place(lantern({ r: 60 }), -62, -28, 1) +
  place(lantern({ r: 70 }), 2, -52, 1.16) +
  place(lantern({ r: 60 }), 66, -26, 1) +
  fogBank(-20, -22, 90, 24, 0.9) +
  fogBank(40, -60, 70, 18, 0.7)
/** Bu Sri's phone: no bar of the signal is full. */
const phone = (): string =>
  place(
    lit(
      rect(-48, -176, 96, 176, lin([light(C.nila, 0.4), C.nila, shade(C.nila, 0.4)], 70), { rx: 14 }) +
        rect(-40, -160, 80, 136, lin([C.kertas, C.langit], 80), { rx: 4 }) +
        circle(0, -12, 6, light(C.nila, 0.5)),
      3,
    ) +
      [0, 1, 2, 3]
        .map((n) =>
          rect(-28 + n * 15, -82 - n * 12, 10, 14 + n * 12, 'none', { stroke: C.gunung, 'stroke-width': 3, rx: 2 }),
        )
        .join('') +
      stroke('M-28 -56L30 -128M-28 -128L30 -56', C.cabai, 9),
    0,
    -6,
    1.1,
    6,
  )
/** A piece of the pipe on its forked stick; drops jump. */
const bamboo = (): string =>
  place(forkedStick(90, 11), 0, -92) +
  place(pipeClose(216, 30, { isOpen: true }), -108, -112, 1, -10) +
  place(dropRings(30, 2, 0.8), 0, -132, 1, -10)
/** Danu feels the pipe with his palm. */
const hand = (): string => {
  const one = danuAtNight({
    expression: 'awe',
    turn: 0.4,
    look: [0.8, 0.4],
    pose: {
      lean: 8,
      head: 8,
      armL: [-14, 8],
      armR: { palm: [62, -86], bend: -1 },
      handR: 'open',
      hide: 'R',
      legL: [-8, -2],
      legR: [8, 2],
    },
  })
  return place(
    one.svg +
      place(pipeClose(210, 17, { isOpen: true }), -10, -60, 1, -12) +
      one.parts.armR +
      one.parts.handR +
      place(dropRings(15, 2, 0.8), 62, -90, 1, -12),
    -26,
    -2,
    0.76,
  )
}
/** The gong, and a pot with its lid in the air. */
const noise = (): string =>
  place(gong(), -34, 0, 0.5) +
  place(
    lit(
      path('M-42 -52H42L36 -6Q34 0 26 0H-26Q-34 0 -36 -6Z', lin(['#C9D3DA', '#8C9AA6', '#5C6873'], 20)) +
        stroke('M-46 -52H46', '#DCE4EA', 8) +
        stroke('M-42 -34h-14M42 -34h14', '#6C7883', 7),
      2,
    ) +
      place(
        lit(path('M-40 0Q0 -26 40 0Z', lin(['#DCE4EA', '#8C9AA6'], 40)) + circle(0, -16, 6, C.cabai), 2),
        8,
        -74,
        1,
        16,
      ),
    70,
    0,
    0.8,
  ) +
  rings(-34, -75, [58, 70], C.kunyit, 5)
/** A slit drum with arcs of its sound. */
const drumWith = (at: readonly number[], color: string, width: number): string =>
  rings(0, -96, at, color, width) + place(kentongan(), 0, -206, 0.86)
/** A stretch of the pipe with arcs of a knock. */
const pipeWith = (at: readonly number[], color: string, width: number): string =>
  rings(0, -96, at, color, width) + place(pipeClose(84, 24, { isOpen: true, joint: 50 }), -42, -96)
const murni = (): string =>
  place(
    person('murni', {
      expression: 'smile',
      turn: -0.15,
      pose: { lean: 2, head: 4, armL: [-18, 6], armR: [92, 150], handR: 'open', legL: [-4, -2], legR: [5, 2] },
    }).svg,
    -4,
    -2,
    0.68,
  )
/** Rain on a leaf. */
const wetLeaf = (): string =>
  place(lit(bananaLeaf(216, C.pisang, 2, { wide: 0.24 }), 3), -104, -42, 1, -20) +
  stroke(
    'M-74 -196l-5 34M-30 -212l-5 34M16 -198l-5 34M62 -212l-5 34M100 -180l-5 34M-96 -140l-5 30M44 -160l-5 30',
    C.air,
    6,
  ) +
  drop(-40, -58, 9) +
  drop(6, -82, 11) +
  drop(52, -92, 8) +
  drop(30, -60, 7)
const river = (): string => {
  const d =
    'M-60 -214C-110 -150 60 -140 20 -90C-10 -50 -110 -40 -104 20H76C70 -30 120 -50 100 -110C90 -150 0 -160 36 -214Z'
  return (
    lit(
      path('M-112 -208Q-116 -216 -104 -216H104Q116 -216 114 -206L116 12Q116 20 104 20H-104Q-116 20 -116 10Z', C.daun),
      3,
    ) +
    brownWater(d, [-112, -214, 224, 234], { angle: 74, isNight: false, seed: 6 }) +
    clipped(
      d,
      stroke(d, '#E9D8B4', 9, { opacity: 0.6 }) +
        stroke(
          'M-20 -190q20 30 6 60M60 -130q-10 40 -60 60M30 -60q-30 20 -60 60M60 -40q-20 20 -24 50M-60 -10q10 -20 30 -26',
          '#E9D8B4',
          5,
          { opacity: 0.8 },
        ),
    )
  )
}

/** A chick with wet feathers, as it is carried. */
const wetChick = (): string => place(chick(), 0, 0, 2.1) + drop(-26, -8, 5) + drop(24, -22, 4) + drop(-6, -66, 4)
const piece = (name: string, w: number, h: number, svg: () => string): FreePicture => ({
  path: `/img/books/book8/sprites/${name}.webp`,
  svg,
  box: { x: -w / 2, y: -h, width: w, height: h },
  width: 240,
})

/** All free pictures of this file. */
export const pictures: readonly FreePicture[] = [
  who('shout', shout, 180),
  who('lanterns', lanterns, 0),
  who('phone', phone, 90),
  who('aid', () => place(aidCase({ isOpen: true }), 0, -10, 2.3), 180),
  who('bamboo', bamboo, 110),
  who('slow', () => pipeWith(FAR_APART, C.toska, 9), 0),
  who('fast', () => pipeWith(CLOSE, C.cabai, 6), 0),
  who('noise', noise, 190),
  who('hand', hand, 110),
  who('murni', murni, 100),
  word('safe', () => drumWith(FAR_APART, C.daun, 9), 0),
  word('danger', () => drumWith(CLOSE, C.cabai, 6), 0),
  word('rain', wetLeaf, 0),
  word('river', river, 0),
  piece('chick', 92, 92, wetChick),
  piece('lantern', 92, 110, () => lantern({ on: false, r: 0 })),
  piece(
    'lantern-placed',
    124,
    124,
    () => ellipse(0, -36, 62, 60, glow('#FFC765', 0.8)) + lampGlow(0, -32, 58, 0.7) + lantern({ r: 0 }),
  ),
  {
    path: '/img/books/book8/post/valley.webp',
    svg: () => g(valley()),
    box: { x: 0, y: 0, width: 1280, height: 800 },
    width: 1280,
  },
]
