import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Language } from '../../../game/language.ts'
import { errorText, isUnauthenticated } from '../../lib/apiError.ts'
import { offlineBooks, pageToOpen, type ShelfBook } from '../../lib/books.ts'
import { notify } from '../../lib/notify.ts'
import { playEffect, playIfHere } from '../../lib/sound.ts'
import { paths } from '../../lib/paths.ts'
import { openingBookAtom } from './atoms.ts'
import { askForBook } from './bookAhead.ts'
import { startBook } from './startBook.ts'

const FINISH_FIRST = {
  en: 'First finish the book before it.',
  id: 'Selesaikan dulu buku sebelumnya.',
} as const

type Reload = () => Promise<readonly ShelfBook[] | undefined>

/** Opens a book where the child left it: starts it, loads the shelf anew, goes there. One at a time; a locked one only says why not. */
export function useOpenBook(reload: Reload, language: Language) {
  const navigate = useNavigate()
  const [openingId, setOpeningId] = useAtom(openingBookAtom)
  useEffect(() => () => setOpeningId(undefined), [setOpeningId])

  async function start(book: ShelfBook) {
    setOpeningId(book.id)
    askForBook(book, language)
    try {
      const isToldNow = await startBook(book.id)
      const books = isToldNow ? await reload() : offlineBooks()
      const fresh = books?.find(({ id }) => id === book.id) ?? book
      void navigate(paths.book(book.id, pageToOpen(fresh)))
    } catch (error) {
      if (!isUnauthenticated(error)) notify('error', errorText(error, 'Failed to start book'))
      setOpeningId(undefined)
    }
  }

  function open(book: ShelfBook) {
    if (openingId !== undefined) return
    if (book.is_locked) {
      playEffect('knock')
      notify('info', FINISH_FIRST[language])
      return
    }
    // Who opens a book at once is not to wait for its sound.
    playIfHere('rustle')
    void start(book)
  }
  return { openingId, open }
}
