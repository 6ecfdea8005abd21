import { loadArt } from '../../../content/art.ts'
import { lookKey } from '../../../content/look.ts'
import { mostScale } from '../../../game/runtime/backing.ts'
import type { Language } from '../../../game/language.ts'
import { takesAvif } from '../../../game/scene/pictureFormat.ts'
import { childLook } from '../../lib/look.ts'
import type { Choice } from './keptList.ts'

/** Above this many pixels of the screen for one of the page, the stage takes the files of double size (`loadPicture.ts`). */
const DOUBLE_FROM = 1.2

/** What this device takes of a book, for its reader, in a language. */
export async function choiceOf(bookId: number, language: Language): Promise<Choice> {
  const { pages } = await loadArt(bookId)
  const look = lookKey(childLook())
  const words = Object.values(pages).flatMap(({ looks }) => looks?.words[look] ?? [])
  return {
    language,
    isDouble: Math.min(window.devicePixelRatio, mostScale()) > DOUBLE_FROM,
    hasAvif: await takesAvif(),
    hasWebm: new Audio().canPlayType('audio/webm; codecs=opus') !== '',
    looks: new Set([look, ...words]),
  }
}
