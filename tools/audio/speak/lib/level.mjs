/** Softening (sox) and levelling (ITU-R BS.1770 loudness, look-ahead limiter). All leaves here at 48 kHz mono. */
import { execFileSync } from 'node:child_process'
import { readWav, writeWav } from './wav.mjs'

/** Sample rate of everything that is levelled and encoded. */
export const RATE = 48000
const TARGET_LUFS = -16,
  CEILING = 10 ** (-3 / 20)
const EQ = {
  slt: 'equalizer 220 0.9q +2.5 equalizer 3000 1.4q -2 equalizer 6800 1.2q -2 highpass 80',
  ona: 'equalizer 220 0.9q +2 equalizer 2900 1.2q -1.5 treble +2.5 5500 highpass 80',
}
const ROOM = 'compand 0.008,0.12 6:-60,-48,-30,-20,-12,-9,0,-4 -3 -90 0.02 reverb 12 60 30 100 5 -7'

/** Warms and softens raw speech: equaliser of the voice, gentle compressor, a little room. Returns samples at RATE. */
export function soften(x, rate, voice, tmp) {
  writeWav(tmp + '.in.wav', rate, x)
  const chain = `${EQ[voice]} ${ROOM}`.split(' ')
  const form = ['-r', String(RATE), '-b', '16', '-c', '1']
  execFileSync('sox', ['-R', '-D', '-G', tmp + '.in.wav', ...form, tmp + '.out.wav', ...chain], { stdio: 'ignore' })
  return readWav(tmp + '.out.wav').x
}

/** The two filters of K-weighting at 48 kHz. */
const K = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
]

/** Integrated loudness in LUFS. What is under 3 s counts as if repeated, so that single words can be levelled. */
export function loudness(x) {
  let y = x
  if (x.length < 3 * RATE) {
    const times = Math.ceil((3 * RATE) / x.length)
    y = new Float32Array(x.length * times)
    for (let k = 0; k < times; k++) y.set(x, k * x.length)
  }
  for (const { b, a } of K) {
    const z = new Float32Array(y.length)
    let x1 = 0,
      x2 = 0,
      y1 = 0,
      y2 = 0
    for (let i = 0; i < y.length; i++) {
      const v = b[0] * y[i] + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
      x2 = x1
      x1 = y[i]
      y2 = y1
      y1 = v
      z[i] = v
    }
    y = z
  }
  const block = Math.round(0.4 * RATE),
    step = Math.round(0.1 * RATE),
    power = []
  for (let s = 0; s + block <= y.length; s += step) {
    let sum = 0
    for (let i = s; i < s + block; i++) sum += y[i] * y[i]
    power.push(sum / block)
  }
  const lufs = (p) => -0.691 + 10 * Math.log10(p + 1e-12),
    mean = (v) => v.reduce((p, q) => p + q, 0) / v.length
  const loud = power.filter((p) => lufs(p) > -70)
  if (!loud.length) return -70
  const gate = lufs(mean(loud)) - 10
  return lufs(mean(loud.filter((p) => lufs(p) > gate)))
}

/** Keeps every sample under the ceiling: gain falls 4 ms ahead of a peak and comes back in 60 ms. */
function limit(x) {
  const ahead = Math.round(0.004 * RATE),
    back = 1 - Math.exp(-1 / (0.06 * RATE)),
    y = new Float32Array(x.length)
  const want = new Float32Array(x.length).fill(1)
  for (let i = 0; i < x.length; i++) {
    const need = CEILING / Math.abs(x[i])
    if (need >= 1) continue
    for (let k = Math.max(0, i - ahead); k <= i; k++) {
      want[k] = Math.min(want[k], need + ((1 - need) * (i - k)) / ahead)
    }
  }
  let g = 1
  for (let i = 0; i < x.length; i++) {
    g = Math.min(want[i], g + (1 - g) * back)
    y[i] = x[i] * g
  }
  return y
}

/** Brings samples to the target loudness with sample peaks under -3 dBFS (so true peaks stay under -1 after coding). */
export function level(x) {
  let gain = 10 ** ((TARGET_LUFS - loudness(x)) / 20),
    y = x
  for (let round = 0; round < 3; round++) {
    y = limit(x.map((v) => v * gain))
    const off = TARGET_LUFS - loudness(y)
    if (Math.abs(off) < 0.2) break
    gain *= 10 ** (off / 20)
  }
  return y
}
