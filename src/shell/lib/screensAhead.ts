import { askForCalls } from './apiClient.ts'
import { askForLight } from '../ui/LightImage.tsx'
import { paths } from './paths.ts'

/** What a screen is made of, asked for while the press that leads to it is still felt (`useLeaving.ts`). */
const AHEAD: Readonly<Record<string, () => readonly Promise<unknown>[]>> = {
  [paths.login]: () => [import('../features/auth/LoginPage.tsx')],
  [paths.home]: () => [
    import('../features/home/HomePage.tsx').then(askForPostcards),
    import('../features/menu/FloatingMenu.tsx'),
  ],
  [paths.books]: () => [
    import('../features/library/BooksPage.tsx'),
    import('../features/library/shelfAhead.ts').then(({ askForShelf }) => askForShelf()),
  ],
  [paths.games]: () => [import('../features/games/GamesPage.tsx'), askForCalls()],
}

function askForPostcards(): void {
  for (const name of ['read', 'play']) askForLight(`/img/ui/${name}.webp`)
}

/** Asks for what a screen needs, where that is known; what cannot be had now is asked for again when the screen is gone to. */
export function askForScreen(path: string): void {
  for (const loading of AHEAD[path]?.() ?? []) loading.catch(() => undefined)
}
