import { useEffect } from 'react'
import { pictureIdOf } from '../../../content/art.ts'
import { type Book, isCover } from '../../../content/index.ts'
import type { Language } from '../../../game/language.ts'
import type { BookMedia } from './bookMedia.ts'
import { loadRuntime } from '../../lib/stageRuntime.ts'

/** How long the page itself has the network to itself, ms. */
const HEAD_START_MS = 600

/** Has the next page's picture and sound ready before Next is pressed, and this page's instruction and effects. */
export function usePrefetch(book: Book, index: number, language: Language, media: BookMedia | undefined): void {
  useEffect(() => {
    if (!media) return undefined
    const page = book.pages[index]
    const next = book.pages[index + 1]
    media.audio.effects.prepare(['page-flip', 'success', 'complete'])
    const timer = setTimeout(() => {
      if (page && !isCover(page)) media.audio.prepare([media.speech(page.instructionAudio[language])])
      if (!next) return
      fetchStill(next.image)
      media.audio.prepare([media.speech(next.audio?.[language] ?? '')])
      // What could not be prepared is fetched when the page is opened.
      loadRuntime().then(
        ({ preload }) => preload(pictureIdOf(book.id, next.id), { picture: (id) => media.art.pages[id] }),
        () => undefined,
      )
    }, HEAD_START_MS)
    return () => clearTimeout(timer)
  }, [book, index, language, media])
}

function fetchStill(webp: string): void {
  const picture = document.createElement('picture')
  const source = document.createElement('source')
  const image = document.createElement('img')
  source.type = 'image/avif'
  source.srcset = webp.replace(/\.webp$/, '.avif')
  picture.append(source, image)
  image.src = webp
  // A missing picture shows its placeholder when the page is opened.
  image.decode().catch(() => undefined)
}
