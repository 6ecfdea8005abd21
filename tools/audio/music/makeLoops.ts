import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { encodeFile, QUALITY } from '../encode.ts'
import { type AudioManifest, ENDINGS, hashOfSources, shaOf } from '../manifest.ts'
import { at, RATE, writeWav } from '../wav.ts'
import { report } from '../run.ts'
import { AMBIENCE_NAMES, ambience } from './ambiences.ts'
import { readStereo, render } from './midi.ts'
import { SONG_NAMES, secondsOf, songOf } from './songs.ts'

/** Loudness of music and places, LUFS. */
const LOOP_LUFS = -24
/** A loop's file begins and ends with this much of the loop again, ms: codecs blur the ends of a file. */
const AROUND_MS = 500

interface Loop {
  readonly name: string
  readonly src: string
  readonly hash: string
  /** Stereo samples, interleaved. */
  readonly make: (work: string) => Float32Array
}

function loopsOf(root: string): Loop[] {
  const voices = readdirSync(join(root, 'tools/audio/effects')).filter((name) =>
    /^(synth|things|voices)\.ts$/.test(name),
  )
  const ambienceHash = hashOfSources(root, [
    'music/ambiences.ts',
    ...voices.toSorted().map((name) => `effects/${name}`),
  ])
  const songHash = hashOfSources(root, ['music/songs.ts', 'music/midi.ts'])
  const songs = SONG_NAMES.map((name) => ({
    name,
    src: `/audio/music/${name}`,
    hash: songHash,
    make: (work: string) => {
      const wav = join(work, `${name}.raw.wav`)
      render(songOf(name), wav, 4)
      return folded(readStereo(wav), Math.round(secondsOf(name) * RATE))
    },
  }))
  const places = AMBIENCE_NAMES.map((name) => ({
    name,
    src: `/audio/ambience/${name}`,
    hash: ambienceHash,
    make: () => stereo(ambience(name)),
  }))
  return [...songs, ...places]
}

/** The loops that were made from other sources, or whose file is gone. */
export function staleLoops(root: string, manifest: AudioManifest): Loop[] {
  return loopsOf(root).filter(({ name, src, hash }) => {
    if (manifest.loops[name]?.hash !== hash) return true
    return ENDINGS.some((ending) => shaOf(root, `${src}.${ending}`) === undefined)
  })
}

/** Makes the music and the places whose sources have changed. */
export function makeLoops(root: string, manifest: AudioManifest, log: (text: string) => void): void {
  const work = join(root, '.cache/audio/loops')
  mkdirSync(work, { recursive: true })
  for (const { name, src, hash, make } of staleLoops(root, manifest)) {
    log(`loop ${name}`)
    const wav = join(work, `${name}.wav`)
    const loop = make(work)
    writeStereo(wav, loop)
    // One gain for the whole: a loop that is levelled over time would not meet its own start.
    const summary = report('ffmpeg', ['-hide_banner', '-nostats', '-i', wav, '-af', 'ebur128', '-f', 'null', '-'])
    const lufs = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary.slice(summary.lastIndexOf('Summary:')))?.[1])
    const gain = 10 ** ((LOOP_LUFS - lufs) / 20)
    writeStereo(wav, around(loop.map((value) => value * gain)))
    encodeFile(root, manifest, src, wav, QUALITY.loops)
    rmSync(wav)
    manifest.loops[name] = { hash, src, startMs: AROUND_MS, ms: Math.round((loop.length / 2 / RATE) * 1000) }
  }
}

/** Adds what rings on after the last beat to the start, where it is heard when the loop repeats. */
function folded(samples: Float32Array, frames: number): Float32Array {
  const loop = new Float32Array(frames * 2)
  samples.forEach((value, i) => {
    const place = i % loop.length
    loop[place] = at(loop, place) + value
  })
  return loop
}

function stereo(mono: Float32Array): Float32Array {
  return Float32Array.from({ length: mono.length * 2 }, (_, i) => at(mono, i >> 1))
}

function around(loop: Float32Array): Float32Array {
  const edge = (RATE * 2 * AROUND_MS) / 1000
  const whole = new Float32Array(loop.length + edge * 2)
  whole.set(loop.subarray(loop.length - edge), 0)
  whole.set(loop, edge)
  whole.set(loop.subarray(0, edge), edge + loop.length)
  return whole
}

function writeStereo(file: string, samples: Float32Array): void {
  const peak = samples.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0)
  const gain = Math.min(1, 0.95 / peak)
  writeWav(file, { rate: RATE, samples: samples.map((value) => value * gain) }, 2)
}
