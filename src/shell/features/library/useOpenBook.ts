import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Language } from '../../../game/language.ts'
import { errorText, isUnauthenticated } from '../../lib/service/apiError.ts'
import { offlineBooks, pageToOpen, type ShelfBook } from '../../lib/books/books.ts'
import { notify } from '../../lib/notify.ts'
import { playEffect, playIfHere } from '../../lib/sound/sound.ts'
import { routes } from '../../lib/routes.ts'
import { openingBookAtom } from './atoms.ts'
import { askForBook } from './bookPrefetch.ts'
import { startBook } from './startBook.ts'
import { libraryText } from './text/index.ts'

type Reload = () => Promise<readonly ShelfBook[] | undefined>

/** Opens a book at the child's last page: starts it, reloads the shelf, navigates. One at a time; a locked book only explains why. */
export function useOpenBook(reload: Reload, language: Language) {
  const navigate = useNavigate()
  const [openingId, setOpeningId] = useAtom(openingBookAtom)
  useEffect(() => () => setOpeningId(undefined), [setOpeningId])

  async function start(book: ShelfBook) {
    setOpeningId(book.id)
    askForBook(book, language)
    try {
      const isReportedNow = await startBook(book.id)
      const books = isReportedNow ? await reload() : offlineBooks()
      const fresh = books?.find(({ id }) => id === book.id) ?? book
      void navigate(routes.book(book.id, pageToOpen(fresh)))
    } catch (error) {
      if (!isUnauthenticated(error)) notify('error', errorText(error, 'Failed to start book'))
      setOpeningId(undefined)
    }
  }

  function open(book: ShelfBook) {
    if (openingId !== undefined) return
    if (book.is_put_away === true) {
      playEffect('knock')
      notify('info', libraryText[language].isAway)
      return
    }
    if (book.is_locked) {
      playEffect('knock')
      notify('info', libraryText[language].finishFirst)
      return
    }
    // A book opened at once must not wait for its sound.
    playIfHere('rustle')
    void start(book)
  }
  return { openingId, open }
}
