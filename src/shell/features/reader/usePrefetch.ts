import { useEffect } from 'react'
import { pictureIdOf } from '../../../content/art.ts'
import { type Book, kindOfPage } from '../../../content/index.ts'
import type { Language } from '../../../game/language.ts'
import { lookKey } from '../../../content/look.ts'
import { kindOf } from '../../../scenes/table.ts'
import { useChildLook } from '../../lib/look.ts'
import { loadRuntime } from '../../lib/stageRuntime.ts'
import { fetchStillPatch } from '../../lib/useStillPatch.ts'
import type { BookMedia } from './bookMedia.ts'
import { decodeStill } from './stillsAhead.ts'

/**
 * Has the next page's picture and sound ready before Next is pressed, and what is said on this page and its effects. The page itself comes first:
 * nothing is asked for before its stage stands (or has failed), because on a thin line it would wait for what comes after it.
 */
export function usePrefetch(
  book: Book,
  index: number,
  language: Language,
  media: BookMedia | undefined,
  isSettled: boolean,
): void {
  const look = lookKey(useChildLook())
  useEffect(() => {
    if (!media || !isSettled) return undefined
    let isLeft = false
    const page = book.pages[index]
    const next = book.pages[index + 1]
    media.audio.effects.prepare(['page-flip', 'success', 'complete'])
    if (page) media.prepareLines(page, language)
    // The way back is as short: this page's still stays decoded when the next one is shown.
    if (page) decodeStill(page.image)
    if (!next) return undefined
    // What could not be fetched is missed when the page is opened.
    fetchStillPatch(next.image, look).catch(() => undefined)
    kindOf(kindOfPage(next), 'page')
      ?.loadScene()
      .catch(() => undefined)
    media.prepareLines(next, language)
    // What could not be prepared is fetched when the page is opened.
    const stageFiles = loadRuntime().then(
      ({ preload }) => preload(pictureIdOf(book.id, next.id), { picture: (id) => media.art.pages[id] }, look),
      () => undefined,
    )
    // The stage may fetch the same file: whoever fetches what an image has makes Chromium forget the image (140), so the image comes after.
    void stageFiles.then(() => !isLeft && decodeStill(next.image))
    return () => {
      isLeft = true
    }
  }, [book, index, language, media, isSettled, look])
}
