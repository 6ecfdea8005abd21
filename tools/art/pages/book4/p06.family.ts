/** Book 4, page 6: how the five stand, seen from above, before Eka has told her plan and when they pull the cloth tight. */
import { person } from '../../characters/cast.ts'
import type { Figure } from '../../characters/figure.ts'
import { withBaby } from '../../characters/together.ts'
import type { Point } from '../../core/geom.ts'
import { groundShadow } from '../../core/light.ts'
import { palmAt, put, type Stand } from '../book1/shared.ts'
import { SHORT } from './fromTree.ts'

const EKA: Stand = { x: 316, y: 508, s: 1.4 },
  AYAH: Stand = { x: 540, y: 412, s: 1.08 },
  DANU: Stand = { x: 816, y: 408, s: 1.2 },
  IBU: Stand = { x: 1014, y: 518, s: 1.12 }
/** Where the bundle is, in Eka's arm. */
export const BUNDLE: Point = [322, 424]
/** Rim points that hands hold, stage px. */
const HOLD = {
  ekaL: [384, 472],
  ekaR: [426, 388],
  ayahL: [490, 338],
  ayahR: [602, 334],
  danu: [770, 330],
  ibuL: [932, 396],
  ibuR: [954, 446],
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
    props: { leg: SHORT.small },
    turn: holds ? 0.42 : 0.3,
    nod: holds ? -0.4 : -0.6,
    look: [0.8, -0.9],
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
    expression: holds ? 'effort' : 'doubt',
    blink,
    props: { leg: SHORT.grown },
    turn: holds ? 0.2 : -0.48,
    nod: -0.5,
    look: holds ? undefined : [-0.7, 0.2],
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
      : 'doubtful',
  })
const danu = ({ blink = false, holds = false }: Mood): Figure =>
  withBaby('danu', {
    expression: holds ? 'happy' : 'awe',
    blink,
    props: { leg: SHORT.child },
    turn: holds ? -0.3 : -0.42,
    nod: -0.5,
    at: [52, -70],
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
    expression: holds ? 'laugh' : 'smile',
    blink,
    props: { leg: SHORT.grown },
    turn: -0.36,
    nod: -0.5,
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
