/** Book 6: word cards, who or what made each sound, the boards of the owl's house, Citra with her feather, and the yard of night things. */
import { person } from '../characters/cast.ts'
import { groundShadow, lit } from '../core/light.ts'
import { clipped, ellipse, g, glow, lin, linU, path, place, rect, stroke } from '../core/svg.ts'
import { lampGlow, lampPool, relight } from '../core/time.ts'
import { C, mix } from '../palette.ts'
import { check, cloth } from '../parts/batik.ts'
import { lantern } from '../parts/lantern.ts'
import { lumbung } from '../parts/lumbung.ts'
import { grass, treeLine } from '../parts/nature.ts'
import { moon, skyOf } from '../parts/skies.ts'
import { stem, tuft } from '../pages/book6/p05.land.ts'
import { mouse } from '../pages/book6/p10.ts'
import { board, GAP, houseFrame, houseRoof } from '../pages/book6/sharedHouse.ts'
import { moonlit } from '../pages/book6/sharedNight.ts'
import { eyesInTheDark, owlFromSide, owlHead } from '../pages/book6/sharedOwl.ts'
import { owlFeather } from '../pages/book6/sharedOwlFeathers.ts'
import { owlWings } from '../pages/book6/sharedOwlFlight.ts'
import type { FreePicture } from './free.ts'

/** A card is 240 drawing units square; what stands, stands on y=0. */
const CARD = { x: -120, y: -218, width: 240, height: 240 }
const card =
  (folder: string) =>
  (name: string, draw: () => string, shadow = 120): FreePicture => ({
    path: `/img/books/book6/${folder}/${name}.webp`,
    svg: () => (shadow ? groundShadow(0, 0, shadow, 0.3, C.manggis) : '') + draw(),
    box: CARD,
    width: 480,
  })
const word = card('words'),
  who = card('who')

/** Three stems in the wind; `blow`: with its streaks. */
const bambooCard = (blow = false): string =>
  g([
    stem([-58, 4], [blow ? -14 : -44, -196], 15, 9, { color: '#6BAE5A', joints: 5 }),
    stem([-8, 6], [blow ? 26 : -2, -150], 15, 12, { color: '#8DC34F', joints: 4, cut: true }),
    ellipse(blow ? 26 : -2, -151, 12, 5, '#2A4A2A'),
    stem([42, 4], [blow ? 70 : 50, -104], 14, 12, { color: '#6BAE5A', joints: 3, cut: true }),
    ellipse(blow ? 70 : 50, -105, 12, 5, '#2A4A2A'),
    tuft(blow ? -34 : -50, -120, 0.42, 4, C.daun),
    tuft(blow ? -22 : -48, -176, 0.36, 8, C.daun),
    blow
      ? stroke(
          'M-112 -150q60 -20 100 -4q26 8 40 -6M-104 -70q50 -16 90 0M20 -186q40 -14 84 2q14 6 10 18',
          '#7FAFC4',
          6,
          { opacity: 0.85 },
        )
      : '',
  ])
const kakek = (): string => {
  const one = person('kakek', { expression: 'sleep', turn: 0.5, hat: null }),
    [x, y] = one.at.head,
    d = 'M-52 -10C-40 -60 -4 -96 40 -98C84 -96 104 -50 110 -10Z'
  return g([
    lit(path('M-112 -6C-112 -52 -104 -62 -70 -62C-40 -62 -36 -50 -36 -6Z', lin([C.putih, '#E3CDB4'], 60)), 2.4),
    place(place(one.parts.head, -x, -y), -68, -62, 0.92, -70),
    lit(
      cloth(d, check(C.soga, '#C99A5B', 22)) +
        path(
          d,
          lin(
            [
              [C.cahaya, 0, 0.3],
              [C.manggis, 1, 0.3],
            ],
            66,
          ),
        ),
      3,
    ),
    lit(rect(-114, -14, 228, 18, lin(['#C08B4F', '#7A4A26'], 80), { rx: 6 }), 2),
    ...[
      [-20, -136, 26],
      [16, -168, 34],
    ].map(([px = 0, py = 0, s = 0]) => stroke(`M${px} ${py}h${s}l${-s} ${s}h${s}`, C.nila, 7)),
  ])
}
const ibu = (): string => {
  const one = person('ibu', {
      expression: 'smile',
      turn: -0.2,
      pose: { lean: -2, head: 3, armL: [-16, -4], armR: [104, 128], handR: 'fist', legL: [-6, -2], legR: [7, 2] },
    }),
    [x, y] = one.at.handR
  return place(one.svg + place(lantern({ on: true, r: 0 }), x + 2, y + 92, 0.96) + one.parts.handR, -22, -2, 0.58)
}
/** Citra with the feather that she found. */
const citra = (): string => {
  const one = person('citra', {
      expression: 'happy',
      turn: 0.2,
      look: [0.9, -0.4],
      pose: { lean: -3, head: 5, armL: [-24, 10], armR: [104, 150], handR: 'fist', legL: [-6, -2], legR: [7, 2] },
    }),
    [x, y] = one.at.handR
  return place(one.svg + place(owlFeather(), x, y + 6, 0.62, 16) + one.parts.handR, -20, -2, 0.74)
}
const lamp = (): string => lampGlow(0, -74, 100, 0.8) + place(lantern({ on: true, r: 0 }), 0, 0, 1.9)
const house = (): string => place(place(houseFrame({ full: true }), 0, 0) + place(houseRoof(), 0, -346), 0, -2, 0.42)

/** A moonlit yard: lamp, barn, feather, owl, each alone. */
const nightThings = (): string =>
  g([
    skyOf('malam', { sun: [2000, -900], horizon: 0.7, stars: 110, seed: 61 }),
    place(moon(52), 420, 92),
    relight(
      treeLine(-20, 1300, () => 470, C.hutan, { d: 0.3, seed: 9, r0: 26, r1: 52, palms: 2 }),
      'malam',
    ),
    rect(-10, 440, 1300, 370, linU(['#4E7A8E', '#2C5A72', '#1B3A5C'], 0, 440, 0, 800)),
    ellipse(640, 560, 560, 160, glow('#A9C4F2', 0.3)),
    relight(
      grass(-20, 1300, () => 500, { h: 26, step: 15, color: C.hutan, tip: C.daun, seed: 5 }),
      'malam',
    ),
    relight(
      grass(-20, 1300, () => 806, { h: 60, step: 15, color: C.lumut, tip: C.hutan, seed: 15 }),
      'malam',
    ),
    moonlit(groundShadow(590, 496, 190, 0.4) + place(lumbung({ seed: 3 }), 590, 496, 0.92), 0.4),
    lampPool(180, 440, 190, 0.8),
    lampGlow(180, 380, 150, 0.9),
    place(lantern({ on: true, r: 0 }), 180, 446, 1.9),
    moonlit(place(owlFeather(), 900, 690, 1.4, 58), 0.8),
    moonlit(stroke('M1000 452H1290', '#6B3F2A', 26) + place(owlFromSide(), 1050, 440, 0.66), 0.72),
    relight(
      ellipse(460, 640, 118, 62, mix(C.hutan, C.lumut, 0.4)) +
        ellipse(390, 660, 70, 42, C.lumut) +
        ellipse(536, 662, 70, 40, C.hutan),
      'malam',
    ),
    place(eyesInTheDark(24, 70), 460, 624),
  ])

/** All free pictures of this file. */
export const pictures: readonly FreePicture[] = [
  word('wind', () => bambooCard(true), 150),
  word('wings', () => place(owlWings(0.6), 0, -84, 0.148) + place(owlHead(), 0, -104, 0.185), 0),
  word('house', house, 150),
  word('feather', () => place(owlFeather(), -18, -12, 1.6, 14), 90),
  word('lamp', lamp, 90),
  word('mouse', () => place(mouse(true), -10, -6, 3.1), 130),
  who('kakek', kakek, 190),
  who('bamboo', () => bambooCard(), 150),
  who('ibu', ibu, 90),
  who('citra', citra, 90),
  who('owl', () => clipped('M-120 -218H120V22H-120Z', place(owlFromSide(), 0, 130, 0.72)), 0),
  ...([false, true] as const).map(
    (nails): FreePicture => ({
      path: `/img/books/book6/sprites/${nails ? 'board-placed' : 'board'}.webp`,
      svg: () => board(1, nails),
      box: { x: -GAP.width / 2 - 6, y: -GAP.height / 2 - 6, width: GAP.width + 12, height: GAP.height + 12 },
      width: 340,
    }),
  ),
  {
    path: '/img/books/book6/post/night-things.webp',
    svg: nightThings,
    box: { x: 0, y: 0, width: 1280, height: 800 },
    width: 1280,
  },
]
