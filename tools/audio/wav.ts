import { readFileSync, writeFileSync } from 'node:fs'

/** Mono sound: samples from -1 to 1, and how many of them are a second. */
export interface Wave {
  readonly rate: number
  readonly samples: Float32Array
}

/** Sample rate of everything that is finished here. */
export const RATE = 48_000

/** Reads a 16-bit PCM file; several channels are mixed into one. */
export function readWav(file: string): Wave {
  const bytes = readFileSync(file)
  let at = 12
  let rate = 0
  let channels = 1
  while (at + 8 <= bytes.length) {
    const id = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    if (id === 'fmt ') {
      channels = bytes.readUInt16LE(at + 10)
      rate = bytes.readUInt32LE(at + 12)
    }
    if (id === 'data') return { rate, samples: decode(bytes.subarray(at + 8, at + 8 + size), channels) }
    at += 8 + size + (size & 1)
  }
  throw new Error(`${file} holds no sound`)
}

function decode(data: Buffer, channels: number): Float32Array {
  const samples = new Float32Array(Math.floor(data.length / 2 / channels))
  for (let i = 0; i < samples.length; i++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) sum += data.readInt16LE((i * channels + channel) * 2)
    samples[i] = sum / channels / 32_768
  }
  return samples
}

/** Writes samples as a 16-bit PCM file; those of several channels are interleaved. */
export function writeWav(file: string, { rate, samples }: Wave, channels = 1): void {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(channels, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2 * channels, 28)
  bytes.writeUInt16LE(2 * channels, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((value, i) => {
    bytes.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(value * 32_767))), 44 + i * 2)
  })
  writeFileSync(file, bytes)
}

/** Joins pieces of sound one after another. */
export function concat(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Fades the ends in place; `msIn` and `msOut` are milliseconds. */
export function fade(samples: Float32Array, rate: number, msIn: number, msOut: number): Float32Array {
  const first = Math.min(samples.length, Math.round((rate * msIn) / 1000))
  const last = Math.min(samples.length, Math.round((rate * msOut) / 1000))
  const end = samples.length - 1
  for (let i = 0; i < first; i++) samples[i] = at(samples, i) * (i / first)
  for (let i = 0; i < last; i++) samples[end - i] = at(samples, end - i) * (i / last)
  return samples
}

/** The sample at a place; silence outside. */
export function at(samples: ArrayLike<number>, i: number): number {
  return samples[i] ?? 0
}
