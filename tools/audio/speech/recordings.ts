import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { fileHash } from '../fileHash.ts'
import { run } from '../run.ts'
import type { TimedWord } from '../manifest.ts'
import { RATE } from '../wav.ts'

/** A line as a person has recorded it: the sound lies beside as FLAC, levelled and cut. */
export interface Recording {
  /** What was read; the recording stands for no other text. */
  readonly text: string
  /** Whose voice it is, as the person wants to be named. */
  readonly by: string
  /** Narrations: each word with its start and end, ms. */
  readonly words: readonly TimedWord[]
}

const recordings = z.record(
  z.string(),
  z.object({
    text: z.string(),
    by: z.string().min(1),
    words: z.array(z.tuple([z.string(), z.number(), z.number()])),
  }),
)

const FOLDER = 'tools/audio/recordings'
const listOf = (root: string) => join(root, FOLDER, 'recordings.json')

/** The recordings of a project folder, by the path of the line. Throws where the list is damaged. */
export function readRecordings(root: string): Record<string, Recording> {
  if (!existsSync(listOf(root))) return {}
  return recordings.parse(JSON.parse(readFileSync(listOf(root), 'utf8')))
}

/** The file of a recorded line. */
export function recordingFile(root: string, path: string): string {
  return join(root, FOLDER, path.replace(/^\/audio\//, '').replace(/\.mp3$/, '.flac'))
}

/** The hash of a recorded line's file; `undefined` where it is missing. */
export function recordingHash(root: string, path: string): string | undefined {
  return fileHash(recordingFile(root, path))
}

/** Keeps a recording: `wav` is a file at `RATE`, finished. */
export function keepRecording(root: string, path: string, wav: string, recording: Recording): void {
  const file = recordingFile(root, path)
  mkdirSync(dirname(file), { recursive: true })
  run('ffmpeg', ['-y', '-v', 'error', '-i', wav, '-map_metadata', '-1', '-fflags', '+bitexact', '-c:a', 'flac', file])
  const all = { ...readRecordings(root), [path]: recording }
  const lines = Object.entries(all)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  writeFileSync(listOf(root), `{\n${lines.join(',\n')}\n}\n`)
}

/** Decodes any sound file to mono PCM at `RATE`. */
export function decode(file: string, wav: string): void {
  mkdirSync(dirname(wav), { recursive: true })
  run('ffmpeg', ['-y', '-v', 'error', '-i', file, '-ac', '1', '-ar', String(RATE), '-c:a', 'pcm_s16le', wav])
}
