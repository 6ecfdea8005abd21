import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { cachedBooks, fetchBooks } from '../../lib/books.ts'
import { readToken } from '../../lib/session.ts'
import { sendAway } from './useTurning.ts'

/** A locked book's address typed by hand leads back to the library. Where the shelf cannot be had, the service decides at the first save. */
export function useLockedOut(bookId: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    let isLeft = false
    if (readToken() === undefined) return undefined
    const cached = cachedBooks()
    Promise.resolve(cached ?? fetchBooks()).then(
      (books) => {
        const isLocked = books.some(({ id, is_locked }) => id === bookId && is_locked)
        if (isLocked && !isLeft) sendAway(navigate)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [bookId, navigate])
}
