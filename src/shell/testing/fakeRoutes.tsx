import type { ComponentType } from 'react'
import { Outlet, type RouteObject, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { lazyScreen } from '../app/lazyScreen.tsx'
import { ScreenBoundary } from '../app/ScreenBoundary.tsx'

type FetchScreen = () => Promise<ComponentType>

/** What fetches the screens of these routes; `around` stands around `games`. */
export const fetched = { shelf: vi.fn<FetchScreen>(), games: vi.fn<FetchScreen>(), around: vi.fn<FetchScreen>() }

function screen(fetchScreen: FetchScreen): Pick<RouteObject, 'element' | 'handle'> {
  const lazy = lazyScreen(fetchScreen)
  return { element: <lazy.Screen />, handle: lazy }
}

function Layout() {
  return (
    <>
      <nav>Menu</nav>
      <ScreenBoundary place={useLocation().key}>
        <Outlet />
      </ScreenBoundary>
    </>
  )
}

/** In place of `app/routes.tsx`. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { path: '/', element: <h1>Landing</h1> },
      { path: '/books', ...screen(() => fetched.shelf()) },
      { ...screen(() => fetched.around()), children: [{ path: '/games', ...screen(() => fetched.games()) }] },
    ],
  },
]
