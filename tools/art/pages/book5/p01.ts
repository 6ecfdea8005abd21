/** Book 5, page 1: the new hat is so big that Bima reads the world by his nose. Ayu claps; Nenek Murni, who wove it, is proud. */
import { person } from '../../characters/cast.ts'
import { grainOf } from '../../core/light.ts'
import { circle, f, flat, g, glow, place, stroke } from '../../core/svg.ts'
import { kittenEyes } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p01.land.ts'
import { BIMAS, hat } from './sharedHat.ts'

const BIMA: Stand = { x: 690, y: 852, s: 2.72 },
  AYU: Stand = { x: 96, y: 1010, s: 3.3 },
  MURNI: Stand = { x: 1136, y: 390, s: 1.44 }

/** Bima under his hat; `up` = how far he has pushed it off his nose. */
function bima(up = 0): string {
  grainOf.freq = 0.22
  const who = inChair('bima', {
    view: 'quarter',
    expression: up > 0 ? 'happy' : 'laugh',
    turn: -0.1,
    nod: -0.2,
    armL: { head: [-76, 4], bend: -1 },
    armR: up > 0 ? { head: [80, -22], bend: 1 } : [66, 128],
    poseMore: { handL: 'hold', handR: up > 0 ? 'hold' : 'open', lean: -3, head: 5, over: 'L' },
  })
  const [x, y] = who.at.head
  const svg = put(who.svg + place(hat(BIMAS), x + 4, y - 10 - up, 1.3, 4 - up * 0.3), BIMA)
  grainOf.freq = 0.55
  return svg
}
/** Ayu over whose shoulder we look: dark, close, clapping. */
function ayu(answers = false): string {
  grainOf.freq = 0.2
  const back = put(
    person('ayu', {
      rear: true,
      pose: {
        lean: 8,
        head: 8,
        armL: [-40, -20],
        armR: answers ? [118, 168] : [84, 152],
        handR: 'open',
      },
      props: { leg: [6, 6] },
    }).svg,
    AYU,
  )
  grainOf.freq = 0.55
  return g([back, g(back, { filter: flat('#2A1636'), opacity: 0.3 })])
}
/** A strip of bamboo is still behind her ear. */
const murni = (expression = 'proud', blink = false): string => {
  const who = person('murni', {
    pose: {
      lean: -4,
      head: -6,
      armL: [-30, 36],
      armR: [34, -38],
      handL: 'rest',
      handR: 'rest',
      legL: [-6, -2],
      legR: [6, 2],
      hipY: 50,
      sit: true,
    },
    props: { leg: [26, 26] },
    expression,
    blink,
    turn: -0.4,
    nod: 0.1,
  })
  const [x, y] = who.at.earL
  // the next hat is begun already
  return put(
    who.svg +
      place(hat(), 2, -16, 0.62, -3) +
      who.parts.handL +
      who.parts.handR +
      stroke(`M${f(x - 26)} ${f(y - 12)}Q${f(x - 6)} ${f(y - 8)} ${f(x + 24)} ${f(y - 24)}`, '#F6DFA4', 5),
    MURNI,
  )
}
/** Between the spokes it is dark, and two eyes look out. */
const kiko = (open = true): string =>
  place(
    circle(0, 0, 46, glow('#1B1020', 0.9)) +
      (open ? kittenEyes() : stroke('M-17.5 0Q-11.5 5 -5.5 0M5.5 0Q11.5 5 17.5 0', '#BFE38A', 2.6)) +
      stroke('M-38 -30L34 40M2 -44L-4 44', '#AEB9C3', 2.4),
    580,
    712,
    1.5,
  )

export { background, foreground }
/** Back to front: Nenek Murni on her steps, Bima, the eyes in his wheel, Ayu. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'murni',
    box: { x: 79, y: 5, width: 16.5, height: 48 },
    svg: murni(),
    frames: { blink: murni('smile'), tap: murni('laugh') },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'bima',
    box: { x: 27.5, y: 0, width: 51, height: 100 },
    svg: bima(),
    frames: { tap: bima(26) },
    idle: 'breathe',
    tap: 'wiggle',
  },
  {
    name: 'kiko',
    box: { x: 40.5, y: 80.5, width: 9, height: 17 },
    svg: kiko(),
    frames: { blink: kiko(false) },
    idle: 'still',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'ayu',
    box: { x: 0, y: 42.5, width: 32.5, height: 57.5 },
    svg: ayu(),
    frames: { tap: ayu(true) },
    idle: 'sway',
    tap: 'nod',
  },
]
