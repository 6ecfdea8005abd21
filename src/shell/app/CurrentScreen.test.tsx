import { act, screen } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { fetched } from '../testing/fakeRoutes.tsx'
import { renderApp } from '../testing/renderApp.tsx'

vi.mock('./routes.tsx', () => import('../testing/fakeRoutes.tsx'))

const open = (path: string) => renderApp(path, { user: null }).router.navigate

const Games = () => <h1>Games</h1>
const shelf = vi.fn<() => ReactNode>(() => <h1>Books {useLocation().search}</h1>)

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

// One after the other, as a tab fetches each screen once.
it('says that it loads where the first screen is still to come, and tells of a failure with a way on', async () => {
  let fail: (error: Error) => void = () => undefined
  fetched.shelf.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  const go = open('/books')
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(screen.queryByText('Menu')).not.toBeInTheDocument()
  await act(async () => fail(new Error('no network')))
  expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible()
  // The menu stays, and the way elsewhere is open.
  expect(screen.getByText('Menu')).toBeVisible()
  await go('/')
  expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible()
})

it('asks again for a screen that could not be fetched, and leaves the one before until it is here', async () => {
  let come: (component: ComponentType) => void = () => undefined
  fetched.shelf.mockReturnValueOnce(new Promise((resolve) => (come = resolve)))
  const go = open('/')
  await go('/books')
  expect(screen.getByRole('heading', { name: 'Landing' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  await act(async () => come(shelf))
  expect(await screen.findByRole('heading', { name: 'Books' })).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('shows another search of the same screen in the same rendering', async () => {
  const go = open('/books')
  expect(screen.getByRole('heading', { name: 'Books' })).toBeVisible()
  shelf.mockClear()
  await go('/books?page=2')
  expect(screen.getByRole('heading', { name: 'Books ?page=2' })).toBeVisible()
  expect(shelf).toHaveBeenCalledTimes(1)
})

it('leaves a screen as it was last while the next one is fetched, and forgets one that was left meanwhile', async () => {
  const come: ((component: ComponentType) => void)[] = []
  for (const fetchScreen of [fetched.games, fetched.around]) {
    fetchScreen.mockImplementation(() => new Promise((resolve) => come.push(resolve)))
  }
  const go = open('/books')
  await go('/books?page=9')
  await go('/games')
  expect(screen.getByRole('heading', { name: 'Books ?page=9' })).toBeVisible()
  await go('/books?page=3')
  expect(screen.getByRole('heading', { name: 'Books ?page=3' })).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  // What stands around it is fetched with it, not before it.
  expect(come).toHaveLength(2)
  await act(async () => {
    come[0]?.(Outlet)
    come[1]?.(Games)
  })
  expect(screen.getByRole('heading', { name: 'Books ?page=3' })).toBeVisible()
  await go('/games')
  expect(await screen.findByRole('heading', { name: 'Games' })).toBeVisible()
  expect(come).toHaveLength(2)
})
