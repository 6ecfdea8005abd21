/** Book 2, page 2: one fat friendly cloud beside the moon; touched, it hides the moon and the night grows dim. */
import { person } from '../../characters/cast.ts'
import { lit } from '../../core/light.ts'
import { circle, ellipse, g, glow, path, place, rad, stroke } from '../../core/svg.ts'
import { kittenEyes, kittenHead } from '../../parts/kitten.ts'
import { put } from '../book1/shared.ts'
import type { Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, MOON } from './p02.land.ts'
import { moonlit, nightShadow, veil } from './sharedLight.ts'

const DANU: Stand = { x: 566, y: 752, s: 0.98 },
  EKA: Stand = { x: 676, y: 756, s: 1 },
  CLOUD = { x: 448, y: 255 } as const

/** A fat cloud with its moonlit edge to the right, its foot at 0,0, 370 wide; it smiles in its sleep or peeps. */
function friendlyCloud(isPeeping: boolean): string {
  const puffs = [
    [-118, -40, 56],
    [-58, -92, 70],
    [30, -104, 78],
    [106, -62, 64],
    [146, -32, 38],
    [-152, -26, 32],
  ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#C9D6F6'))
  const body = lit(
    g([...puffs, path('M-184 -18C-184 8 -120 6 0 8C110 8 184 8 184 -16C184 -60 -184 -62 -184 -18Z', '#C9D6F6')]),
    10,
    { sh: '#3E57A0', shO: 0.5, rim: '#FFF3CC', rimO: 0.5 },
  )
  const eyes = isPeeping
    ? [-34, 34].map((x) => ellipse(x, -64, 7, 9, '#2B3566') + circle(x - 2, -68, 2.8, '#FFFFFF')).join('')
    : stroke('M-46 -66Q-35 -54 -24 -66M24 -66Q35 -54 46 -66', '#2B3566', 4.6)
  const mouth = isPeeping
    ? path('M-14 -46Q0 -40 14 -46Q10 -26 0 -26Q-10 -26 -14 -46Z', '#7E3B56')
    : stroke('M-12 -44Q0 -34 12 -44', '#2B3566', 4.2)
  return g([body, circle(-62, -44, 24, glow('#F59FB6', 0.7)), circle(62, -44, 24, glow('#F59FB6', 0.7)), eyes, mouth])
}
const danu = (expression: string, blink: boolean, isDark: boolean): string =>
  person('danu', {
    expression,
    blink,
    turn: isDark ? 0.2 : 0.25,
    nod: isDark ? -0.1 : -0.9,
    look: isDark ? [1, 0.2] : [0.4, -1],
    pose: {
      lean: -5,
      armL: [-30, 16],
      armR: { palm: isDark ? [76, -92] : [82, -98], bend: 1 },
      handR: 'rest',
      legL: [-9, -3],
      legR: [7, 3],
      head: isDark ? 6 : 10,
    },
  }).svg
/** Eka points up at the moon; when it is gone she holds her brother's arm. */
const eka = (expression: string, blink: boolean, isDark: boolean): string =>
  person('eka', {
    expression,
    blink,
    turn: isDark ? -0.4 : 0.4,
    nod: isDark ? -0.3 : -0.9,
    look: isDark ? [-1, -0.4] : [0.4, -1],
    pose: {
      lean: isDark ? -7 : 3,
      armL: isDark ? { palm: [-64, -92], bend: 1 } : [-30, 14],
      armR: isDark ? { palm: [-50, -74], bend: -1 } : [126, 148],
      handL: 'rest',
      handR: isDark ? 'rest' : 'point',
      legL: [-10, -4],
      legR: [8, 3],
      head: isDark ? -6 : 9,
      over: isDark ? '' : 'R',
    },
  }).svg
const children = (expression: string, blink: boolean, isDark = false): string =>
  nightShadow(DANU, 58) +
  nightShadow(EKA, 54) +
  moonlit(put(danu(expression, blink, isDark), DANU) + put(eka(expression, blink, isDark), EKA), isDark ? 0.3 : 0.46)
/** The disc of the moon with its soft seas; the wide glow belongs to the sky. */
const shining = (): string => {
  const seas = [
    [-0.3, -0.2, 0.22],
    [0.28, 0.12, 0.16],
    [-0.05, 0.42, 0.2],
    [0.3, -0.38, 0.1],
  ].map(([x = 0, y = 0, q = 0]) =>
    ellipse(x * MOON.r, y * MOON.r, q * MOON.r, q * MOON.r * 0.86, '#DCCB9C', { opacity: 0.45 }),
  )
  return place(
    g([circle(0, 0, MOON.r, rad(['#FFFDF0', '#FBF1CB', '#E3D3A0'], 0.38, 0.34, 0.75)), ...seas]),
    MOON.x,
    MOON.y,
  )
}
/** Two green eyes in the dark grass; touched, the whole face is there. */
const kiko = (isSeen: boolean): string =>
  place(isSeen ? moonlit(place(kittenHead({ mood: 'happy' }), 0, 2), 0.6) : kittenEyes(), 134, 706, 0.92)

export { background, foreground }
/** The page after the cloud: it lies over the moon, only a rim of light is left, and the two look at each other. */
export const hiddenMoon = (): string =>
  g([
    background(),
    veil(0.5),
    circle(MOON.x, MOON.y, 250, glow('#F4EFC9', 0.5)),
    shining(),
    place(friendlyCloud(false), MOON.x - 6, MOON.y + 80, 1.08),
    children('wow', false, true),
    kiko(false),
    foreground(),
  ])
/** Back to front: moon, cloud, the two who look up, two eyes in the grass. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'moon',
    box: { x: 62, y: 10, width: 18, height: 26 },
    svg: shining(),
    idle: 'breathe',
    tap: 'grow',
    sound: 'star',
    pivot: [0.5, 0.5],
  },
  {
    name: 'cloud-1',
    box: { x: 20, y: 8, width: 30, height: 26 },
    svg: place(friendlyCloud(false), CLOUD.x, CLOUD.y, 0.99),
    frames: { tap: place(friendlyCloud(true), CLOUD.x, CLOUD.y, 0.99) },
    idle: 'drift',
    tap: 'sway',
    sound: 'wind',
  },
  {
    name: 'children',
    box: { x: 38, y: 58, width: 22, height: 38 },
    svg: children('happy', false),
    frames: { blink: children('happy', true), tap: children('wow', false) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 7.5, y: 83, width: 6, height: 9 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'twinkle',
    tap: 'hop',
    sound: 'meow',
  },
]
