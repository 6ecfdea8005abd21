import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const RATE = 44_100
const HEADER_BYTES = 44
/** Frequencies of the synthetic voice, Hz. */
const PITCHES = [400, 800, 1200, 1600]

interface Piece {
  readonly seconds: number
  /** Amplitude, 0…1. */
  readonly loudness: number
}

/** Writes a WAV file for the browser's fake microphone, which loops it. Returns its path. */
export function shoutFile(name: string, pieces: readonly Piece[]): string {
  const samples = pieces.flatMap(({ seconds, loudness }) =>
    Array.from({ length: Math.round(seconds * RATE) }, (_, index) => loudness * voiceAt(index / RATE)),
  )
  const wav = Buffer.alloc(HEADER_BYTES + samples.length * 2)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20) // PCM
  wav.writeUInt16LE(1, 22) // one channel
  wav.writeUInt32LE(RATE, 24)
  wav.writeUInt32LE(RATE * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries()) {
    wav.writeInt16LE(Math.round(sample * 32_767), HEADER_BYTES + index * 2)
  }
  const path = join(tmpdir(), name)
  writeFileSync(path, wav)
  return path
}

function voiceAt(seconds: number): number {
  return PITCHES.reduce((sum, pitch) => sum + Math.sin(2 * Math.PI * pitch * seconds), 0) / PITCHES.length
}
