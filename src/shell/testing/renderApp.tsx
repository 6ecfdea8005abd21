import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { routes } from '../app/routes.tsx'
import { queryClient } from '../lib/service/queryClient.ts'
import { startSession, type UserInfo } from '../lib/account/session.ts'

const CHILD: UserInfo = { id: '1', name: 'Eka Putri', email: 'eka@padi.id', role: 'student' }

interface Options {
  /** Signed in as this user; null: nobody is. */
  readonly user?: Partial<UserInfo> | null
}

/** The whole app at an address, with a store of its own and nothing fetched yet. */
export function renderApp(path: string, { user = {} }: Options = {}) {
  stubBrowser()
  queryClient.clear()
  if (user) startSession('token-1', { ...CHILD, ...user })
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const where = () => `${router.state.location.pathname}${router.state.location.search}`
  return { router, where, touch: userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) }) }
}

/** What jsdom lacks. */
function stubBrowser(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}
