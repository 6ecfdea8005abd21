/** Book 4, page 6: how the five stand, before Eka has told her plan and when they pull the cloth tight. */
import { person } from '../../characters/cast.ts'
import type { Figure } from '../../characters/figure.ts'
import { withBaby } from '../../characters/together.ts'
import type { Point } from '../../core/geom.ts'
import { groundShadow } from '../../core/light.ts'
import { palmAt, put, type Stand } from '../book1/shared.ts'

const EKA: Stand = { x: 362, y: 490, s: 1.12 },
  AYAH: Stand = { x: 768, y: 488, s: 0.84 },
  DANU: Stand = { x: 882, y: 486, s: 0.94 },
  IBU: Stand = { x: 1064, y: 492, s: 0.88 }
/** Where the bundle is, in Eka's arm. */
export const BUNDLE: Point = [366, 404]
/** Rim points that hands hold, stage px. */
const HOLD = {
  ekaL: [408, 432],
  ekaR: [448, 392],
  ayahL: [734, 386],
  ayahR: [806, 385],
  danu: [856, 384],
  ibuL: [1006, 381],
  ibuR: [1028, 396],
} satisfies Record<string, [number, number]>
const grip = { handL: 'fist', handR: 'fist' } as const

/** How the family looks: listening to the plan, or `holds` the cloth; `blink`: closed lids. */
export interface Mood {
  readonly blink?: boolean
  readonly holds?: boolean
}
const eka = ({ blink = false, holds = false }: Mood): Figure =>
  person('eka', {
    expression: holds ? 'laugh' : 'happy',
    blink,
    turn: holds ? 0.42 : 0.3,
    nod: holds ? 0 : -0.3,
    look: holds ? undefined : [0.8, -0.8],
    pose: holds
      ? {
          lean: -12,
          armL: { ...palmAt(HOLD.ekaL, EKA), bend: -1 },
          armR: { ...palmAt(HOLD.ekaR, EKA), bend: -1 },
          ...grip,
          legL: [-16, -8],
          legR: [10, 2],
          head: 4,
          hide: 'LR',
        }
      : {
          lean: 5,
          armL: { ...palmAt([BUNDLE[0] + 6, BUNDLE[1] + 12], EKA), bend: -1 },
          armR: [124, 142],
          handL: 'rest',
          handR: 'point',
          stretch: 1.15,
          legL: [-12, -5],
          legR: [6, 2],
          head: -5,
          hide: 'L',
          over: 'R',
        },
  })
const ayah = ({ blink = false, holds = false }: Mood): Figure =>
  person('ayah', {
    expression: holds ? 'happy' : 'think',
    blink,
    turn: holds ? -0.3 : -0.48,
    nod: -0.2,
    pose: holds
      ? {
          lean: 2,
          armL: { ...palmAt(HOLD.ayahL, AYAH), bend: -1 },
          armR: { ...palmAt(HOLD.ayahR, AYAH), bend: 1 },
          ...grip,
          legL: [-6, -2],
          legR: [8, 2],
          head: -5,
          hide: 'LR',
        }
      : {
          lean: -3,
          armL: { head: [-14, 58], bend: 1 },
          angL: 176,
          handL: 'rest',
          armR: [40, -46],
          handR: 'fist',
          legL: [-4, -2],
          legR: [13, 5],
          head: 6,
          over: 'L',
        },
  })
const danu = ({ blink = false, holds = false }: Mood): Figure =>
  withBaby('danu', {
    expression: holds ? 'smile' : 'wow',
    blink,
    turn: holds ? -0.3 : -0.42,
    at: [52, -96],
    s: 0.84,
    baby: {
      expression: holds ? 'laugh' : 'happy',
      blink,
      turn: -0.35,
      nod: -0.5,
      pose: {
        lean: -4,
        armL: holds ? [-64, -30] : [-78, -118],
        handL: holds ? 'rest' : 'point',
        stretch: 1.3,
        armR: [30, 10],
        legL: [-30, -8],
        legR: [44, 20],
        hipY: 34,
        sit: true,
        feetOut: true,
        head: -4,
        footL: 30,
        footR: -30,
        over: 'L',
      },
    },
    pose: holds
      ? {
          lean: 4,
          armL: { ...palmAt(HOLD.danu, DANU), bend: -1 },
          handL: 'fist',
          legL: [-6, -2],
          legR: [8, 3],
          head: -5,
        }
      : { lean: -4, armL: [-26, 8], legL: [-12, -5], legR: [4, 2], head: 5 },
    poseMore: holds ? { hide: 'L' } : {},
  })
const ibu = ({ blink = false, holds = false }: Mood): Figure =>
  person('ibu', {
    expression: holds ? 'happy' : 'smile',
    blink,
    turn: -0.36,
    pose: holds
      ? {
          lean: 4,
          armL: { ...palmAt(HOLD.ibuL, IBU), bend: -1 },
          armR: { ...palmAt(HOLD.ibuR, IBU), bend: 1 },
          ...grip,
          legL: [-6, -2],
          legR: [18, 8],
          head: -10,
          hide: 'LR',
        }
      : {
          lean: 3,
          armL: [-50, 54],
          armR: [54, -58],
          ...grip,
          legL: [-14, -6],
          legR: [5, 2],
          head: -7,
        },
  })

/** Father, Brother with Baby, Mother. */
export const family = (mood: Mood): string =>
  [AYAH, DANU, IBU].map((at) => put(groundShadow(0, 0, 100, 0.36), at)).join('') +
  put(ayah(mood).svg, AYAH) +
  put(danu(mood).svg, DANU) +
  put(ibu(mood).svg, IBU)
/** Eka. */
export const sister = (mood: Mood): string => put(groundShadow(0, 0, 84, 0.36) + eka(mood).svg, EKA)
/** Hands over the rim: what holds the cloth must be in front of it. */
export function hands({ holds = false }: Mood): string {
  const little = eka({ holds }).parts
  if (!holds) return put(little.armL, EKA)
  const [A, D, I] = [ayah({ holds }).parts, danu({ holds }).parts, ibu({ holds }).parts]
  return (
    put(little.armR + little.armL, EKA) + put(A.armL + A.armR, AYAH) + put(D.armL, DANU) + put(I.armR + I.armL, IBU)
  )
}
