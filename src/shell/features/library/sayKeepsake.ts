import { keepsakePath } from '../../../content/audio.ts'
import { loadSpeech } from '../../../content/speech.ts'
import type { Language } from '../../../game/language.ts'
import { audioDesk } from '../../lib/sound/audioDesk.ts'

/** The longest that a book waits for the name of its thing, ms. The names last about a second. */
const LONGEST_MS = 2500

/** Says the name of what a book of ours hangs in the barn. Resolves when it is said, cannot be said, or takes too long; never rejects. */
export function sayKeepsake(bookId: number, language: Language): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<void>((resolve) => {
    late = setTimeout(resolve, LONGEST_MS)
  })
  return Promise.race([say(bookId, language), tooLong]).finally(() => clearTimeout(late))
}

async function say(bookId: number, language: Language): Promise<void> {
  try {
    const [audio, lines] = await Promise.all([audioDesk(), loadSpeech()])
    const path = keepsakePath(bookId, language)
    await audio.voice.say(lines.speech(path), {}, path).ended
  } catch (error) {
    console.warn('The name of a thing in the barn cannot be said', error)
  }
}
