import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Book } from '../../../../content/index.ts'
import { pageIndexOf } from './pageQuery.ts'

/** The index of the open page, and a way to another one. */
interface PageIndex {
  readonly index: number
  readonly turnTo: (index: number) => void
}

/**
 * The index of the page in the URL. A turn changes the URL, so that a reload stays on the page, but without the router: it would match all routes and
 * render the layout again while the child waits for the page.
 */
export function usePageIndex(book: Book): PageIndex {
  // The key changes whenever the router goes somewhere, also to another page of this book.
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  const [open, setOpen] = useState(() => ({ key, index: indexInUrl(book) }))
  const now = open.key === key ? open : { key, index: indexInUrl(book) }
  if (now !== open) setOpen(now)
  const turnTo = useCallback(
    (index: number) => {
      const to = `${pathname}?page=${index + 1}`
      // At once: waiting for idle time would delay turns on slow devices.
      flushSync(() => {
        // While this screen is still shown, the router may have left for another one (the sign-in): then only it can come back.
        if (window.location.pathname !== pathname) void navigate(to, { replace: true })
        else {
          // The state of the entry belongs to the router.
          window.history.replaceState(window.history.state, '', to)
          setOpen((was) => ({ ...was, index }))
        }
      })
    },
    [navigate, pathname],
  )
  return { index: now.index, turnTo }
}

/** Read from the window: the router does not know of the pages turned to. */
const indexInUrl = (book: Book) =>
  pageIndexOf(new URLSearchParams(window.location.search).get('page'), book.pages.length)
