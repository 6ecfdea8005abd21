import { lazy, Suspense, useRef } from 'react'
import type { Language } from '../../../game/language.ts'
import type { ShelfBook } from '../../lib/books/books.ts'
import { loadDownloadButton } from '../downloads/index.ts'
import { BookCard } from './BookCard.tsx'
import { useSeen } from './useSeen.ts'

const DownloadButton = lazy(async () => ({ default: (await loadDownloadButton()).DownloadButton }))

interface Props {
  readonly book: ShelfBook
  readonly language: Language
  readonly isOpening: boolean
  /** Its cover is fetched with the screen; those of others when they are scrolled to. */
  readonly isFirst: boolean
  readonly isKeepingPossible: boolean
  readonly onOpen: () => void
}

/** A book's place on the shelf, with the button that keeps it on the device. */
export function ShelfPlace({ book, language, isOpening, isFirst, isKeepingPossible, onOpen }: Props) {
  const place = useRef<HTMLLIElement>(null)
  const isSeen = useSeen(place, isFirst)
  return (
    <li ref={place}>
      <BookCard book={book} language={language} isOpening={isOpening} isFirst={isFirst} onOpen={onOpen} />
      {isKeepingPossible && isSeen && !book.is_locked && book.is_put_away !== true && (
        <Suspense>
          <DownloadButton bookId={book.id} title={book.title} language={language} />
        </Suspense>
      )}
    </li>
  )
}
