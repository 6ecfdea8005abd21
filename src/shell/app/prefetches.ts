import { askForCalls } from '../lib/service/apiClient.ts'
import { routes } from '../lib/routes.ts'
import { prefetchAvif } from '../ui/pictures/AvifImage.tsx'

/** What a screen is made of, fetched while the press that leads to it is still felt (`lib/useLeaving.ts`). */
export const prefetches: Readonly<Record<string, () => readonly Promise<unknown>[]>> = {
  [routes.login]: () => [import('../features/auth/LoginPage.tsx')],
  [routes.home]: () => [
    import('../features/home/HomePage.tsx').then(fetchPostcards),
    import('../features/menu/FloatingMenu.tsx'),
  ],
  [routes.books]: () => [
    import('../features/library/BooksPage.tsx'),
    import('../features/library/shelfPrefetch.ts').then(({ askForShelf }) => askForShelf()),
  ],
  [routes.today]: () => [import('../features/today/TodayPage.tsx'), askForCalls()],
  [routes.games]: () => [import('../features/games/GamesPage.tsx'), askForCalls()],
}

function fetchPostcards(): void {
  for (const name of ['read', 'play']) prefetchAvif(`/img/ui/${name}.webp`)
}
