import { memo } from 'react'
import type { Language } from '../../../../game/language.ts'
import { readerText } from '../text/reader/index.ts'
import { mediaUrl } from '../../../../game/media.ts'

interface Props {
  readonly pageNumber: number
  /** The page's activity has been completed in this visit. */
  readonly isDone: boolean
  readonly language: Language
}

/** The page number on a badge, with a star once its activity is completed. */
export const PageBadge = memo(({ pageNumber, isDone, language }: Props) => {
  const words = readerText[language]
  return (
    <span className="badge-number" role="img" aria-label={isDone ? words.pageDone(pageNumber) : words.page(pageNumber)}>
      {pageNumber}
      {isDone && <img className="badge-star" src={mediaUrl('/img/ui/star-on.webp')} alt="" draggable={false} />}
    </span>
  )
})
