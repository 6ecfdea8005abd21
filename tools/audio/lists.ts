/** Makes the runtime's lists of sounds out of the audio manifest and the sprite files: `src/content/generated/audio/*.json`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A spoken line as the audio tool made it, by the story's path. */
export interface SpeechEntry {
  readonly lang: 'en' | 'id'
  readonly kind: string
  readonly ms: number
  readonly hash: string
  readonly script: string
  /** A file of its own, without ending. */
  readonly src?: string
  /** Or a piece of a sprite. */
  readonly sprite?: string
  readonly key?: string
  /** Integrated loudness, LUFS, measured when it was made. */
  readonly lufs?: number
  /** Highest sample, dBFS. */
  readonly peak?: number
}

/** What `tools/audio/manifest.json` holds. */
export interface AudioManifest {
  readonly speech: Readonly<Record<string, SpeechEntry>>
  /** One sprite of all effects. */
  readonly effects: {
    readonly src: string
    readonly pieces: Readonly<Record<string, { start: number; ms: number; peak: number }>>
  }
  /** Seamless loops: the part from `start`, `ms` long. */
  readonly music: Readonly<Record<string, { src: string; start: number; ms: number; lufs: number; peak: number }>>
}

/** Sprite pieces by key: `[offset, duration]`, ms. */
export type SpriteTable = Readonly<Record<string, readonly [number, number]>>

/** One file of the runtime's list. */
export interface SoundList {
  /** Sprite files without ending; lines name them by place. */
  readonly sprites: readonly string[]
  /** Story path → [sprite, offset ms, duration ms]. */
  readonly lines: Readonly<Record<string, readonly [number, number, number]>>
  /** Story path → file without ending, length, and word times `[word, start, end]` in ms. */
  readonly narration: Readonly<
    Record<
      string,
      { readonly src: string; readonly ms: number; readonly times: readonly (readonly [string, number, number])[] }
    >
  >
}

const BOOK = /^\/audio\/books\/book(\d+)\//

/** Which list a path belongs to: its book's, or the common one (words, numbers, letters). */
export function listOf(path: string): string {
  const book = BOOK.exec(path)?.[1]
  return book === undefined ? 'common' : `book${book}`
}

/** The lists by name, from the manifest and the tables of the sprites it names; `timesOf` reads a narration's word times. */
export function buildLists(
  manifest: AudioManifest,
  tables: Readonly<Record<string, SpriteTable>>,
  timesOf: (src: string) => readonly { w: string; s: number; e: number }[],
): Record<string, SoundList> {
  const lists: Record<
    string,
    {
      sprites: string[]
      lines: Record<string, [number, number, number]>
      narration: Record<string, SoundList['narration'][string]>
    }
  > = {}
  for (const [path, entry] of Object.entries(manifest.speech)) {
    const name = listOf(path)
    lists[name] ??= { sprites: [], lines: {}, narration: {} }
    const list = lists[name]
    if (entry.src !== undefined) {
      list.narration[path] = { src: entry.src, ms: entry.ms, times: timesOf(entry.src).map(({ w, s, e }) => [w, s, e]) }
      continue
    }
    const piece = tables[entry.sprite ?? '']?.[entry.key ?? '']
    if (entry.sprite === undefined || piece === undefined)
      throw new Error(`${path}: no piece ${entry.key} in the sprite ${entry.sprite}`)
    if (!list.sprites.includes(entry.sprite)) list.sprites.push(entry.sprite)
    list.lines[path] = [list.sprites.indexOf(entry.sprite), piece[0], piece[1]]
  }
  return lists
}

/** Reads what the audio tool left and writes the lists. */
export function writeLists(root: string): void {
  const manifest = JSON.parse(readFileSync(join(root, 'tools/audio/manifest.json'), 'utf8')) as AudioManifest
  const tables = JSON.parse(readFileSync(join(root, 'tools/audio/sprites.json'), 'utf8')) as Record<string, SpriteTable>
  const lists = buildLists(manifest, tables, (src) => JSON.parse(readFileSync(join(root, `public${src}.json`), 'utf8')))
  const folder = join(root, 'src/content/generated/audio')
  mkdirSync(folder, { recursive: true })
  for (const [name, list] of Object.entries(lists))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(list)}\n`)
  const { effects, music } = manifest
  const pieces = Object.fromEntries(Object.entries(effects.pieces).map(([name, { start, ms }]) => [name, [start, ms]]))
  const loops = Object.fromEntries(
    Object.entries(music).map(([name, { src, start, ms }]) => [name, { src, start, ms }]),
  )
  writeFileSync(join(folder, 'effects.json'), `${JSON.stringify({ src: effects.src, pieces, music: loops })}\n`)
}
