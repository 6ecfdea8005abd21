import { type BookArt, loadArt } from '../../../content/art.ts'
import { spokenPaths } from '../../../content/audio.ts'
import type { Page } from '../../../content/index.ts'
import { loadLadderSpeech, loadLetterSounds, loadSpeech, type SpeechLines } from '../../../content/speech.ts'
import type { Audio, Clip } from '../../../game/audio/index.ts'
import type { Language } from '../../../game/language.ts'
import { afterPages } from '../loading/criticalPath.ts'
import { audioDesk } from '../sound/audioDesk.ts'

/** When a word is spoken, ms from the start of the narration. */
export interface WordTime {
  readonly startMs: number
  readonly endMs: number
}

/** The media of a book. */
export interface BookMedia {
  /** Its pictures' data. Until `loadMoreArt`, where there is one, has resolved: only that of the first pages. */
  readonly art: BookArt
  /** Completes `art`. Rejects if that fails, and loads again when it is called again. Absent where all was loaded at once. */
  readonly loadMoreArt?: () => Promise<void>
  readonly audio: Audio
  /** URL of a spoken line, by its path in the story. */
  speech(path: string): Clip | undefined
  /** Preloads a page's narration. Resolves when loaded or failed. */
  prepareVoice(page: Page, language: Language): Promise<void>
  /** Preloads all lines of a page or activity. Resolves when loaded or failed. */
  prepareLines(place: object, language: Language): Promise<void>
  /** Timings of the narration's words; empty for other lines. */
  wordTimes(path: string): readonly WordTime[]
}

/**
 * Loads pictures' data, the list of sounds and the sound desk; the text is shown without waiting for them. `first`: the data of the pages that are needed
 * first, if it is there; the rest then comes by `loadMoreArt`.
 */
export async function loadMedia(bookId: number, first?: BookArt): Promise<BookMedia> {
  const [art, lines, audio] = await Promise.all([first ?? loadArt(bookId), loadSpeech(bookId), audioDesk()])
  return {
    ...mediaOf(art, lines, audio),
    ...(first && {
      async loadMoreArt() {
        const { pages, free } = await loadArt(bookId)
        // What is there already is in use, and the same.
        Object.assign(art.pages, { ...pages, ...art.pages })
        Object.assign(art.free, free)
      },
    }),
  }
}

/** Whether the data of a page's picture is there, or is known not to exist. */
export const hasArtOf = ({ art, loadMoreArt }: Pick<BookMedia, 'art' | 'loadMoreArt'>, pictureId: string): boolean =>
  loadMoreArt === undefined || pictureId in art.pages

/** The media of the reading ladder: its lines, and the pictures of these books. */
export async function loadLadderMedia(bookIds: readonly number[]): Promise<BookMedia> {
  const [lines, audio, ...arts] = await Promise.all([loadLadderSpeech(), audioDesk(), ...bookIds.map(loadArt)])
  const art = {
    pages: Object.assign({}, ...arts.map(({ pages }) => pages)) as BookArt['pages'],
    free: Object.assign({}, ...arts.map(({ free }) => free)) as BookArt['free'],
  }
  return mediaOf(art, lines, audio)
}

function mediaOf(art: BookArt, lines: SpeechLines, audio: Audio): BookMedia {
  const sounds = letterSounds()
  return {
    art,
    audio,
    speech: (path) => lines.speech(path) ?? sounds(path),
    prepareVoice: (page, language) => audio.prepare([lines.speech(page.audio?.[language] ?? '')]),
    prepareLines: (place, language) => audio.prepare(spokenPaths(place, language).map((path) => lines.speech(path))),
    wordTimes: (path) => lines.times(path).map(({ start, end }) => ({ startMs: start, endMs: end })),
  }
}

/** Sounds of letters, by their paths, once their list has come: after everything that a first page needs. */
function letterSounds(): (path: string) => Clip | undefined {
  let find: ((path: string) => Clip | undefined) | undefined
  afterPages(() => {
    loadLetterSounds().then(
      (found) => {
        find = (path) => found.speech(path)
      },
      // Letters then say their names alone.
      () => undefined,
    )
  })
  return (path) => find?.(path)
}
