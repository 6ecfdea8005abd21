import './library.css'
import { lazy, Suspense, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../../lib/language.ts'
import { names } from '../../lib/names.ts'
import { paths } from '../../lib/paths.ts'
import { useTitles } from '../../lib/titles.ts'
import { readToken } from '../../lib/session.ts'
import { Bar, BarLink } from '../../ui/Bar.tsx'
import { CtlLink } from '../../ui/Ctl.tsx'
import { LightImage } from '../../ui/LightImage.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { useCanKeep } from '../kept/canKeep.ts'
import { BookCard } from './BookCard.tsx'
import { useBookAhead } from './bookAhead.ts'
import { useOpenBook } from './useOpenBook.ts'
import { useShelf } from './useShelf.ts'

const KeepButton = lazy(async () => ({ default: (await import('../kept/KeepButton.tsx')).KeepButton }))

const WORDS = {
  en: { title: 'Story Books', none: 'There are no books yet.', login: 'Login' },
  id: { title: 'Buku Cerita', none: 'Belum ada buku.', login: 'Masuk' },
} as const

/** With this many books the second shelf is books; with fewer a still life stands on it. */
const ONE_SHELF = 4

/** Up in the loft: the books on their shelves, loaded anew at each change of the path. */
export function BooksPage() {
  const { key } = useLocation()
  return <Library key={key} />
}

function Library() {
  const [language] = useLanguage()
  const words = WORDS[language]
  const { shelf, reload, setShelf } = useShelf()
  const { openingId, open } = useOpenBook(reload, language)
  const { status } = shelf
  const shelves = useRef<HTMLUListElement>(null)
  useBookAhead(shelves, status === 'loaded')
  const isKeepingPossible = useCanKeep()
  const books = shelf.books.map(useTitles(language))

  function tryAgain() {
    setShelf({ status: 'loading', books: [] })
    void reload()
  }

  return (
    <Screen
      world="loft"
      title={words.title}
      left={<CtlLink to={paths.home} control="home" word={names[language].home} icon="home" theme="cream" />}
    >
      <Plate>{words.title}</Plate>
      {books.length > 0 && (
        <ul ref={shelves} className="shelves scroll" aria-busy={status === 'loading'}>
          {books.map((book) => (
            <li key={book.id}>
              <BookCard book={book} language={language} isOpening={openingId === book.id} onOpen={() => open(book)} />
              {isKeepingPossible && !book.is_locked && (
                <Suspense>
                  <KeepButton bookId={book.id} title={book.title} language={language} />
                </Suspense>
              )}
            </li>
          ))}
          {books.length <= ONE_SHELF && (
            <li className="still" aria-hidden>
              <LightImage src="/img/ui/still.webp" width={1430} height={273} alt="" />
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
        <BarLink icon="door" to={paths.login} state={{ from: pathname }}>
          {WORDS[language].login}
        </BarLink>
      ) : (
        <Bar icon="again" data-control="again" onClick={onAgain}>
          {names[language].tryAgain}
        </Bar>
      )}
    </Notice>
  )
}
