import { mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileHash } from './fileHash.ts'
import { type AudioManifest, ENDINGS, type FileEntry } from './manifest.ts'
import { report, run } from './run.ts'
import { RATE, writeWav } from './wav.ts'

/** How finely a sound is encoded: bits a second of Opus and of MP3, ms of an Opus packet, and the sample rate of the MP3. */
export interface Quality {
  /** The first is taken whose coding lets no peak rise above `LOUDEST_PEAK`; the last, where none does. */
  readonly webm: readonly [string, ...string[]]
  /** Each packet has a head of its own: long ones save 2 kbit/s, which only what plays at once from a stream would miss. */
  readonly packet: '20' | '60'
  readonly mp3: string
  readonly mp3Rate: string
}

/** No true peak above this, dBTP: what is louder clips on cheap speakers. */
export const LOUDEST_PEAK = -1

/** Speech (docs/decisions/book-weight.md), effects and loops. */
export const QUALITY = {
  speech: { webm: ['20k', '24k'], packet: '60', mp3: '48k', mp3Rate: '32000' },
  effects: { webm: ['32k', '40k'], packet: '60', mp3: '80k', mp3Rate: '48000' },
  loops: { webm: ['64k'], packet: '20', mp3: '80k', mp3Rate: '48000' },
} as const satisfies Record<string, Quality>

/** Encodes samples at `RATE` to `public{src}.webm` and `.mp3`, measures both and notes them in the manifest. */
export function encode(
  root: string,
  manifest: AudioManifest,
  src: string,
  samples: Float32Array,
  quality: Quality,
): void {
  const wav = join(root, `.cache/audio/${src.replaceAll('/', '-')}.wav`)
  mkdirSync(dirname(wav), { recursive: true })
  writeWav(wav, { rate: RATE, samples })
  encodeFile(root, manifest, src, wav, quality)
  rmSync(wav)
}

/** Encodes a PCM file, of one or more channels, as `encode` does. */
export function encodeFile(root: string, manifest: AudioManifest, src: string, wav: string, quality: Quality): void {
  const base = join(root, 'public', src)
  mkdirSync(dirname(base), { recursive: true })
  encodeOpus(wav, `${base}.webm`, quality)
  run('ffmpeg', [...from(wav), '-c:a', 'libmp3lame', '-b:a', quality.mp3, '-ar', quality.mp3Rate, `${base}.mp3`])
  note(root, manifest, src)
}

/** Encodes a PCM file to a WebM file of Opus: the first rate whose peaks stay low. */
export function encodeOpus(wav: string, file: string, { webm, packet }: Quality): void {
  for (const rate of webm) {
    const opus = ['-c:a', 'libopus', '-b:a', rate, '-application', 'audio', '-frame_duration', packet]
    run('ffmpeg', [...from(wav), ...opus, file])
    if (measure(file).peak <= LOUDEST_PEAK) break
  }
}

/** Without dates and versions, the same samples give the same file. */
function from(wav: string): string[] {
  const bare = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
  return ['-y', '-v', 'error', '-i', wav, ...bare]
}

/** Measures both files of a sound and notes them in the manifest. */
export function note(root: string, manifest: AudioManifest, src: string): void {
  for (const ending of ENDINGS) manifest.files[`${src}.${ending}`] = measure(join(root, 'public', `${src}.${ending}`))
}

/** Measures a finished file by ffmpeg, not by the code that levelled it. */
export function measure(file: string): FileEntry {
  const meters = 'silencedetect=noise=-50dB:duration=1,ebur128=peak=true'
  const text = report('ffmpeg', ['-hide_banner', '-nostats', '-i', file, '-af', meters, '-f', 'null', '-'])
  const summary = text.slice(text.lastIndexOf('Summary:'))
  const silences = [...text.matchAll(/silence_duration: ([\d.]+)/g)].map(([, seconds]) => Number(seconds) * 1000)
  const sha = fileHash(file)
  if (sha === undefined) throw new Error(`${file} was not made`)
  return {
    sha,
    bytes: statSync(file).size,
    ms: lengthOf(text),
    lufs: Number(/I:\s+(-?[\d.]+)/.exec(summary)?.[1] ?? Number.NaN),
    peak: Number(/Peak:\s+(-?[\d.]+)/.exec(summary)?.[1] ?? Number.NaN),
    silenceMs: Math.round(Math.max(0, ...silences)),
  }
}

function lengthOf(text: string): number {
  const [, hours = '0', minutes = '0', seconds = 'NaN'] = /Duration: (\d+):(\d+):([\d.]+)/.exec(text) ?? []
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000)
}
