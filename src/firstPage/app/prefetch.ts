import { mediaUrl } from '../../game/media.ts'
import { backingWidth } from '../../game/runtime/backing.ts'
import { askAhead, askEarly, filesFor } from '../../game/runtime/earlyFiles.ts'
import type { PagePictureData } from '../../game/picture.ts'
import { STAGE } from '../../game/rules/geometry.ts'
import { isPoster, isSharp } from '../../game/scene/picture/loadPicture.ts'
import { takesAvif } from '../../game/scene/picture/pictureFormat.ts'
import { BOOK, PICTURE_FILES } from '../names.ts'

/** Prefetches what the stage will draw of the page that came with the document, if any, before the reader knows the page. Resolves with the files. */
export function prefetch(): Promise<readonly string[]> {
  const figure = document.querySelector<HTMLElement>('#first-page figure.pic')
  if (!figure || figure.clientWidth === 0) return Promise.resolve([])
  const isDouble = isSharp(backingWidth(figure.clientWidth) / STAGE.width)
  return new Promise((resolve) => {
    askEarly((hasAvif) => {
      const wanted = figure.getAttribute(PICTURE_FILES[isDouble ? 'sharp' : hasAvif ? 'avif' : 'plain'])
      const asked = wanted ? wanted.split(' ') : []
      resolve(asked)
      return asked
    })
  })
}

/** Prefetches what the stage will draw of the next page, but for its poster, which is asked for already. `hostWidth`: CSS px of the stage. */
export async function prefetchNext(
  picture: PagePictureData,
  hostWidth: number,
  variant: string | undefined,
): Promise<void> {
  const files = filesFor(picture, hostWidth, await takesAvif(), variant)
  askAhead(files.filter((file) => !isPoster(file, picture)))
}

/** Resolves as long before these files have come as an answer takes, if they are of the size that the document was told (AVIF); never otherwise. */
export function areDue(files: readonly string[]): Promise<void> {
  const { due } = document.getElementById(BOOK)?.dataset ?? {}
  const isKnown = due !== undefined && files.every((file) => file.endsWith('.avif'))
  return new Promise((resolve) => isKnown && setTimeout(resolve, Number(due) - performance.now()))
}

/** Resolves when all but a number of these files have loaded or failed. */
export function haveCome(files: readonly string[], allBut: number): Promise<void> {
  const missing = new Set(files.map((file) => new URL(mediaUrl(file), window.location.href).href))
  return new Promise((resolve) => {
    if (missing.size <= allBut) return resolve()
    const line = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) missing.delete(name)
      if (missing.size > allBut) return
      line.disconnect()
      resolve()
    })
    line.observe({ type: 'resource', buffered: true })
  })
}
