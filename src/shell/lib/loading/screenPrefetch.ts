import { askForCalls } from '../service/apiClient.ts'
import { prefetchAvif } from '../../ui/pictures/AvifImage.tsx'
import { routes } from '../routes.ts'

/** What a screen is made of, asked for while the press that leads to it is still felt (`useLeaving.ts`). */
const AHEAD: Readonly<Record<string, () => readonly Promise<unknown>[]>> = {
  [routes.login]: () => [import('../../features/auth/LoginPage.tsx')],
  [routes.home]: () => [
    import('../../features/home/HomePage.tsx').then(askForPostcards),
    import('../../features/menu/FloatingMenu.tsx'),
  ],
  [routes.books]: () => [
    import('../../features/library/BooksPage.tsx'),
    import('../../features/library/shelfPrefetch.ts').then(({ askForShelf }) => askForShelf()),
  ],
  [routes.games]: () => [import('../../features/games/GamesPage.tsx'), askForCalls()],
}

function askForPostcards(): void {
  for (const name of ['read', 'play']) prefetchAvif(`/img/ui/${name}.webp`)
}

/** Asks for what a screen needs, where that is known; what cannot be had now is asked for again when the screen is gone to. */
export function askForScreen(path: string): void {
  for (const loading of AHEAD[path]?.() ?? []) loading.catch(() => undefined)
}
