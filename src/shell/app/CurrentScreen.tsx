import { startTransition, useEffect, useState } from 'react'
import { type Location, matchRoutes, useLocation, useRoutes } from 'react-router-dom'
import { loadFirstBook } from '../../firstPage/index.ts'
import { LoadingOverlay } from '../ui/screen/LoadingOverlay.tsx'
import type { LazyScreen } from './lazyScreen.tsx'
import { routes } from './routes.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'

/** The screen of the present address. One that is left stays until the code of the next one is here. */
export function CurrentScreen() {
  const location = useLocation()
  const shown = useShown(location)
  const isAwaited = shown?.pathname !== location.pathname && !isHere(location)
  return (
    <>
      {shown && (
        <ScreenBoundary place={shown.key}>
          <Tree location={shown} />
        </ScreenBoundary>
      )}
      {isAwaited && <LoadingOverlay />}
    </>
  )
}

function Tree({ location }: { readonly location: Location }) {
  return useRoutes(routes, location)
}

/** The address whose screen is shown; `undefined` until the first one is here. Another query is no other screen, and is shown in the same rendering. */
function useShown(location: Location): Location | undefined {
  const [shown, setShown] = useState(() => (isHere(location) ? location : undefined))
  const isShown = shown?.pathname === location.pathname
  useEffect(() => {
    if (isShown) return undefined
    let isLeft = false
    // In the background: what was pressed is seen to be pressed before the next screen is drawn.
    const show = () => startTransition(() => setShown(location))
    if (isHere(location)) show()
    else void loadScreens(location).then(() => isLeft || show())
    return () => {
      isLeft = true
    }
  }, [location, isShown])
  if (!isShown) return shown
  if (shown !== location) setShown(location)
  return location
}

/** Fetches what the screen of an address begins with; of a page that came with the document its book, too. Never rejects: the screen itself shows what failed. */
export async function prepareScreen(pathname: string): Promise<void> {
  const bookId = matchRoutes(routes, pathname)?.at(-1)?.params['bookId']
  await Promise.all([loadScreens(pathname), bookId === undefined ? undefined : loadFirstBook(Number(bookId))])
}

const loadScreens = (place: string | Location) => Promise.all(screensAt(place).map((screen) => screen.load()))

const isHere = (place: Location) => screensAt(place).every((screen) => screen.isHere())

/** The screens of an address, those around others first. */
const screensAt = (place: string | Location): LazyScreen[] =>
  matchRoutes(routes, place)?.flatMap(({ route }) => (route.handle ? [route.handle as LazyScreen] : [])) ?? []
