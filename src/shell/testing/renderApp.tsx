import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { BrowserRouter, type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { vi } from 'vitest'
import { CurrentScreen } from '../app/CurrentScreen.tsx'
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
  window.history.pushState(null, '', path)
  let place: Location | undefined
  let go: NavigateFunction = () => undefined
  function Address() {
    place = useLocation()
    go = useNavigate()
    return null
  }
  render(
    <Provider store={createStore()}>
      <BrowserRouter useTransitions={false}>
        <Address />
        <CurrentScreen />
      </BrowserRouter>
    </Provider>,
  )
  const router = { navigate: (to: string) => act(async () => go(to)), location: () => place }
  const where = () => `${window.location.pathname}${window.location.search}`
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
