import './library.css'
import { clsx } from 'clsx'
import { useDeferredValue, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Language } from '../../../game/language.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { routes } from '../../lib/routes.ts'
import { type ShelfBook, toShelfBook } from '../../lib/books/books.ts'
import { booksPutAway } from '../../lib/books/putAway.ts'
import { useTitles } from '../../lib/books/titles.ts'
import { readToken } from '../../lib/account/session.ts'
import { Bar, BarLink } from '../../ui/screen/Bar.tsx'
import { ControlLink } from '../../ui/controls/Control.tsx'
import { AvifImage } from '../../ui/pictures/AvifImage.tsx'
import { LoadingOverlay } from '../../ui/screen/LoadingOverlay.tsx'
import { Notice } from '../../ui/screen/Notice.tsx'
import { Label } from '../../ui/screen/Label.tsx'
import { Screen } from '../../ui/screen/Screen.tsx'
import { useCanDownload } from '../downloads/index.ts'
import { useBookPrefetch } from './bookPrefetch.ts'
import { EVERYTHING, fitting } from './shelfFilter.ts'
import { ShelfPlace } from './ShelfPlace.tsx'
import { ShelfTools } from './ShelfTools.tsx'
import { useOpenBook } from './useOpenBook.ts'
import { useShelf } from './useShelf.ts'
import { libraryText } from './text/index.ts'

/** With this many books the second shelf is books; with fewer a still life stands on it. */
const ONE_SHELF = 4
/** From this many books on, a shelf can be searched. */
const SEARCHED = 7
/** So many books fit in four columns by two rows; beyond, covers are smaller. */
const TWO_ROWS = 8
/** Covers that the first sight of a long shelf shows, on the largest screens. */
const AT_FIRST = 12

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
  const { all, books, isSearched, isMany, filter, setFilter } = useShown(shelf.books, language)

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
      {isSearched && <ShelfTools books={all} filter={filter} language={language} onFilter={setFilter} />}
      {isSearched && books.length === 0 && (
        <Notice kiko="peek">
          <p role="status">{words.noneFits}</p>
          <Bar icon="library" onClick={() => setFilter(EVERYTHING)}>
            {words.showAll}
          </Bar>
        </Notice>
      )}
      {books.length > 0 && (
        <ul ref={shelves} className={clsx('shelves scroll', isMany && 'is-many')} aria-busy={status === 'loading'}>
          {books.map((book, index) => (
            <ShelfPlace
              key={book.id}
              isOpening={openingId === book.id}
              isFirst={index < AT_FIRST}
              onOpen={() => open(book)}
              {...{ book, language, isKeepingPossible }}
            />
          ))}
          {books.length <= ONE_SHELF && (
            <li className="empty-shelf" aria-hidden>
              <AvifImage src="/img/ui/still.webp" width={1430} height={273} alt="" />
              <span className="plank" />
            </li>
          )}
        </ul>
      )}
      {all.length === 0 && status === 'loading' && <LoadingOverlay />}
      {all.length === 0 && status === 'loaded' && (
        <Notice kiko="sleep">
          <p>{words.none}</p>
        </Notice>
      )}
      {all.length === 0 && status === 'error' && <Failed message={shelf.message} onAgain={tryAgain} />}
    </Screen>
  )
}

/** The books that are shown: those of the list, those that were put away, and of a long shelf only what fits the filter. */
function useShown(listed: readonly ShelfBook[], language: Language) {
  const [filter, setFilter] = useState(EVERYTHING)
  const away = listed.length > 0 ? booksPutAway().map((row) => ({ ...toShelfBook(row), is_put_away: true })) : []
  const all = [...listed, ...away].map(useTitles(language))
  const isSearched = all.length >= SEARCHED
  // Typing comes before sorting out a long shelf.
  const wanted = useDeferredValue(filter)
  return {
    all,
    books: isSearched ? fitting(all, wanted) : all,
    isSearched,
    isMany: all.length > TWO_ROWS,
    filter,
    setFilter,
  }
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
