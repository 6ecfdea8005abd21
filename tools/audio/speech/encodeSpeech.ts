import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode, encodeOpus, LOUDEST_PEAK, note, QUALITY } from '../encode.ts'
import { fileHash } from '../fileHash.ts'
import type { AudioManifest } from '../manifest.ts'
import { RATE, readWav, writeWav } from '../wav.ts'
import { makeBare } from '../webm.ts'

/** Where a peak rises too high in the usual MP3. */
const FINER_MP3 = { ...QUALITY.speech, mp3: '64k' } as const

/** Encodes samples at `RATE` to both files of `src`. A book has dozens of small files of speech: each is left with nothing but its sound. */
export function encodeSpeech(root: string, manifest: AudioManifest, src: string, samples: Float32Array): void {
  encode(root, manifest, src, samples, QUALITY.speech)
  if ((manifest.files[`${src}.mp3`]?.peak ?? 0) > LOUDEST_PEAK) encode(root, manifest, src, samples, FINER_MP3)
  bareFile(join(root, 'public', `${src}.webm`))
  note(root, manifest, src)
}

/** Encodes a finished line as `encodeSpeech` does, its WebM file alone. Returns that file's hash. */
export function encodeSpeechFile(wav: string, file: string): string {
  const again = `${file}.wav`
  const part = `${file}.part.webm`
  writeWav(again, { rate: RATE, samples: readWav(wav).samples })
  encodeOpus(again, part, QUALITY.speech)
  bareFile(part)
  rmSync(again)
  renameSync(part, file)
  const sha = fileHash(file)
  if (sha === undefined) throw new Error(`${file} was not made`)
  return sha
}

function bareFile(file: string): void {
  writeFileSync(file, makeBare(readFileSync(file)))
}
