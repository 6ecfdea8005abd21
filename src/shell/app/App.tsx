import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes.tsx'

/** The client's routes on the browser's address. */
export type AppRouter = ReturnType<typeof createBrowserRouter>

/** Makes the router, which begins to fetch the first screen. */
export const createAppRouter = (): AppRouter => createBrowserRouter(routes)

/** Calls back once the first screen has all that it begins with, or cannot have it. */
export function whenInitialized(router: AppRouter, run: () => void): void {
  if (router.state.initialized) return run()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    run()
  })
}

/** The whole client. */
export function App({ router }: { readonly router: AppRouter }) {
  return <RouterProvider router={router} />
}
