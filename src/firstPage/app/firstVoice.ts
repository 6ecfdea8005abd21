import type { Audio, Clip, Saying } from '../../game/audio/index.ts'
import type { Language } from '../../game/language.ts'

interface Reading {
  readonly pageId: string
  readonly language: Language
  readonly saying: Saying
}

let reading: Reading | undefined
/** The child plays, or the reader has come: whoever reads from now on is the reader. */
let isOver = false

/** Reads the page aloud that came with the document; where the browser keeps sound back, from the first touch on. */
export function beginFirstVoice(
  audio: Pick<Audio, 'voice'>,
  clip: Clip,
  page: Pick<Reading, 'pageId' | 'language'>,
): void {
  if (isOver) return
  const { pageId, language } = page
  reading = { pageId, language, saying: audio.voice.say(clip, { isPatient: true }, clip.src) }
}

/** The reader goes on with what is read, once, if that is its page; what it does not want ends. */
export function takeFirstVoice(pageId: string, language: Language): Saying | undefined {
  const begun = reading
  reading = undefined
  isOver = true
  if (begun?.pageId === pageId && begun.language === language) return begun.saying
  begun?.saying.stop()
  return undefined
}

/** The child plays, or the page is left before the reader has come. */
export function stopFirstVoice(): void {
  isOver = true
  reading?.saying.stop()
}
