/** Bytes before the samples of a WAV file. */
const HEAD_BYTES = 44

const SAMPLE_BYTES = 2
const FULL_SCALE = 32_767

/** A WAV file, 16-bit mono, of samples between −1 and 1 at `rate` Hz. Samples beyond are clipped. */
export function wavOf(samples: Float32Array, rate: number): Buffer {
  const bytes = samples.length * SAMPLE_BYTES
  const wav = Buffer.alloc(HEAD_BYTES + bytes)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(HEAD_BYTES - 8 + bytes, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  // PCM, one channel.
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * SAMPLE_BYTES, 28)
  wav.writeUInt16LE(SAMPLE_BYTES, 32)
  wav.writeUInt16LE(SAMPLE_BYTES * 8, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(bytes, 40)
  for (const [index, sample] of samples.entries()) {
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * FULL_SCALE), HEAD_BYTES + index * SAMPLE_BYTES)
  }
  return wav
}
