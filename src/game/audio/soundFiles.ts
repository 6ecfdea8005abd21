import { type Clip, filesOf } from './clip.ts'
import type { Output, Sound } from './output.ts'

/**
 * Files kept decoded: narration and lines of the last, this and the next page, what the book's pages share, what all books share, and two loops.
 * A minute of one is 11 MB.
 */
const CACHED_FILES = 10

/** How a sound is made. */
export interface SoundOptions {
  readonly loop?: boolean
  readonly volume?: number
  readonly rate?: number
}

/** The name of a clip's part within its Howl. */
export const PART = 'part'

/** Keeps decoded files, the longest unused going first, and cuts clips from them. */
export class SoundFiles {
  private readonly files = new Map<string, Sound>()
  private readonly output: Output

  constructor(output: Output) {
    this.output = output
  }

  /** Fetches and decodes a file ahead of its use. Rejects where it cannot be had. */
  load(clip: Clip): Promise<void> {
    const known = this.files.get(clip.src)
    if (known?.state() === 'unloaded') this.files.delete(clip.src)
    const file = this.files.get(clip.src) ?? this.fetch(clip)
    // Moved to the end: most recently used.
    this.files.delete(clip.src)
    this.files.set(clip.src, file)
    this.drop()
    return loaded(file, clip)
  }

  /** A sound of its own for the clip; the file behind it is decoded once (Howler shares buffers by URL). To be unloaded by the caller. */
  async cut(clip: Clip, options: SoundOptions = {}): Promise<Sound> {
    await this.load(clip)
    return this.make(clip, options)
  }

  /** As `cut`, of a file that nothing else is cut from: it is not kept besides. */
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
    // Asked for again the next time: the network may be back.
    file.once('loaderror', () => {
      if (this.files.get(clip.src) === file) this.files.delete(clip.src)
    })
    return file
  }

  private drop(): void {
    for (const [src, file] of this.files) {
      if (this.files.size <= CACHED_FILES) return
      // Whoever waits for it is to hear that it came.
      if (file.state() === 'loading') continue
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
