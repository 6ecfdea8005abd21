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
  readonly art: BookArt
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

/** Loads pictures' data, the list of sounds and the sound desk; the text is shown without waiting for them. */
export async function loadMedia(bookId: number): Promise<BookMedia> {
  const [art, lines, audio] = await Promise.all([loadArt(bookId), loadSpeech(bookId), audioDesk()])
  return mediaOf(art, lines, audio)
}

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
