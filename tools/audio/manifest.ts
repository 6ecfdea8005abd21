import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileHash } from './fileHash.ts'
import type { Script } from './scripts.ts'
import type { Take } from './speech/voices.ts'

/** A word of a narration: the word, its start and its end, ms. */
export type TimedWord = readonly [word: string, startMs: number, endMs: number]

/** What machine judges say of a spoken line (docs/audio.md, Judging). */
export interface Judgement {
  /** Which judges: changes with their programs. */
  readonly by: string
  /** The text that the recogniser hears; of a single word, heard alone and said twice, parted by a slash. */
  readonly heard: string
  /** Errors for each word, names left out; `null` where nothing else is said. */
  readonly wer: number | null
  /** Errors for each letter. */
  readonly cer: number | null
  /** How many words count. */
  readonly words: number
  /** Naturalness, Distill-MOS, 1 to 5. */
  readonly mos: number
  /** Narrations: start in the manifest less the start that the aligner finds, ms, of each word; `null` where it cannot find the words. */
  readonly offsets?: readonly number[] | null
  /** Narrations: from the first word to the end of the last one, pauses included. */
  readonly wordsAMinute?: number
  /** Narrations: loudness of the file, LUFS. */
  readonly lufs?: number
  /** Narrations: the longest silence of the file, ms; 0 where none is over a second. */
  readonly silenceMs?: number
}

/** How a line was spoken: the take that the judges chose, or the person who recorded it. */
type Spoken = ({ readonly engine: 'kokoro-82m' } & Take) | { readonly engine: 'person'; readonly by: string }

/** A spoken line as it was made. */
export interface SpeechEntry {
  /** Changes with anything that would change the sound: what is spoken, how, and how it is encoded. */
  readonly hash: string
  /** The file it is in, without ending. */
  readonly src: string
  readonly startMs: number
  readonly ms: number
  /** Narrations only. */
  readonly words?: readonly TimedWord[]
  /** Who speaks, and how; of a recording, who it is of. */
  readonly spoken?: Spoken
  readonly judged?: Judgement
}

/** `pieces` says where each effect is in its file, ms. */
interface EffectsEntry {
  readonly hash: string
  readonly pieces: Readonly<Record<string, { readonly src: string; readonly startMs: number; readonly ms: number }>>
}

/** A loop: the part of the file that repeats without a seam. */
interface LoopEntry {
  readonly hash: string
  readonly src: string
  readonly startMs: number
  readonly ms: number
}

/** A finished file, measured when it was made. */
export interface FileEntry {
  readonly sha: string
  readonly bytes: number
  readonly ms: number
  /** Integrated loudness, LUFS. */
  readonly lufs: number
  /** True peak, dBTP. */
  readonly peak: number
  /** The longest silence, ms; 0 where none is over a second. */
  readonly silenceMs: number
}

/** All that was made, kept in `tools/audio/manifest.json`. */
export interface AudioManifest {
  readonly speech: Record<string, SpeechEntry>
  effects: EffectsEntry
  readonly loops: Record<string, LoopEntry>
  readonly files: Record<string, FileEntry>
}

/** The endings that every sound has: Opus is smaller, MP3 plays everywhere. */
export const ENDINGS = ['webm', 'mp3'] as const

const fileOf = (root: string) => join(root, 'tools/audio/manifest.json')

/** Reads the manifest of a project folder; an empty one where nothing was made yet. */
export function readManifest(root: string): AudioManifest {
  if (!existsSync(fileOf(root))) return { speech: {}, effects: { hash: '', pieces: {} }, loops: {}, files: {} }
  return JSON.parse(readFileSync(fileOf(root), 'utf8')) as AudioManifest
}

/** Writes the manifest, one line an entry, sorted, so that changes read well. */
export function writeManifest(root: string, { speech, effects, loops, files }: AudioManifest): void {
  const parts = [
    `"speech": ${lines(speech)}`,
    `"effects": {"hash": "${effects.hash}", "pieces": ${lines(effects.pieces)}}`,
    `"loops": ${lines(loops)}`,
    `"files": ${lines(files)}`,
  ]
  writeFileSync(fileOf(root), `{\n${parts.join(',\n')}\n}\n`)
}

function lines(entries: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(entries).toSorted(([a], [b]) => a.localeCompare(b))
  return `{\n${sorted.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n}`
}

/** Where a line goes: a narration has a file of its own, anything else is a piece of the file of its page, of its book, or of all books. */
export function srcOf({ path, kind, language, home }: Script): string {
  if (kind === 'narration') return path.replace(/\.mp3$/, '')
  const [book, place] = home.split('/')
  if (book === 'ladder') return `/audio/ladder/${language}/${place}`
  return place === undefined ? `/audio/sprites/${home}-${language}` : `/audio/books/${book}/lines/${language}/${place}`
}

/** The hash of a finished file of `public`; `undefined` where it is missing. */
export function shaOf(root: string, path: string): string | undefined {
  return fileHash(join(root, 'public', path))
}

/** The hash of sources: what they make is made again when one of them changes. */
export function hashOfSources(root: string, names: readonly string[]): string {
  const hash = createHash('sha1')
  for (const name of names) hash.update(readFileSync(join(root, 'tools/audio', name)))
  return hash.digest('hex').slice(0, 16)
}

/** The files that entries of the manifest are in, without endings. */
export function usedFiles({ speech, effects, loops }: AudioManifest): Set<string> {
  const entries = [...Object.values(speech), ...Object.values(effects.pieces), ...Object.values(loops)]
  return new Set(entries.map(({ src }) => src))
}

/** Forgets and deletes files that nothing is in any more. */
export function dropUnused(root: string, manifest: AudioManifest): void {
  const used = usedFiles(manifest)
  for (const path of Object.keys(manifest.files)) {
    if (used.has(path.replace(/\.\w+$/, ''))) continue
    delete manifest.files[path]
    rmSync(join(root, 'public', path), { force: true })
  }
}
