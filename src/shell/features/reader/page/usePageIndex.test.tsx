import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadBook } from '../../../../content/books.ts'
import type { Book } from '../../../../content/index.ts'
import { usePageIndex } from './usePageIndex.ts'

const ENTRY = { key: 'entry', idx: 3, usr: null }

let book: Book
const rendered = vi.fn<(search: string) => void>()

/** What else is rendered when the router goes somewhere. */
function Around({ children }: { readonly children: ReactNode }) {
  rendered(useLocation().search)
  return children
}

beforeAll(async () => {
  const found = await loadBook(1)
  if (!found) throw new Error('there is no book 1')
  book = found
})

beforeEach(() => window.history.replaceState(ENTRY, '', '/book/1?page=3'))

function openBook() {
  const { result, unmount } = renderHook(() => ({ ...usePageIndex(book), navigate: useNavigate() }), {
    wrapper: ({ children }) => (
      <BrowserRouter useTransitions={false}>
        <Around>{children}</Around>
      </BrowserRouter>
    ),
  })
  rendered.mockClear()
  return {
    unmount,
    index: () => result.current.index,
    turnTo: (index: number) => act(() => result.current.turnTo(index)),
    go: (to: string) => act(async () => result.current.navigate(to)),
  }
}

const address = () => `${window.location.pathname}${window.location.search}`

it('turns to a page and changes the URL, but renders nothing else', () => {
  const { index, turnTo } = openBook()
  expect(index()).toBe(2)
  turnTo(3)
  expect(index()).toBe(3)
  expect(address()).toBe('/book/1?page=4')
  expect(rendered).not.toHaveBeenCalled()
})

it('leaves the history as it is', () => {
  const { turnTo } = openBook()
  const { length } = window.history
  turnTo(3)
  expect(window.history.state).toEqual(ENTRY)
  expect(window.history).toHaveLength(length)
})

it('goes where the router goes, also to the page it was opened at', async () => {
  const { index, turnTo, go } = openBook()
  turnTo(5)
  await go('/book/1?page=3')
  expect(index()).toBe(2)
  await go('/book/1?page=x')
  expect(index()).toBe(0)
})

it('is on the page turned to when it is mounted again', () => {
  const { turnTo, unmount } = openBook()
  turnTo(5)
  unmount()
  expect(openBook().index()).toBe(5)
})

it('comes back to the book if the router has just left for another screen', () => {
  const { index, turnTo } = openBook()
  // The reader is still shown.
  window.history.pushState({ ...ENTRY, idx: 4 }, '', '/login')
  turnTo(3)
  expect(address()).toBe('/book/1?page=4')
  expect(index()).toBe(3)
  expect(rendered).toHaveBeenLastCalledWith('?page=4')
})
