import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode, encodeOpus, LOUDEST_PEAK, note, QUALITY, type Quality } from '../encode.ts'
import { fileHash } from '../fileHash.ts'
import type { AudioManifest } from '../manifest.ts'
import { RATE, readWav, writeWav } from '../wav.ts'
import { makeBare } from '../webm.ts'

/**
 * What stories ask in English is as much sound as they tell, and the blend that reads it takes more bits than one voice: so book 1 stays within its 2.5 MB
 * (`tests/bench/bytes.ts`).
 */
const QUESTIONS_IN_ENGLISH = { src: '/audio/ladder/en/questions-', rates: ['18k', '20k', '24k'] } as const

/** How finely a file of speech is encoded. */
export function qualityOf(src: string): Quality {
  const { src: beginning, rates } = QUESTIONS_IN_ENGLISH
  return src.startsWith(beginning) ? { ...QUALITY.speech, webm: rates } : QUALITY.speech
}

/** In place of the usual MP3, where a peak rises too high in that. */
const FINER_MP3 = '64k'

/** Encodes samples at `RATE` to both files of `src`. A book has dozens of small files of speech: each is left with nothing but its sound. */
export function encodeSpeech(root: string, manifest: AudioManifest, src: string, samples: Float32Array): void {
  const quality = qualityOf(src)
  encode(root, manifest, src, samples, quality)
  if ((manifest.files[`${src}.mp3`]?.peak ?? 0) > LOUDEST_PEAK) {
    encode(root, manifest, src, samples, { ...quality, mp3: FINER_MP3 })
  }
  bareFile(join(root, 'public', `${src}.webm`))
  note(root, manifest, src)
}

/** Encodes a finished line as `encodeSpeech` does most of them, its WebM file alone. Returns that file's hash. */
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
