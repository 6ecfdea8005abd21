/**
 * Gives the Catalan voice what Indonesian needs and it lacks: [ng] (the g of "n g" is cut out), [h] (a copy of the
 * neighbouring vowel re-excited with noise, that is, whispered) and unreleased final k.
 */
const LPC_ORDER = 18

/** Linear prediction by autocorrelation (Levinson-Durbin). */
function lpc(x) {
  const r = new Float64Array(LPC_ORDER + 1)
  for (let k = 0; k <= LPC_ORDER; k++) for (let i = k; i < x.length; i++) r[k] += x[i] * x[i - k]
  r[0] = r[0] * 1.0001 + 1e-9
  let err = r[0]
  const a = new Float64Array(LPC_ORDER + 1)
  a[0] = 1
  for (let i = 1; i <= LPC_ORDER; i++) {
    let k = r[i]
    for (let j = 1; j < i; j++) k += a[j] * r[i - j]
    k = -k / err
    const b = a.slice()
    for (let j = 1; j < i; j++) a[j] = b[j] + k * b[i - j]
    a[i] = k
    err *= 1 - k * k
  }
  return { a, gain: Math.sqrt(err / x.length) }
}

/** Repeatable noise, so that a script gives the same file each time. */
function noise(seed) {
  let s = seed >>> 0
  return () => {
    s = (s * 1664525 + 1013904223) >>> 0
    return s / 2147483648 - 1
  }
}

/** Replaces samples from..to by a whispered copy of themselves, in place. */
function whisper(x, from, to, rate, gain) {
  const size = Math.round(rate * 0.02),
    hop = size >> 1,
    out = new Float64Array(to - from),
    rnd = noise(from + 1)
  const win = (i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size)
  for (let f = from - hop; f < to; f += hop) {
    const frame = new Float64Array(size)
    for (let i = 0; i < size; i++) frame[i] = (x[f + i] || 0) * win(i)
    const { a, gain: g } = lpc(frame),
      y = new Float64Array(size)
    for (let i = 0; i < size; i++) {
      let v = rnd() * 1.7 * g
      for (let k = 1; k <= LPC_ORDER && k <= i; k++) v -= a[k] * y[i - k]
      y[i] = v
      const at = f + i - from
      if (at >= 0 && at < out.length) out[at] += v * win(i)
    }
  }
  const ramp = Math.max(1, Math.min(Math.round(rate * 0.012), out.length >> 1))
  for (let i = 0; i < out.length; i++) {
    const w = Math.min(1, i / ramp, (out.length - 1 - i) / ramp)
    x[from + i] = x[from + i] * (1 - w) + w * gain * out[i]
  }
}

/**
 * Applies the op of each segment. Returns { x, map, cuts }: the new samples, a function from old to new milliseconds,
 * and the places of the joins (new milliseconds), for checking.
 */
export function operate(samples, rate, segments) {
  const x = samples.slice(),
    cuts = [],
    S = (ms) => Math.round((ms * rate) / 1000)
  for (const seg of segments) {
    const s = S(seg.start),
      e = S(seg.end),
      n = e - s
    const shorten = (from, max) => {
      if (n > max) cuts.push([from, from + n - max])
    }
    if (seg.op === 'h') {
      whisper(x, s, e, rate, 0.9)
      shorten(s + Math.round((n - S(85)) / 2), S(85))
    }
    if (seg.op === 'hfin') {
      whisper(x, s, e, rate, 0.6)
      if (n > S(95)) cuts.push([s + S(95), e])
    }
    if (seg.op === 'cut') cuts.push([s + S(6), e])
    if (seg.op === 'stop' || seg.op === 'glottal') {
      const a = s + Math.round(n * 0.35)
      for (let k = a; k < e; k++) x[k] *= Math.max(0, 1 - (k - a) / S(8))
      shorten(s + Math.round(n * 0.6), S(seg.op === 'glottal' ? 60 : 75))
    }
  }
  const real = cuts.filter(([a, b]) => b > a).map(([a, b]) => [a, Math.min(b, x.length)])
  const out = []
  let at = 0
  for (const [a, b] of real) {
    for (let i = at; i < a; i++) out.push(x[i])
    const len = Math.min(S(8), out.length, b)
    for (let k = 0; k < len; k++) {
      const q = out.length - len + k,
        w = k / len
      out[q] = out[q] * (1 - w) + x[b - len + k] * w
    }
    at = b
  }
  for (let i = at; i < x.length; i++) out.push(x[i])
  const map = (ms) => {
    const t = S(ms)
    let gone = 0
    for (const [a, b] of real) gone += t >= b ? b - a : t > a ? t - a : 0
    return Math.round(((t - gone) * 1000) / rate)
  }
  return { x: Float32Array.from(out), map, cuts: real.map(([a]) => map((a * 1000) / rate)) }
}
