/** Reading and writing 16-bit PCM wav files, mono. */
import fs from 'node:fs'

/** Reads a 16-bit wav file (first channel only). Returns { rate, x: Float32Array }. */
export function readWav(file) {
  const b = fs.readFileSync(file)
  let at = 12,
    rate = 0,
    channels = 1,
    data = Buffer.alloc(0)
  while (at + 8 <= b.length) {
    const id = b.toString('latin1', at, at + 4),
      size = b.readUInt32LE(at + 4)
    if (id === 'fmt ') {
      channels = b.readUInt16LE(at + 10)
      rate = b.readUInt32LE(at + 12)
    }
    if (id === 'data') {
      data = b.subarray(at + 8, Math.min(b.length, at + 8 + size))
      break
    }
    at += 8 + size + (size & 1)
  }
  const x = new Float32Array(Math.floor(data.length / 2 / channels))
  for (let i = 0; i < x.length; i++) x[i] = data.readInt16LE(i * 2 * channels) / 32768
  return { rate, x }
}

/** Writes mono samples (-1..1) as a 16-bit wav file. */
export function writeWav(file, rate, x) {
  const b = Buffer.alloc(44 + x.length * 2)
  b.write('RIFF', 0)
  b.writeUInt32LE(36 + x.length * 2, 4)
  b.write('WAVEfmt ', 8)
  b.writeUInt32LE(16, 16)
  b.writeUInt16LE(1, 20)
  b.writeUInt16LE(1, 22)
  b.writeUInt32LE(rate, 24)
  b.writeUInt32LE(rate * 2, 28)
  b.writeUInt16LE(2, 32)
  b.writeUInt16LE(16, 34)
  b.write('data', 36)
  b.writeUInt32LE(x.length * 2, 40)
  for (let i = 0; i < x.length; i++) {
    b.writeInt16LE(Math.max(-32768, Math.min(32767, Math.round(x[i] * 32767))), 44 + i * 2)
  }
  fs.writeFileSync(file, b)
}

/** Joins sample arrays into one. */
export function concat(parts) {
  const y = new Float32Array(parts.reduce((n, p) => n + p.length, 0))
  let at = 0
  for (const p of parts) {
    y.set(p, at)
    at += p.length
  }
  return y
}

/** Fades the ends of a sample array in place (milliseconds in, milliseconds out). */
export function fade(x, rate, msIn, msOut) {
  const a = Math.min(x.length, Math.round((rate * msIn) / 1000)),
    b = Math.min(x.length, Math.round((rate * msOut) / 1000))
  for (let i = 0; i < a; i++) x[i] *= i / a
  for (let i = 0; i < b; i++) x[x.length - 1 - i] *= i / b
  return x
}
