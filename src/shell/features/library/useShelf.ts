import { useAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { ApiError, errorText, isAway, isUnauthenticated } from '../../lib/service/apiError.ts'
import { cachedBooks, offlineBooks, type ShelfBook } from '../../lib/books/books.ts'
import { notify } from '../../lib/notify.ts'
import { failureOf } from '../../lib/service/failure.ts'
import { shelfAtom } from './atoms.ts'
import { takeShelf } from './shelfPrefetch.ts'

/** Timeout, server error or an invalid response (a network's sign-in page): the cached shelf is better than nothing. */
function withoutAnswer(error: unknown): ShelfBook[] | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.status === undefined || failureOf(error) === 'later' ? offlineBooks() : undefined
}

/** The learner's shelf, loaded when the screen opens and by `reload`. A failure is reported and leaves the cached books. */
export function useShelf() {
  const [shelf, setShelf] = useAtom(shelfAtom)
  const newest = useRef(0)

  const reload = useCallback(async (): Promise<readonly ShelfBook[] | undefined> => {
    newest.current += 1
    const mine = newest.current
    try {
      const books = await takeShelf()
      if (mine === newest.current) setShelf({ status: 'loaded', books })
      return books
    } catch (error) {
      // Ignored after a later load or after the screen closed.
      if (mine !== newest.current) return undefined
      const known = isAway(error) ? offlineBooks() : undefined
      if (known) {
        setShelf({ status: 'loaded', books: known })
        return known
      }
      const message = errorText(error, 'Failed to load books')
      setShelf({ status: 'error', books: cachedBooks() ?? withoutAnswer(error) ?? [], message })
      if (!isUnauthenticated(error)) notify('error', message)
      return undefined
    }
  }, [setShelf])

  useEffect(() => {
    setShelf({ status: 'loading', books: cachedBooks() ?? offlineBooks() ?? [] })
    void reload()
    return () => {
      newest.current += 1
      // The next user may be another child.
      setShelf({ status: 'loading', books: [] })
    }
  }, [reload, setShelf])

  return { shelf, reload, setShelf }
}
