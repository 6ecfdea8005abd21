import type { SoundClip } from '../../../../content/audio.ts'

/** A list of sounds as `npm run audio` writes it. */
interface SoundList {
  readonly files: readonly string[]
  readonly lines: Readonly<Record<string, readonly [file: number, startMs: number, ms: number, ...rest: unknown[]]>>
}

/** The app's own clips that all books share: words, numbers, letters. */
export interface OwnClips {
  speech(path: string): SoundClip | undefined
}

/** Loads the list of them. */
export async function loadOwnClips(): Promise<OwnClips> {
  const file = await import('../../../../content/generated/audio/common.json')
  // Written by our own tool and checked by the content check.
  const { files, lines } = file.default as unknown as SoundList
  return {
    speech(path) {
      const [at = -1, startMs = 0, ms = 0] = Object.hasOwn(lines, path) ? (lines[path] ?? []) : []
      const src = files[at]
      return src === undefined ? undefined : { src, startMs, ms }
    },
  }
}
