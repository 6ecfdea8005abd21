import { type RefObject, useEffect } from 'react'
import type { Language } from '../../../game/language.ts'
import { askForCookie } from '../../lib/service/apiClient.ts'
import { pageToOpen, type ShelfBook } from '../../lib/books/books.ts'
import { inOrder } from '../../lib/loading/inOrder.ts'
import { prepareEffect } from '../../lib/sound/sound.ts'
import { loadRuntime } from '../../lib/loading/stageRuntime.ts'
import { whenIdle } from '../../lib/loading/whenIdle.ts'

const loadReader = () => import('../reader/ReaderPage.tsx')

/**
 * A book will be opened next: the reader, then the stage, then the sound of it, then the cookie that its start is told with are fetched while the child chooses, once the shelf and all its pictures are there. Each
 * waits for its own moment in which nothing else is to be done, so that a touch never waits for two of them.
 */
export function useBookPrefetch(shelves: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined
    let cancel: (() => void) | undefined
    let isLeft = false
    const idly = (run: () => void) => {
      if (!isLeft) cancel = whenIdle(run)
    }
    const pictures = [...(shelves.current?.querySelectorAll('img') ?? [])]
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

/** What a book is read and played with, asked for while the service is told that it is opened; what has come already is not asked for again. */
export function askForBook(book: ShelfBook, language: Language): void {
  inOrder([[loadReader, loadRuntime], [() => askForPage(book, language)]])
}

/** What is seen and heard first of the page that it will be opened at. */
async function askForPage(book: ShelfBook, language: Language): Promise<void> {
  const [{ loadBook }, { decodePoster }, { loadMedia }] = await Promise.all([
    import('../../../content/books.ts'),
    import('../reader/turning/posterPrefetch.ts'),
    import('../reader/narration/bookMedia.ts'),
  ])
  const page = (await loadBook(book.id))?.pages[pageToOpen(book) - 1]
  if (!page) return
  decodePoster(page.image)
  const media = await loadMedia(book.id)
  await media.prepareVoice(page, language)
}

/** A picture has come, or never will. */
function settled(picture: HTMLImageElement): Promise<unknown> {
  return picture.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        for (const type of ['load', 'error']) picture.addEventListener(type, resolve, { once: true })
      })
}
