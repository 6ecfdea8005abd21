/** What a finished book hangs in the barn, and who of its story is glad at the end. */
import { person } from '../characters/cast.ts'
import type { PersonName } from '../characters/people.ts'
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { circle, ellipse, g, lin, path, place, stroke } from '../core/svg.ts'
import { C, light, shade } from '../palette.ts'
import { lantern } from '../parts/lantern.ts'
import { mango } from '../parts/mango.ts'
import { kitten } from '../parts/kitten.ts'
import { wek } from '../parts/wek.ts'
import { BIMAS, hatBowl } from '../pages/book5/sharedHat.ts'
import { houseFrame, houseRoof } from '../pages/book6/sharedHouse.ts'
import { owlet } from '../pages/book6/sharedOwl.ts'
import { dropRings, pipeClose } from '../pages/book8/sharedPipe.ts'
import { GIFT_TAIL, kiteTail, patchKite } from '../pages/book7/sharedKite.ts'
import type { FreePicture } from './free.ts'

/** Where the string ends at which a thing hangs: every thing begins here and hangs down. */
const LOOP_Y = -84
const loop = (to: number): string =>
  stroke(`M0 ${LOOP_Y}V${to}`, C.jati, 4) + circle(0, LOOP_Y + 3, 6, 'none', { stroke: C.jati, 'stroke-width': 4 })

/** One print: the ball of the foot and four toes. */
const print = (x: number, y: number, turn: number, color: string): string =>
  place(
    ellipse(0, 6, 13, 10.5, color) +
      [
        [-15, -7, -26],
        [-5.4, -15, -8],
        [5.4, -15, 8],
        [15, -7, 26],
      ]
        .map(([dx = 0, dy = 0, r = 0]) => ellipse(dx, dy, 4.8, 6.6, color, { transform: `rotate(${r} ${dx} ${dy})` }))
        .join(''),
    x,
    y,
    1,
    turn,
  )

/** Kiko's prints on a wooden plate. */
const prints = (): string => {
  const plate = smooth([
    [-50, -48],
    [0, -54],
    [50, -47],
    [57, 8],
    [48, 62],
    [0, 69],
    [-49, 61],
    [-57, 8],
  ])
  return (
    loop(-50) +
    lit(
      path(plate, lin([light('#D9A868', 0.45), '#C98F50', shade('#B5763B', 0.12)], 70)) +
        stroke('M-44 -18Q0 -26 46 -17M-48 24Q4 14 50 26M-40 50Q0 44 42 51', '#A96D36', 2, { opacity: 0.5 }),
      3,
    ) +
    print(-20, 30, -16, C.jati) +
    print(20, -12, 14, C.jati)
  )
}

/** Wek's brown feather, long enough to be seen from below. */
const feather = (): string => {
  const vane = smooth([
    [0, -60],
    [18, -46],
    [29, -16],
    [25, 20],
    [8, 52],
    [-1, 60],
    [-14, 46],
    [-25, 12],
    [-24, -22],
    [-13, -48],
  ])
  const barbs = [-34, -16, 2, 18].map((y) => `M0 ${y}Q12 ${y + 4} 21 ${y + 14}M0 ${y}Q-11 ${y + 4} -20 ${y + 13}`)
  return (
    loop(-58) +
    place(
      lit(path(vane, lin(['#E2B27B', '#B97A48', C.jati], 66)), 2.6) +
        stroke(barbs.join(''), '#7A4A2A', 2, { opacity: 0.45 }) +
        stroke('M0 -58Q3 0 0 58L-3 80', '#F2D9AE', 4.4),
      0,
      0,
      1,
      8,
    )
  )
}

const hungLantern = (): string => loop(-44) + place(lantern({ on: true, r: 0 }), 0, 62, 1.22)
/** Bima's hat upside down at three strings, Kiko asleep in it. */
const hungHat = (): string => {
  const { inside, outside } = hatBowl(BIMAS, 17)
  return (
    loop(-66) +
    stroke('M0 -66L-58 -2M0 -66L58 -2M0 -66L4 -20', C.jati, 3) +
    place(g([inside, place(kitten({ pose: 'sleep' }), 2, 15, 1.3), outside]), 0, 4, 0.66)
  )
}
/** The owl's house, an owlet in its hole. */
const hungHouse = (): string =>
  loop(-58) +
  place(houseFrame({ full: true }), 0, 84, 0.28) +
  place(owlet(), 0, 22, 0.38) +
  place(houseRoof(), 0, -14, 0.29)
/** The patchwork kite by its nose, its tail round once. */
const hungKite = (): string =>
  loop(-58) +
  place(kiteTail([-4, 26, -66, 10, -50, -22], { n: 3, colors: GIFT_TAIL, s: 0.74 }), -2, 60) +
  place(patchKite(3), 0, -14, 0.42, 4)
/** A piece of the bamboo pipe with three drops. */
const hungPipe = (): string =>
  stroke('M0 -66L-52 -2M0 -66L52 -2', C.jati, 3) +
  place(pipeClose(136, 22, { isOpen: true, joint: 72 }), -68, 18, 1, -4) +
  place(dropRings(20, 1, 0), 0, 14, 1, -4)
const hungMango = (): string => loop(-50) + place(mango(1.36, { leaf: true }), 0, 32)

/** A thing at its string; the loop is at the picture's upper edge. */
const thing = (name: string, svg: () => string): FreePicture => ({
  path: `/img/ui/keepsake-${name}.webp`,
  svg: () => g(svg()),
  box: { x: -85, y: -92, width: 170, height: 180 },
  width: 255,
})

/** Head and shoulders of somebody who is glad, whatever their size. */
function bust(name: PersonName): FreePicture {
  const who = person(name, { pose: 'cheer', expression: 'laugh' })
  const [left, right] = [who.at.eyeL, who.at.eyeR]
  const side = 5.1 * Math.abs(right[0] - left[0])
  return {
    path: `/img/ui/glad-${name}.webp`,
    svg: () => who.svg,
    box: { x: (left[0] + right[0] - side) / 2, y: (left[1] + right[1]) / 2 - 0.56 * side, width: side, height: side },
    width: 300,
  }
}

/** All of them: things by book, then who is glad. Kiko's picture is the app's own (`ui.ts`). */
export const pictures: readonly FreePicture[] = [
  thing('prints', prints),
  thing('lantern', hungLantern),
  thing('feather', feather),
  thing('mango', hungMango),
  thing('hat', hungHat),
  thing('owl', hungHouse),
  thing('kite', hungKite),
  thing('pipe', hungPipe),
  bust('danu'),
  bust('bima'),
  bust('citra'),
  bust('eka'),
  bust('fajar'),
  bust('murni'),
  {
    path: '/img/ui/glad-wek.webp',
    svg: () => wek({ pose: 'hop', mood: 'happy' }),
    box: { x: -65, y: -112, width: 130, height: 130 },
    width: 300,
  },
]
