import { lettersAt, SoundError } from './sound.ts'

/** kbit/s of layer III by the index in a frame's header: MPEG 1, and MPEG 2 and 2.5. */
const RATES = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
const SAMPLE_RATES = [44_100, 48_000, 32_000] as const
/** By the version bits: 2.5, reserved, 2, 1. */
const DIVISORS = [4, undefined, 2, 1] as const
const LAYER_3 = 1
const OLD_TAG = 128

/** Duration of an MP3 in ms: frames from the first byte (or a tag) to the last. Throws `SoundError`. */
export function mp3Ms(bytes: Uint8Array): number {
  const end = lettersAt(bytes, bytes.length - OLD_TAG).startsWith('TAG') ? bytes.length - OLD_TAG : bytes.length
  let at = tagLength(bytes)
  let ms = 0
  while (at < end) {
    const frame = frameAt(bytes, at)
    // Something else between frames or after them is not sound.
    if (!frame) throw new SoundError(ms > 0 ? 'extra' : 'broken')
    if (at + frame.bytes > end) throw new SoundError('broken')
    at += frame.bytes
    ms += frame.ms
  }
  return ms
}

/** Length of an ID3v2 tag at the start, 0 without one. */
function tagLength(bytes: Uint8Array): number {
  if (!lettersAt(bytes, 0).startsWith('ID3')) return 0
  const size = bytes.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  const hasFooter = ((bytes[5] ?? 0) & 0x10) !== 0
  // Covers in tags are large; a tag as large as the sound itself carries something else.
  if (size > bytes.length / 2) throw new SoundError('extra')
  return 10 + size + (hasFooter ? 10 : 0)
}

function frameAt(bytes: Uint8Array, at: number): { bytes: number; ms: number } | undefined {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3)
  const version = (kind >> 3) & 3
  const divisor = DIVISORS[version]
  const base = SAMPLE_RATES[(rates >> 2) & 3]
  if (sync !== 0xff || kind >> 5 !== 7 || ((kind >> 1) & 3) !== LAYER_3 || !divisor || !base) return undefined
  const isFirst = version === 3
  const kbit = (isFirst ? RATES.first : RATES.second)[rates >> 4]
  if (!kbit) return undefined
  const sampleRate = base / divisor
  const samples = isFirst ? 1152 : 576
  const length = Math.floor(((samples / 8) * kbit * 1000) / sampleRate) + ((rates >> 1) & 1)
  return { bytes: length, ms: (samples / sampleRate) * 1000 }
}
