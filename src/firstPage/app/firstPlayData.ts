import type { BookArt } from '../../content/art.ts'
import type { Clip } from '../../game/audio/index.ts'
import type { Language } from '../../game/language.ts'
import type { OpenPageOptions } from '../../game/runtime/pageHandle.ts'
import { FIRST_PLAY } from '../names.ts'

/** What a page is played with, as it is written into its document (`src/firstPage/build/prerender.ts`). */
export interface FirstPlayData extends Pick<OpenPageOptions, 'bookId' | 'pageId' | 'config' | 'doneLine' | 'cues'> {
  /** Of a page (`content/page.ts`). */
  readonly kind: string
  readonly pictureId?: string | undefined
  /** Data of its picture and of the next page's, by their ids. */
  readonly pictures?: BookArt['pages'] | undefined
  /** Its narration. */
  readonly voice?: Readonly<Record<Language, Clip | undefined>> | undefined
}

/** What came with the document; undefined where nothing did. */
export function readFirstPlay(): FirstPlayData | undefined {
  const text = document.getElementById(FIRST_PLAY)?.textContent
  // Written by our own build (src/firstPage/build/prerender.ts).
  return text ? (JSON.parse(text) as FirstPlayData) : undefined
}
