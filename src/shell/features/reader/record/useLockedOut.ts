import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { afterPages } from '../../../lib/loading/criticalPath.ts'
import { readToken } from '../../../lib/account/session.ts'
import { sendAway } from '../turning/useTurning.ts'

/**
 * Redirects from a locked book to the library if its URL was opened directly. If the shelf cannot be fetched, the service decides at the first save.
 */
export function useLockedOut(bookId: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    let isLeft = false
    if (readToken() === undefined) return undefined
    const forget = afterPages(() => {
      isLocked(bookId).then(
        (isLocked) => {
          if (isLocked && !isLeft) sendAway(navigate)
        },
        () => undefined,
      )
    })
    return () => {
      isLeft = true
      forget()
    }
  }, [bookId, navigate])
}

async function isLocked(bookId: number): Promise<boolean> {
  const { cachedBooks, fetchBooks, offlineBooks } = await import('../../../lib/books/books.ts')
  const books = cachedBooks() ?? (await fetchBooks().catch(() => offlineBooks() ?? []))
  return books.some(({ id, is_locked }) => id === bookId && is_locked)
}
