import type { ComponentType } from 'react'
import { Outlet, type RouteObject, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { lazyRoute } from '../app/lazyScreen.tsx'
import { ScreenBoundary } from '../app/ScreenBoundary.tsx'

type FetchScreen = () => Promise<ComponentType>

/** What fetches the screens of these routes; `around` stands around `games`. */
export const fetched = { shelf: vi.fn<FetchScreen>(), games: vi.fn<FetchScreen>(), around: vi.fn<FetchScreen>() }

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
      { path: '/books', ...lazyRoute(() => fetched.shelf()) },
      { ...lazyRoute(() => fetched.around()), children: [{ path: '/games', ...lazyRoute(() => fetched.games()) }] },
    ],
  },
]
