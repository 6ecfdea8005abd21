/** A point of a letter: 0…1 from the left and top of its box. */
export interface StrokePoint {
  readonly x: number
  readonly y: number
}

/** One pen stroke, as a line through closely spaced points. */
export type Stroke = readonly StrokePoint[]

const STEPS = 14

function line(...points: readonly (readonly [number, number])[]): Stroke {
  const out: StrokePoint[] = []
  for (const [index, [x, y]] of points.entries()) {
    const before = points[index - 1]
    if (!before) {
      out.push({ x, y })
      continue
    }
    for (let step = 1; step <= STEPS; step += 1) {
      const share = step / STEPS
      out.push({ x: before[0] + (x - before[0]) * share, y: before[1] + (y - before[1]) * share })
    }
  }
  return out
}

/** Part of an ellipse around cx, cy; degrees, 0 at the right, clockwise (y points down). */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke {
  const count = STEPS * 2
  return Array.from({ length: count + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / count) * Math.PI) / 180
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) }
  })
}

const join = (...strokes: readonly Stroke[]): Stroke => strokes.flat()
const down = (x: number) => line([x, 0.08], [x, 0.92])
const bowl = (top: number, bottom: number, left = 0.26, reach = 0.46) =>
  join(
    line([left, top], [left + 0.16, top]),
    arc(left + 0.16, (top + bottom) / 2, reach - 0.16, (bottom - top) / 2, -90, 90),
    line([left + 0.16, bottom], [left, bottom]),
  )

/** How capital letters are written at school: order and direction of the strokes. */
const CAPITALS: Readonly<Record<string, readonly Stroke[]>> = {
  A: [line([0.5, 0.08], [0.16, 0.92]), line([0.5, 0.08], [0.84, 0.92]), line([0.29, 0.62], [0.71, 0.62])],
  B: [down(0.26), bowl(0.08, 0.48, 0.26, 0.42), bowl(0.48, 0.92, 0.26, 0.48)],
  C: [arc(0.54, 0.5, 0.36, 0.42, -48, -312)],
  D: [down(0.24), bowl(0.08, 0.92, 0.24, 0.56)],
  E: [down(0.28), line([0.28, 0.08], [0.76, 0.08]), line([0.28, 0.49], [0.68, 0.49]), line([0.28, 0.92], [0.76, 0.92])],
  F: [down(0.3), line([0.3, 0.08], [0.76, 0.08]), line([0.3, 0.49], [0.68, 0.49])],
  G: [join(arc(0.52, 0.5, 0.36, 0.42, -48, -360), line([0.88, 0.5], [0.6, 0.5]))],
  H: [down(0.22), down(0.78), line([0.22, 0.49], [0.78, 0.49])],
  I: [line([0.3, 0.08], [0.7, 0.08]), down(0.5), line([0.3, 0.92], [0.7, 0.92])],
  J: [join(line([0.66, 0.08], [0.66, 0.66]), arc(0.44, 0.66, 0.22, 0.26, 0, 160))],
  K: [down(0.26), line([0.78, 0.08], [0.26, 0.54]), line([0.42, 0.42], [0.8, 0.92])],
  L: [line([0.3, 0.08], [0.3, 0.92], [0.76, 0.92])],
  M: [
    line([0.16, 0.92], [0.16, 0.08]),
    line([0.16, 0.08], [0.5, 0.62], [0.84, 0.08]),
    line([0.84, 0.08], [0.84, 0.92]),
  ],
  N: [line([0.2, 0.92], [0.2, 0.08]), line([0.2, 0.08], [0.8, 0.92]), line([0.8, 0.92], [0.8, 0.08])],
  O: [arc(0.5, 0.5, 0.38, 0.42, -90, -450)],
  P: [down(0.28), bowl(0.08, 0.52, 0.28, 0.46)],
  Q: [arc(0.5, 0.5, 0.38, 0.42, -90, -450), line([0.58, 0.68], [0.86, 0.96])],
  R: [down(0.26), bowl(0.08, 0.5, 0.26, 0.44), line([0.46, 0.5], [0.78, 0.92])],
  S: [join(arc(0.5, 0.29, 0.26, 0.21, -35, -270), arc(0.5, 0.71, 0.28, 0.21, -90, 145))],
  T: [line([0.16, 0.08], [0.84, 0.08]), down(0.5)],
  U: [join(line([0.2, 0.08], [0.2, 0.62]), arc(0.5, 0.62, 0.3, 0.3, 180, 0), line([0.8, 0.62], [0.8, 0.08]))],
  V: [line([0.16, 0.08], [0.5, 0.92], [0.84, 0.08])],
  W: [line([0.08, 0.08], [0.28, 0.92], [0.5, 0.3], [0.72, 0.92], [0.92, 0.08])],
  X: [line([0.2, 0.08], [0.8, 0.92]), line([0.8, 0.08], [0.2, 0.92])],
  Y: [line([0.18, 0.08], [0.5, 0.5]), line([0.82, 0.08], [0.5, 0.5], [0.5, 0.92])],
  Z: [line([0.2, 0.08], [0.8, 0.08], [0.2, 0.92], [0.8, 0.92])],
}

/** The strokes of a letter in writing order; empty for unsupported characters, which are only displayed. */
export function strokesOf(letter: string): readonly Stroke[] {
  return CAPITALS[letter.toUpperCase()] ?? []
}

/** Maximum distance of a finger from a stroke's points, as a fraction of the letter's box: generous, because fingers are small and strokes short. */
const TRACE_REACH = 0.2
/** Fraction of a stroke's points that must be touched; the ends may be missed. */
const TRACE_SHARE = 0.7

/** A tracing: the touched points of each stroke. Lifting the finger loses nothing, and nothing can fail. */
export type Trace = readonly ReadonlySet<number>[]

/** An empty tracing. */
export function startTrace(letter: string): Trace {
  return strokesOf(letter).map(() => new Set<number>())
}

/** Whether enough of the stroke has been traced. */
export function isStrokeTraced(stroke: Stroke, touched: ReadonlySet<number>): boolean {
  return touched.size >= stroke.length * TRACE_SHARE
}

/** The next stroke to trace; `undefined` if the letter is finished. */
export function nextStroke(letter: string, trace: Trace): number | undefined {
  const index = strokesOf(letter).findIndex((stroke, at) => !isStrokeTraced(stroke, trace[at] ?? new Set()))
  return index < 0 ? undefined : index
}

/** Adds the points of the current stroke within reach of the finger; `point` is relative to the letter's box. */
export function traceAt(letter: string, trace: Trace, point: StrokePoint): Trace {
  const now = nextStroke(letter, trace)
  const stroke = now === undefined ? undefined : strokesOf(letter)[now]
  if (now === undefined || !stroke) return trace
  const touched = new Set(trace[now])
  stroke.forEach(({ x, y }, index) => {
    if (Math.hypot(x - point.x, y - point.y) <= TRACE_REACH) touched.add(index)
  })
  return touched.size === (trace[now]?.size ?? 0) ? trace : trace.map((set, at) => (at === now ? touched : set))
}
