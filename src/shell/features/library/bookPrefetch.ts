import { type RefObject, useEffect } from 'react'
import type { Language } from '../../../game/language.ts'
import { askForCookie } from '../../lib/service/apiClient.ts'
import { pageToOpen, type ShelfBook } from '../../lib/books/books.ts'
import { inOrder } from '../../lib/loading/inOrder.ts'
import { prepareEffect } from '../../lib/sound/sound.ts'
import { loadRuntime } from '../../lib/loading/stageRuntime.ts'
import { whenIdle } from '../../lib/loading/whenIdle.ts'
import { loadReader, loadStills } from '../reader/index.ts'

/**
 * Prefetches for the next book while the child chooses, once the shelf and its pictures are loaded: the reader, the stage, the sound, then the CSRF
 * cookie of its start. Each waits for its own idle moment, so that a touch never waits for two of them.
 */
export function useBookPrefetch(shelves: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined
    let cancel: (() => void) | undefined
    let isLeft = false
    const idly = (run: () => void) => {
      if (!isLeft) cancel = whenIdle(run)
    }
    const pictures = [...(shelves.current?.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])') ?? [])]
    void Promise.all(pictures.map(settled)).then(() =>
      idly(() => {
        const askForSound = () =>
          idly(() => {
            prepareEffect('rustle')
            idly(askForCookie)
          })
        const askForStage = () => idly(() => void loadRuntime().then(askForSound, askForSound))
        void loadReader().then(askForStage, askForStage)
      }),
    )
    return () => {
      isLeft = true
      cancel?.()
    }
  }, [shelves, isShown])
}

/** Loads a book's files while its start is being saved; loaded files are not requested again. */
export function askForBook(book: ShelfBook, language: Language): void {
  inOrder([[loadReader, loadRuntime], [() => askForPage(book, language)]])
}

/** The first picture and sound of the page it will open at. */
async function askForPage(book: ShelfBook, language: Language): Promise<void> {
  const [{ loadBook }, { decodePoster }, { loadMedia }] = await Promise.all([
    import('../../../content/books.ts'),
    loadStills(),
    import('../../lib/books/bookMedia.ts'),
  ])
  const page = (await loadBook(book.id))?.pages[pageToOpen(book) - 1]
  if (!page) return
  decodePoster(page.image)
  const media = await loadMedia(book.id)
  await media.prepareVoice(page, language)
}

/** A picture has loaded or failed. */
function settled(picture: HTMLImageElement): Promise<unknown> {
  return picture.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        for (const type of ['load', 'error']) picture.addEventListener(type, resolve, { once: true })
      })
}
