/** Encoding: opus in webm first, mp3 for browsers without it. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { RATE } from './level.mjs'
import { writeWav } from './wav.mjs'

/** Writes base.webm (opus, 32 kbps) and base.mp3 (48 kbps) from samples at RATE. tmp: a file name to work with. */
export function encode(x, base, tmp) {
  fs.mkdirSync(path.dirname(base), { recursive: true })
  const wav = tmp + '.wav'
  writeWav(wav, RATE, x)
  const run = (args, out) =>
    execFileSync('ffmpeg', [
      '-y',
      '-v',
      'error',
      '-i',
      wav,
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      ...args,
      out,
    ])
  run(['-c:a', 'libopus', '-b:a', '32k', '-application', 'audio'], base + '.webm')
  run(['-c:a', 'libmp3lame', '-b:a', '48k', '-ar', '32000'], base + '.mp3')
  fs.rmSync(wav)
}
