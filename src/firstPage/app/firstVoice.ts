import type { Audio, Clip, Saying } from '../../game/audio/index.ts'
import type { Language } from '../../game/language.ts'

interface Reading {
  readonly pageId: string
  readonly language: Language
  readonly saying: Saying
}

let reading: Reading | undefined
/** The child plays or the reader has taken over: from now on only the reader narrates. */
let isOver = false

/** Reads aloud the page that came with the document; if the browser blocks sound, from the first touch on. */
export function beginFirstVoice(
  audio: Pick<Audio, 'voice'>,
  clip: Clip,
  page: Pick<Reading, 'pageId' | 'language'>,
): void {
  if (isOver) return
  const { pageId, language } = page
  reading = { pageId, language, saying: audio.voice.say(clip, { isPatient: true }, clip.src) }
}

/** Hands the running narration to the reader, once, if it is its page; otherwise stops it. */
export function takeFirstVoice(pageId: string, language: Language): Saying | undefined {
  const begun = reading
  reading = undefined
  isOver = true
  if (begun?.pageId === pageId && begun.language === language) return begun.saying
  begun?.saying.stop()
  return undefined
}

/** Stops: the child plays, or leaves the page before the reader is ready. */
export function stopFirstVoice(): void {
  isOver = true
  reading?.saying.stop()
}
