import './library.css'
import { lazy, Suspense, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { routes } from '../../lib/routes.ts'
import { useTitles } from '../../lib/books/titles.ts'
import { readToken } from '../../lib/account/session.ts'
import { Bar, BarLink } from '../../ui/screen/Bar.tsx'
import { ControlLink } from '../../ui/controls/Control.tsx'
import { AvifImage } from '../../ui/pictures/AvifImage.tsx'
import { LoadingOverlay } from '../../ui/screen/LoadingOverlay.tsx'
import { Notice } from '../../ui/screen/Notice.tsx'
import { Label } from '../../ui/screen/Label.tsx'
import { Screen } from '../../ui/screen/Screen.tsx'
import { loadDownloadButton, useCanDownload } from '../downloads/index.ts'
import { BookCard } from './BookCard.tsx'
import { useBookPrefetch } from './bookPrefetch.ts'
import { useOpenBook } from './useOpenBook.ts'
import { useShelf } from './useShelf.ts'
import { libraryText } from './text/index.ts'

const DownloadButton = lazy(async () => ({ default: (await loadDownloadButton()).DownloadButton }))

/** With this many books the second shelf is books; with fewer a still life stands on it. */
const ONE_SHELF = 4

/** Up in the loft: the books on their shelves, reloaded at each change of the path. */
export function BooksPage() {
  const { key } = useLocation()
  return <Library key={key} />
}

function Library() {
  const [language] = useLanguage()
  const words = libraryText[language]
  const { shelf, reload, setShelf } = useShelf()
  const { openingId, open } = useOpenBook(reload, language)
  const { status } = shelf
  const shelves = useRef<HTMLUListElement>(null)
  useBookPrefetch(shelves, status === 'loaded')
  const isKeepingPossible = useCanDownload()
  const books = shelf.books.map(useTitles(language))

  function tryAgain() {
    setShelf({ status: 'loading', books: [] })
    void reload()
  }

  return (
    <Screen
      world="loft"
      title={words.title}
      left={<ControlLink to={routes.home} control="home" word={commonText[language].home} icon="home" theme="cream" />}
    >
      <Label>{words.title}</Label>
      {books.length > 0 && (
        <ul ref={shelves} className="shelves scroll" aria-busy={status === 'loading'}>
          {books.map((book) => (
            <li key={book.id}>
              <BookCard book={book} language={language} isOpening={openingId === book.id} onOpen={() => open(book)} />
              {isKeepingPossible && !book.is_locked && (
                <Suspense>
                  <DownloadButton bookId={book.id} title={book.title} language={language} />
                </Suspense>
              )}
            </li>
          ))}
          {books.length <= ONE_SHELF && (
            <li className="empty-shelf" aria-hidden>
              <AvifImage src="/img/ui/still.webp" width={1430} height={273} alt="" />
              <span className="plank" />
            </li>
          )}
        </ul>
      )}
      {books.length === 0 && status === 'loading' && <LoadingOverlay />}
      {books.length === 0 && status === 'loaded' && (
        <Notice kiko="sleep">
          <p>{words.none}</p>
        </Notice>
      )}
      {books.length === 0 && status === 'error' && <Failed message={shelf.message} onAgain={tryAgain} />}
    </Screen>
  )
}

function Failed({ message, onAgain }: { readonly message: string; readonly onAgain: () => void }) {
  const { pathname } = useLocation()
  const [language] = useLanguage()
  return (
    <Notice kiko="peek">
      <p>{message}</p>
      {readToken() === undefined ? (
        <BarLink icon="door" to={routes.login} state={{ from: pathname }}>
          {libraryText[language].login}
        </BarLink>
      ) : (
        <Bar icon="again" data-control="again" onClick={onAgain}>
          {commonText[language].tryAgain}
        </Bar>
      )}
    </Notice>
  )
}
