import './barn.css'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Language } from '../../../game/language.ts'
import { mediaUrl } from '../../../game/media.ts'
import { cachedBooks, fetchBooks, offlineBooks, type ShelfBook } from '../../lib/books/books.ts'
import { useTitles } from '../../lib/books/titles.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { notify } from '../../lib/notify.ts'
import { routes } from '../../lib/routes.ts'
import { errorText, isUnauthenticated } from '../../lib/service/apiError.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { Tag } from '../../ui/screen/Tag.tsx'
import { sayKeepsake } from './sayKeepsake.ts'
import { startBook } from './startBook.ts'
import { libraryText } from './text/index.ts'

const FINISHED = 100
/** More hooks than this would say nothing more of what is still to be read. */
const MOST_HOOKS = 6

/** The child's barn: each finished story has hung something of it here, and an empty hook waits for each other one. */
export function Barn() {
  const [language] = useLanguage()
  const titled = useTitles(language)
  const books = useShelfOnce().map(titled)
  const words = libraryText[language]
  const { openingId, open } = useOpening(language)
  const finished = books.filter(({ progress }) => progress === FINISHED)
  const hooks = Math.min(MOST_HOOKS, books.length - finished.length)
  if (books.length === 0) return null
  return (
    <section className="barn" aria-label={words.barn} lang={language}>
      <h2 className="tag">{words.barn}</h2>
      {finished.length === 0 && <p className="barn-empty">{words.barnEmpty}</p>}
      <ul>
        {finished.map((book) => (
          <Thing
            key={book.id}
            book={book}
            language={language}
            isOpening={openingId === book.id}
            onOpen={() => open(book)}
          />
        ))}
        {Array.from({ length: hooks }, (_, index) => (
          <li key={`hook-${index}`} className="barn-hook" aria-hidden />
        ))}
      </ul>
    </section>
  )
}

interface ThingProps {
  readonly book: ShelfBook
  readonly language: Language
  readonly isOpening: boolean
  readonly onOpen: () => void
}

/** What hangs there for a book: a thing of its story, or its cover as a card. Pressing it says what it is and opens the book. */
function Thing({ book, language, isOpening, onOpen }: ThingProps) {
  const { keepsake, cover_image, title } = book
  const name = keepsake?.name[language]
  return (
    <li>
      <button
        type="button"
        className={keepsake ? 'barn-thing' : 'barn-thing barn-card'}
        aria-label={name === undefined ? title : libraryText[language].thing(name, title)}
        aria-busy={isOpening || undefined}
        onClick={onOpen}
      >
        <img src={mediaUrl(keepsake?.picture ?? cover_image)} alt="" draggable={false} />
        <Tag>{name ?? title}</Tag>
      </button>
    </li>
  )
}

/** The shelf as this device knows it, then as the service does. A failure leaves what is known. */
function useShelfOnce(): readonly ShelfBook[] {
  const [books, setBooks] = useState(() => cachedBooks() ?? offlineBooks() ?? [])
  useEffect(() => {
    if (cachedBooks() !== undefined) return undefined
    let isOver = false
    fetchBooks().then(
      (fresh) => !isOver && setBooks(fresh),
      (error: unknown) => console.warn('The barn shows what this device knows', error),
    )
    return () => {
      isOver = true
    }
  }, [])
  return books
}

/** Starts a book again, from its cover, when its thing has said its name: the cover's own voice would cut it short. One at a time. */
function useOpening(language: Language) {
  const navigate = useNavigate()
  const [openingId, setOpeningId] = useState<number>()
  async function start({ id, keepsake }: ShelfBook) {
    setOpeningId(id)
    try {
      await Promise.all([startBook(id), keepsake ? sayKeepsake(id, language) : undefined])
      void navigate(routes.book(id, 1))
    } catch (error) {
      if (!isUnauthenticated(error)) notify('error', errorText(error, libraryText[language].notOpened))
      setOpeningId(undefined)
    }
  }
  const open = (book: ShelfBook) => {
    if (openingId !== undefined) return
    playClick()
    void start(book)
  }
  return { openingId, open }
}
