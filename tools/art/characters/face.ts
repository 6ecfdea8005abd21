import { g, path, stroke, ellipse, circle, f, lin, glow, place } from '../core/svg.ts'
import { type Point, smooth } from '../core/geom.ts'
import { C, type Skin } from '../palette.ts'
import { type Expression, EXPRESSIONS, type EyeKind } from './feelings.ts'
import { MOUTHS } from './mouths.ts'
import type { FaceShape, NoseName, ToothGap } from './types.ts'
/**
 * All head drawing is in a space where the head is a ball of radius 50 at 0,0. turn -1..1 looks left..right, nod -1..1 looks up..down.
 * face = {cheek, jaw, chin} in units moves the lower half only, so every hair style fits every face; sx, sy scale the whole head.
 */
export function headPath(turn = 0, { cheek = 0, jaw = 0, chin = 0 }: FaceShape = {}): string {
  const s = turn * 5,
    side = (d: number): Point[] => [
      [d * (52 - Math.max(0, d * turn) * 3 + cheek), 12],
      [d * (45 + jaw) + s * 0.5, 31 + chin * 0.3],
      [d * (24 + jaw * 0.7) + s, 46.5 + chin * 0.85],
    ]
  const R = side(1),
    L = side(-1).reverse()
  return smooth([[0, -51], [31, -43], [50, -15], ...R, [s, 50 + chin], ...L, [-50, -15], [-31, -43]], true, 1.02)
}
/** An ear: its drawing, whether it lies before the head, and where things hang on it. side -1 screen left, 1 right. */
export function ear(
  side: number,
  skin: Skin,
  turn: number,
  k = 1,
): { front: boolean; at: [number, number]; svg: string } {
  const hidden = side * turn // 1 when this ear is on the far side
  const x = side * (52 - Math.max(0, -hidden) * 9 - Math.max(0, hidden) * 4),
    w = (10.5 - Math.max(0, hidden) * 3) * k
  return {
    front: -hidden > 0.35,
    at: [x + side * 4, 9],
    svg: g(
      ellipse(x + side * 3 * k, 9, w, 13 * k, skin.b) +
        stroke(
          `M${f(x + side * 7 * k)} ${f(9 - 7 * k)}` +
            `C${f(x - side * 1)} ${f(9 - 9 * k)} ${f(x - side * 1)} ${f(9 + 5 * k)} ${f(x + side * 5 * k)} ${f(9 + 6 * k)}`,
          skin.s,
          2.4,
          { opacity: 0.75 },
        ) +
        ellipse(x + side * 3 * k, 9 + 8 * k, w * 0.5, 4 * k, skin.blush, { opacity: 0.35 }),
    ),
  }
}
/** lid: how far the upper lid hangs; k: size; arc: closed, curved up or down; skin: share of the eye that the lid covers. */
const EYES: Readonly<Record<EyeKind, { lid?: number; k?: number; arc?: number; skin?: number }>> = {
  open: { lid: 0 },
  happy: { arc: 1 },
  shut: { arc: -1 },
  wide: { lid: -1.2, k: 1.1 },
  soft: { lid: 2.4 },
  heavy: { skin: 0.46 },
  narrow: { skin: 0.34 },
}
function eye(side: number, kind: EyeKind, look: Point, big: number, lashes: boolean, skin: Skin) {
  const e = EYES[kind],
    k = (e.k ?? 1) * big
  if (e.arc) {
    // closed: a curved lash line, up when laughing, down when asleep
    const s = e.arc,
      y0 = s > 0 ? 4 : 0
    return (
      stroke(`M-9 ${y0}Q0 ${y0 - 12 * s} 9 ${y0}`, C.tinta, 3.1) +
      (lashes ? stroke(`M${side * 8} ${y0 - 1.5 * s}l${side * 4} ${-2.4}`, C.tinta, 2) : '')
    )
  }
  const [lx, ly] = look,
    iris = lin(
      [
        ['#1E100E', 0, 1],
        ['#2E1814', 0.5, 1],
        ['#7A4526', 1, 1],
      ],
      90,
    ),
    covered = (e.skin ?? 0) * 19.8 * k,
    top = -9.4 * k + (e.lid ?? 0) + covered
  return (
    g(
      ellipse(0, 0, 9.4 * k, 9.9 * k, C.putih) +
        ellipse(0, -3 * k, 9 * k, 7 * k, '#C9B3A6', { opacity: 0.35 }) +
        g(
          ellipse(lx * 2.6, ly * 2 + 0.4, 7.1 * k, 8.9 * k, iris) +
            ellipse(lx * 2.6, 4.6 * k + ly * 2, 4 * k, 2.6 * k, '#B26B34', { opacity: 0.55 }),
        ) +
        circle(-2.2 * k + lx * 2.2, -3.4 * k + ly * 2, 2.75 * k, C.putih) +
        circle(2.6 * k + lx * 2, 3.4 * k + ly * 1.6, 1.3 * k, C.putih, { opacity: 0.85 }),
    ) +
    (covered > 0 ? hangingLid(k, covered, skin) : '') +
    g(
      stroke(
        `M${f(-side * 8.8 * k)} ${f(top + 6.2)}Q${f(-side * 2)} ${f(top - 3.2)} ${f(side * 7)} ${f(top + 3)}` +
          `Q${f(side * 9.2 * k)} ${f(top + 5)} ${f(side * 10.4 * k)} ${f(top + (lashes ? 4.2 : 7.4))}`,
        C.tinta,
        lashes ? 3 : 2.6,
      ) +
        (lashes
          ? stroke(
              `M${f(side * 9)} ${f(top + 4.4)}l${side * 4.4} -3M${f(side * 6)} ${f(top + 1.6)}l${side * 3} -3.6`,
              C.tinta,
              1.9,
            )
          : ''),
    )
  )
}
/** A lid that hangs over the upper part of an eye, `covered` units from its top. */
const hangingLid = (k: number, covered: number, skin: Skin): string => {
  const low = -9.9 * k + covered
  return (
    path(
      `M${f(-10.6 * k)} ${f(low)}C${f(-11 * k)} ${f(-12.6 * k)} ${f(11 * k)} ${f(-12.6 * k)} ${f(10.6 * k)} ${f(low)}Q0 ${f(low - 2.4)} ${f(-10.6 * k)} ${f(low)}Z`,
      skin.b,
    ) +
    stroke(`M${f(-8 * k)} ${f(-8.4 * k)}Q0 ${f(-12.4 * k)} ${f(8 * k)} ${f(-8.4 * k)}`, skin.s, 1.6, { opacity: 0.6 })
  )
}
/** Noses: button (children), broad, long. x, y is the tip. */
const NOSES: Readonly<Record<NoseName, (x: number, y: number, turn: number, skin: Skin) => string>> = {
  button: (x, y, t, s) =>
    stroke(`M${f(x - 4.6)} ${f(y + 1)}Q${f(x + t * 2)} ${f(y + 5.6)} ${f(x + 4.6)} ${f(y + 1)}`, s.s, 2.7),
  broad: (x, y, t, s) =>
    ellipse(x, y, 8.5, 6, s.l, { opacity: 0.35 }) +
    stroke(
      `M${f(x - 8)} ${f(y - 0.5)}q-1.6 4.4 2.4 4.6Q${f(x + t * 2)} ${f(y + 8)} ${f(x + 5.6)} ${f(y + 4.1)}q4 -.2 2.4 -4.6`,
      s.s,
      2.8,
    ),
  long: (x, y, t, s) =>
    ellipse(x, y - 1, 6.5, 6.4, s.l, { opacity: 0.4 }) +
    stroke(
      `M${f(x + (t < 0 ? -1 : 1) * 3)} ${f(y - 14)}q${t < 0 ? -3 : 3} 8 ${t < 0 ? -3.5 : 3.5} 13M${f(x - 6)} ${f(y + 1)}` +
        `Q${f(x + t * 2)} ${f(y + 7)} ${f(x + 6)} ${f(y + 1)}`,
      s.s,
      2.6,
    ),
}
/** The kind lines of an old face. */
const wrinkles = (cx: number, y: number, s: Skin): string =>
  stroke(
    [-1, 1]
      .map((d) => {
        const x = cx + d * 34
        return `M${f(x)} ${f(y - 3)}l${d * 5} -3M${f(x)} ${f(y + 1)}l${d * 6} 1M${f(cx + d * 27)} ${f(y + 11)}q${-d * 6} 4 ${-d * 12} 2`
      })
      .join('') + `M${f(cx - 14)} ${f(y - 27)}q14 -4 28 0M${f(cx - 9)} ${f(y - 33)}q9 -3 18 0`,
    s.s,
    1.8,
    { opacity: 0.6 },
  )
/** The few lines of a face that has laughed for thirty years: at the outer corners of the eyes, from the nose to the mouth. */
const laughLines = (cx: number, y: number, turn: number, s: Skin): string =>
  stroke(
    [-1, 1]
      .filter((d) => d * turn < 0.5)
      .map((d) => {
        const x = cx + d * 34
        return `M${f(x)} ${f(y - 1)}l${d * 4.6} -2.4M${f(x)} ${f(y + 2.4)}l${d * 4.6} 1.2M${f(turn * 14 + d * 12)} ${f(y + 17)}q${d * 6.4} 4 ${d * 6} 10`
      })
      .join(''),
    s.s,
    1.7,
    { opacity: 0.5 },
  )
/** The same face with closed lids; throws where there is no face of that name. */
function faceOf(name: string, blink: boolean): Expression {
  const face = EXPRESSIONS[name]
  if (!face) throw new Error(`no expression named ${name}`)
  return blink ? { ...face, eye: face.eye === 'happy' ? 'happy' : 'shut', eyeR: undefined } : face
}
/** What a face shows. */
export interface Features {
  readonly skin: Skin
  readonly turn?: number
  readonly nod?: number
  readonly expression?: string | undefined
  /** Closed lids, the same brows and mouth. */
  readonly blink?: boolean | undefined
  readonly look?: Point
  readonly lashes?: boolean | undefined
  readonly browColor?: string
  readonly eyeScale?: number | undefined
  readonly freckles?: boolean | undefined
  readonly beard?: string
  readonly gap?: ToothGap | undefined
  readonly age?: number | undefined
  readonly nose?: NoseName | undefined
  readonly mouthDy?: number | undefined
}
/** Features only (no head ball). blink: closed lids, the same brows and mouth. */
export function features({
  skin,
  turn = 0,
  nod = 0,
  expression: named = 'smile',
  blink = false,
  look = [turn * 0.6, 0],
  lashes = false,
  browColor = C.tinta,
  eyeScale = 1,
  freckles = false,
  beard = '',
  gap,
  age = 0,
  nose = 'button',
  mouthDy = 0,
}: Features): string {
  const expression = named.replace(/Blink$/, '')
  const e = faceOf(named, blink),
    cx = turn * 11,
    ey = 5 - age * 3 + nod * 6,
    sp = 20.5 - Math.abs(turn) * 1.8
  const one = (side: number) => {
    const far = Math.max(0, side * turn),
      x = cx + side * sp,
      kx = 1 - far * 0.12
    const b = e.brow,
      by =
        ey -
        15.5 -
        (eyeScale - 1) * 10 +
        (side < 0 ? b[0] : b[0] + (e.lift ?? (expression === 'cheeky' || expression === 'think' ? b[1] : 0))),
      tilt =
        e.tilt !== undefined
          ? side * e.tilt
          : expression === 'sad' || expression === 'worry' || expression === 'sneeze'
            ? side * 14
            : side * (2 + (b[1] < 0 && b[0] === b[1] ? 2 : 0))
    return (
      g(eye(side, side > 0 ? (e.eyeR ?? e.eye) : e.eye, look, eyeScale, lashes, skin), {
        transform: `translate(${f(x)} ${f(ey)}) scale(${Math.round(kx * 1000) / 1000} 1)`,
      }) +
      g(
        path('M-9.5 2.2C-5 -2.6 4 -3.4 9.5 1.4C4 -.2 -4 .2 -9.5 2.2Z', browColor, {
          stroke: browColor,
          'stroke-width': lashes ? 0.9 : 1.7,
          'stroke-linejoin': 'round',
        }),
        { transform: `translate(${f(x + side * 1)} ${f(by)}) rotate(${f(tilt)}) scale(${side * kx} 1)` },
      )
    )
  }
  const cheek = (side: number) =>
    ellipse(turn * 8 + side * (32 - Math.max(0, side * turn) * 5), 23 + nod * 4, 13, 9.5, glow(skin.blush, 0.85))
  const nx = turn * 15,
    ny = 17.5 + nod * 7
  return g([
    cheek(-1),
    cheek(1),
    freckles
      ? [
          [-30, 20],
          [-25, 23],
          [-34, 24],
          [30, 20],
          [25, 23],
          [34, 24],
        ]
          .map(([x = 0, y = 0]) => circle(x + turn * 8, y, 1.2, skin.s, { opacity: 0.7 }))
          .join('')
      : '',
    one(-1),
    one(1),
    ellipse(nx - 0.6, ny - 1.5, 4.6, 3.6, skin.l, { opacity: 0.6 }),
    NOSES[nose](nx, ny, turn, skin),
    age > 1 ? wrinkles(cx, ey, skin) : '',
    age >= 1 ? laughLines(cx, ey, turn, skin) : '',
    beard,
    place(MOUTHS[e.mouth](skin, gap), turn * 10, 30.5 + age * 1.5 + mouthDy + nod * 5, 1, 0),
  ])
}
