import { useCallback, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { loadBook } from '../../../content/books.ts'
import { DocumentError } from '../../../content/documents.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { routes } from '../../lib/routes.ts'
import { Bar, BarLink } from '../../ui/screen/Bar.tsx'
import { LoadingOverlay } from '../../ui/screen/LoadingOverlay.tsx'
import { Notice } from '../../ui/screen/Notice.tsx'
import { Screen } from '../../ui/screen/Screen.tsx'
import { dropFirstPage, firstBook } from '../../../firstPage/index.ts'
import { loadMedia } from '../../lib/books/bookMedia.ts'
import { Reader } from './Reader.tsx'
import { loadRuntime } from '../../lib/loading/stageRuntime.ts'
import { useLoaded } from './useLoaded.ts'
import { useLockedOut } from './record/useLockedOut.ts'
import { usePawPrintsSent } from './record/usePawPrintsSent.ts'
import { readerText } from './text/reader/index.ts'

/** `/book/:bookId?page=n`: loads the book, or shows that it does not exist. */
export function ReaderPage() {
  const bookId = Number(useParams()['bookId'])
  const first = firstBook(bookId)
  const book = useLoaded(
    useCallback(() => loadBook(bookId), [bookId]),
    first?.book,
  )
  const media = useLoaded(
    useCallback(() => loadMedia(bookId), [bookId]),
    first?.media,
  )
  useLockedOut(bookId)
  usePawPrintsSent()
  useEffect(() => {
    // The stage is loaded in parallel with the text; if that fails, the page shows the failure when it starts to play.
    loadRuntime().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (media.status === 'failed') console.error('The book has no sound and no moving pictures', media.error)
  }, [media])
  useEffect(() => {
    // A notice replaces the page: the prerendered page must not remain below it.
    if (book.status === 'failed' || (book.status === 'ready' && book.value === undefined)) dropFirstPage()
  }, [book])
  if (book.status === 'loading') return <LoadingOverlay />
  if (book.status === 'failed') {
    if (book.error instanceof DocumentError && book.error.isGone) return <BookPutAway />
    return <BookFailed onRetry={book.retry} />
  }
  if (book.value === undefined) return <BookNotFound />
  return <Reader key={bookId} book={book.value} media={media.status === 'ready' ? media.value : undefined} />
}

function BookNotFound() {
  const [language] = useLanguage()
  const { notFound } = readerText[language]
  return (
    <Screen world="loft" title={notFound} isCentered>
      <Notice kiko="peek">
        <h1>{notFound}</h1>
        <BarLink icon="library" data-control="library" to={routes.books}>
          {commonText[language].library}
        </BarLink>
      </Notice>
    </Screen>
  )
}

/** The book was withdrawn, or closed for the class. */
function BookPutAway() {
  const [language] = useLanguage()
  const { putAway, starsStay } = readerText[language]
  return (
    <Screen world="loft" title={putAway} isCentered>
      <Notice kiko="sleep">
        <h1>{putAway}</h1>
        <p>{starsStay}</p>
        <BarLink icon="library" data-control="library" to={routes.books}>
          {commonText[language].library}
        </BarLink>
      </Notice>
    </Screen>
  )
}

function BookFailed({ onRetry }: { readonly onRetry: () => void }) {
  const [language] = useLanguage()
  const words = commonText[language]
  return (
    <Screen world="loft" title={words.tryAgain} isCentered>
      <Notice kiko="sit">
        <h1>{readerText[language].bookFailed}</h1>
        <Bar icon="again" data-control="again" onClick={onRetry}>
          {words.tryAgain}
        </Bar>
        <BarLink icon="library" data-control="library" theme="cream" to={routes.books}>
          {words.library}
        </BarLink>
      </Notice>
    </Screen>
  )
}
