import { type Clip, filesOf } from './clip.ts'
import type { Output, Sound } from './output.ts'

/**
 * How many seconds of decoded sound are cached: narration and lines of a page and the next one are some forty, with the numbers that all books share. One
 * minute is 11 MB.
 */
const CACHED_S = 60

/** Options for a sound. */
export interface SoundOptions {
  readonly loop?: boolean
  readonly volume?: number
  readonly rate?: number
}

/** The name of a clip's part within its Howl. */
export const PART = 'part'

/** Caches decoded files (least recently used is dropped first) and cuts clips from them. */
export class SoundFiles {
  private readonly files = new Map<string, Sound>()
  private readonly output: Output

  constructor(output: Output) {
    this.output = output
  }

  /** Fetches and decodes a file ahead of its use. Rejects if that fails. */
  async load(clip: Clip): Promise<void> {
    const known = this.files.get(clip.src)
    if (known?.state() === 'unloaded') this.files.delete(clip.src)
    const file = this.files.get(clip.src) ?? this.fetch(clip)
    // Reinserted at the end: most recently used.
    this.files.delete(clip.src)
    this.files.set(clip.src, file)
    await loaded(file, clip)
    this.drop(clip.src)
  }

  /** A separate sound for the clip. The file is decoded only once (Howler shares buffers by URL). The caller must unload the sound. */
  async cut(clip: Clip, options: SoundOptions = {}): Promise<Sound> {
    await this.load(clip)
    return this.make(clip, options)
  }

  /** Like `cut`, for a file that no other clip uses: the file is not cached. */
  async make(clip: Clip, options: SoundOptions = {}): Promise<Sound> {
    const sound = this.output.make({
      src: filesOf(clip),
      sprite: { [PART]: [clip.startMs, clip.ms, options.loop === true] },
      volume: options.volume ?? 1,
      rate: options.rate ?? 1,
    })
    await loaded(sound, clip)
    return sound
  }

  private fetch(clip: Clip): Sound {
    const file = this.output.make({ src: filesOf(clip) })
    // Fetched again on the next request: the network may be back.
    file.once('loaderror', () => {
      if (this.files.get(clip.src) === file) this.files.delete(clip.src)
    })
    return file
  }

  /** `wanted` is the file that was asked for just now. */
  private drop(wanted: string): void {
    const all = [...this.files]
    let seconds = all.reduce((sum, [, file]) => sum + file.duration(), 0)
    for (const [src, file] of all) {
      if (seconds <= CACHED_S) return
      // Callers of `load` still wait for its `load` event.
      if (src === wanted || file.state() === 'loading') continue
      seconds -= file.duration()
      this.files.delete(src)
      file.unload()
    }
  }
}

function loaded(sound: Sound, clip: Clip): Promise<void> {
  if (sound.state() === 'loaded') return Promise.resolve()
  return new Promise((resolve, reject) => {
    sound.once('load', () => resolve())
    sound.once('loaderror', (_id, error) => reject(new Error(`${clip.src}: ${String(error)}`)))
  })
}
