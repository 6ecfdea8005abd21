import { useAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { errorText, isUnauthenticated } from '../../lib/apiError.ts'
import { cachedBooks, fetchBooks, type ShelfBook } from '../../lib/books.ts'
import { notify } from '../../lib/notify.ts'
import { shelfAtom } from './atoms.ts'

/** The learner's shelf: loaded when the screen opens, and by `reload`. A failure is told, and leaves the books kept from before. */
export function useShelf() {
  const [shelf, setShelf] = useAtom(shelfAtom)
  const newest = useRef(0)

  const reload = useCallback(async (): Promise<readonly ShelfBook[] | undefined> => {
    newest.current += 1
    const mine = newest.current
    try {
      const books = await fetchBooks()
      if (mine === newest.current) setShelf({ status: 'loaded', books })
      return books
    } catch (error) {
      // A later load, or the end of the screen, makes this failure nobody's business.
      if (mine !== newest.current) return undefined
      const message = errorText(error, 'Failed to load books')
      setShelf({ status: 'error', books: cachedBooks() ?? [], message })
      if (!isUnauthenticated(error)) notify('error', message)
      return undefined
    }
  }, [setShelf])

  useEffect(() => {
    setShelf({ status: 'loading', books: cachedBooks() ?? [] })
    void reload()
    return () => {
      newest.current += 1
      // Whoever comes next may be another child.
      setShelf({ status: 'loading', books: [] })
    }
  }, [reload, setShelf])

  return { shelf, reload, setShelf }
}
