import { type BookArt, loadArt } from '../../../../content/art.ts'
import { loadSpeech, spokenPaths } from '../../../../content/audio.ts'
import type { Page } from '../../../../content/index.ts'
import type { Audio, Clip } from '../../../../game/audio/index.ts'
import type { Language } from '../../../../game/language.ts'
import { audioDesk } from '../../../lib/sound/audioDesk.ts'
import type { WordTime } from '../page/wordTimes.ts'

/** What a book is played with, besides its text. */
export interface BookMedia {
  readonly art: BookArt
  readonly audio: Audio
  /** Where a spoken line lies, by the story's path. */
  speech(path: string): Clip | undefined
  /** Has what is read aloud of a page ready. Resolves when it is, or cannot be had. */
  prepareVoice(page: Page, language: Language): Promise<void>
  /** Has all ready that a page or an activity says. Resolves likewise. */
  prepareLines(place: object, language: Language): Promise<void>
  /** When the words of a narration are said; empty for other lines. */
  wordTimes(path: string): readonly WordTime[]
}

/** Loads pictures' data, the list of sounds and the sound desk; the text is shown without waiting for them. */
export async function loadMedia(bookId: number): Promise<BookMedia> {
  const [art, lines, audio] = await Promise.all([loadArt(bookId), loadSpeech(bookId), audioDesk()])
  return {
    art,
    audio,
    speech: (path) => lines.speech(path),
    prepareVoice: (page, language) => audio.prepare([lines.speech(page.audio?.[language] ?? '')]),
    prepareLines: (place, language) => audio.prepare(spokenPaths(place, language).map((path) => lines.speech(path))),
    wordTimes: (path) => lines.times(path).map(({ start, end }) => ({ startMs: start, endMs: end })),
  }
}
