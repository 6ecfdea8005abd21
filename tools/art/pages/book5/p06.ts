/** Book 5, page 6: Momo sleeps in the mud in three hats: on her horns, on a bird on her back, on a frog at her tail. Bima's sneaks through the reeds. */
import { person } from '../../characters/cast.ts'
import { grainOf } from '../../core/light.ts'
import { ellipse, f, g, linU, path, place, rng, stroke } from '../../core/svg.ts'
import { frog } from '../../free/ladderAnimals.ts'
import { C, light, mix } from '../../palette.ts'
import { buffalo } from '../../parts/buffalo.ts'
import { egret } from '../../parts/egret.ts'
import { kittenEyes } from '../../parts/kitten.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, MUD, MUD_COLORS } from './p06.land.ts'
import { BIMAS, hat, type HatKind } from './sharedHat.ts'
import { flatEars } from './sharedPaws.ts'

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** Danu stands behind her back and looks for a hat; he sees three. */
const danu = (blink = false, answers = false): string =>
  drawn(0.34, () =>
    put(
      person('danu', {
        pose: answers
          ? {
              lean: -4,
              head: 8,
              armL: [-30, 12],
              armR: { head: [20, -66], bend: 1 },
              handR: 'rest',
              over: 'R',
              legL: [-8, -3],
              legR: [8, 3],
            }
          : {
              lean: -8,
              head: -6,
              armL: { head: [-46, -18], bend: -1 },
              angL: 98,
              handL: 'rest',
              armR: [34, 20],
              over: 'L',
              legL: [-8, -3],
              legR: [8, 3],
            },
        props: { leg: [30, 30] },
        expression: answers ? 'laugh' : 'doubt',
        blink,
        turn: -0.5,
        nod: 0.2,
      }).svg,
      { x: 900, y: 440, s: 1.6 },
    ),
  )
/** Momo like a grey hill; `sighs`: her whole back rises. */
const momo = (sighs = false): string =>
  drawn(0.2, () =>
    g([
      place(
        g(buffalo({ pose: 'sleep', bird: false }), { transform: sighs ? 'scale(1 1.035)' : 'scale(1 1)' }),
        676,
        MUD + 8,
        3.3,
        0,
        true,
      ),
      lap(),
    ]),
  )
/** The mud that laps up to her belly. */
const lap = (): string => {
  const r = rng(4)
  let d = `M130 ${MUD + 6}`
  for (let x = 130; x < 1180; x += 52) d += `q13 ${f(r.in(-16, -7))} 26 0t26 0`
  return (
    path(`${d}Q700 ${MUD + 150} 130 ${MUD + 6}Z`, linU(MUD_COLORS, 0, MUD - 60, 0, 800)) +
    stroke(d, '#E6C79A', 4, { opacity: 0.6 }) +
    // her hoof is deep in it: the mud swells around
    path(
      `M270 ${MUD + 20}C296 ${MUD - 16} 330 ${MUD - 34} 372 ${MUD - 30}C416 ${MUD - 26} 440 ${MUD - 4} 486 ${MUD + 20}Z`,
      linU(['#AC7E50', '#A06F48'], 0, MUD - 34, 0, MUD + 20),
    ) +
    stroke(`M300 ${MUD - 6}C322 ${MUD - 26} 350 ${MUD - 32} 384 ${MUD - 27}`, '#E6C79A', 4, { opacity: 0.6 })
  )
}
const worn = (kind: HatKind, at: Stand, turn: number): string =>
  drawn(0.36, () => place(hat(kind), at.x, at.y, at.s, turn))
/** Who stands under the hat on her back, on one leg, asleep. */
const bird = (): string => drawn(0.3, () => place(egret({ asleep: true }), 686, 330, 1.6))
const toad = (): string => drawn(0.5, () => place(frog(), 1048, 440, 0.4))
/** Kiko swims under the hat: eyes and flat ears over the water. */
const kiko = (open = true): string =>
  g([
    place(flatEars(), 1092, 712, 1.15),
    ellipse(1092, 724, 44, 22, '#D9822F'),
    open
      ? place(kittenEyes(), 1092, 722, 1.1)
      : place(stroke('M-17 0Q-11 5 -5 0M5 0Q11 5 17 0', C.tinta, 2.6), 1092, 724, 1.1),
    ellipse(1092, 746, 76, 15, '#9A6B45'),
    stroke('M1016 744q76 18 152 0', '#E6C79A', 4, { opacity: 0.7 }),
  ])
const sneaks = (up = 0): string => drawn(0.5, () => place(hat(BIMAS), 1096, 694 - up, 1.02, -5))
/** Reeds with brown heads. */
const reeds = (): string => {
  const r = rng(8)
  let blades = '',
    blades2 = ''
  const heads: string[] = []
  for (let i = 0; i < 15; i++) {
    const x = 1204 + r.in(-30, 90),
      h = r.in(130, 270),
      b = r.in(-40, 40),
      s = `M${f(x - 6)} 812Q${f(x)} ${f(812 - h * 0.6)} ${f(x + b)} ${f(812 - h)}Q${f(x + 12)} ${f(812 - h * 0.5)} ${f(x + 7)} 812Z`
    if (i % 2) blades += s
    else blades2 += s
    if (i % 4 === 0)
      heads.push(
        stroke(`M${f(x)} 812Q${f(x + 4)} 700 ${f(x + b * 0.4)} ${f(812 - h - 20)}`, mix(C.daun, C.soga, 0.4), 5) +
          place(
            ellipse(0, 0, 9, 28, C.jati) + ellipse(-3, -6, 2.6, 16, light(C.jati, 0.3)),
            x + b * 0.4,
            812 - h - 34,
            1,
            b * 0.2,
          ),
      )
  }
  return heads.join('') + path(blades2, C.hutan) + path(blades, mix(C.daun, C.hutan, 0.4))
}

export { background, foreground }
/** Back to front: Danu, the bird, Momo, the frog that will hop down in front of her, the hats, then the reeds and what sneaks through them. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'danu',
    box: { x: 61, y: 0.5, width: 17, height: 55.5 },
    svg: danu(),
    frames: { blink: danu(true), tap: danu(false, true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'bird',
    box: { x: 50, y: 32, width: 7.5, height: 9.5 },
    svg: bird(),
    idle: 'still',
    tap: 'hop',
    sound: 'chirp',
  },
  {
    name: 'momo',
    box: { x: 2.5, y: 23.5, width: 93.5, height: 65 },
    svg: momo(),
    frames: { tap: momo(true) },
    idle: 'breathe',
    tap: 'wiggle',
  },
  {
    name: 'frog',
    box: { x: 79, y: 46.5, width: 6.5, height: 9.5 },
    svg: toad(),
    idle: 'still',
    tap: 'hop',
    sound: 'frog',
  },
  {
    name: 'hat-1',
    box: { x: 17.5, y: 23.5, width: 23.5, height: 20.5 },
    svg: worn({}, { x: 376, y: 326, s: 1.56 }, 5),
    idle: 'still',
    tap: 'hop',
    sound: 'pop',
  },
  {
    name: 'hat-2',
    box: { x: 45, y: 27, width: 18, height: 15.5 },
    svg: worn({ flower: true, band: C.kunyit }, { x: 692, y: 318, s: 1.24 }, -3),
    idle: 'still',
    tap: 'hop',
    sound: 'pop',
  },
  {
    name: 'hat-3',
    box: { x: 72.5, y: 43, width: 15.5, height: 14.5 },
    svg: worn({ band: C.toska }, { x: 1030, y: 432, s: 1.08 }, 14),
    idle: 'still',
    tap: 'hop',
    sound: 'pop',
  },
  {
    name: 'kiko',
    box: { x: 79, y: 87.5, width: 12.5, height: 8 },
    svg: kiko(),
    frames: { blink: kiko(false) },
    idle: 'still',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'hat',
    box: { x: 78, y: 75, width: 15, height: 14 },
    svg: sneaks(),
    frames: { tap: sneaks(10) },
    idle: 'bob',
    tap: 'hop',
  },
  {
    name: 'reeds',
    box: { x: 90, y: 64, width: 10, height: 36 },
    svg: reeds(),
    idle: 'sway',
    tap: 'sway',
    sound: 'rustle',
  },
]
