import { useCallback, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { loadBook } from '../../../content/books.ts'
import { paths } from '../../lib/paths.ts'
import { Bar, BarLink } from '../../ui/Bar.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { useKeepOpened } from '../kept/useKeepOpened.ts'
import { dropFirstPage } from '../firstPage/handOver.ts'
import { loadMedia } from './bookMedia.ts'
import { Reader } from './Reader.tsx'
import { loadRuntime } from '../../lib/stageRuntime.ts'
import { useLoaded } from './useLoaded.ts'
import { useLockedOut } from './useLockedOut.ts'

/** `/book/:bookId?page=n`: finds the book, or says that there is none. */
export function ReaderPage() {
  const bookId = Number(useParams()['bookId'])
  const book = useLoaded(useCallback(() => loadBook(bookId), [bookId]))
  const media = useLoaded(useCallback(() => loadMedia(bookId), [bookId]))
  useLockedOut(bookId)
  useKeepOpened(bookId)
  useEffect(() => {
    // The stage comes beside the text, not after it; where it cannot be had, the page says so when it wants to play.
    loadRuntime().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (media.status === 'failed') console.error('The book has no sound and no moving pictures', media.error)
  }, [media])
  useEffect(() => {
    // Words in place of the page: they are not to lie under it.
    if (book.status === 'failed' || (book.status === 'ready' && book.value === undefined)) dropFirstPage()
  }, [book])
  if (book.status === 'loading') return <LoadingOverlay />
  if (book.status === 'failed') return <BookFailed onRetry={book.retry} />
  if (book.value === undefined) return <BookNotFound />
  return <Reader key={bookId} book={book.value} media={media.status === 'ready' ? media.value : undefined} />
}

function BookNotFound() {
  return (
    <Screen world="loft" title="Book Not Found" isCentered>
      <Notice kiko="peek">
        <h1>Book Not Found</h1>
        <BarLink icon="library" to={paths.books}>
          Library
        </BarLink>
      </Notice>
    </Screen>
  )
}

function BookFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Screen world="loft" title="Try again" isCentered>
      <Notice kiko="sit">
        <h1>The book could not be opened</h1>
        <Bar icon="again" onClick={onRetry}>
          Try again
        </Bar>
        <BarLink icon="library" theme="cream" to={paths.books}>
          Library
        </BarLink>
      </Notice>
    </Screen>
  )
}
