import { type MediaVersions, versionedUrl } from '../../../tools/build/media.ts'
import { COVER_SIZES, coverSrcSet } from '../../shell/ui/pictures/coverFiles.ts'
import { besidesApp, type Manifest, stylesOf } from './bookScripts.ts'

/** What a screen opened by its address shows first, which its document could not name by itself. */
interface First {
  /** Sources, or shared chunks by their names (`src/firstPage/build/chunks.ts`). */
  readonly scripts?: readonly string[]
  /** Of `public/img/ui`. */
  readonly pictures?: readonly string[]
  /** Of these the small files (`coverFiles.ts`). */
  readonly covers?: readonly string[]
}

/** What a screen calls the service with. */
const CALLS = 'src/shell/lib/service/axiosClient.ts'

const screen = (path: string) => `src/shell/features/${path}.tsx`

const SCREENS = (covers: readonly string[]): Readonly<Record<string, First>> => ({
  '/': { pictures: ['lumbung', 'kids', 'bg-village'] },
  '/login': { scripts: [screen('auth/LoginPage')] },
  '/register': { scripts: [screen('auth/RegisterPage')] },
  '/home': { scripts: [screen('home/HomePage')], pictures: ['bg-village', 'read', 'play'] },
  '/books': { scripts: ['shelf', CALLS], pictures: ['bg-loft', 'still'], covers },
  '/games': { scripts: [screen('games/GamesPage'), CALLS] },
  '/profile': { scripts: [screen('profile/ProfilePage'), CALLS] },
  '/dashboard': { scripts: ['queries', screen('dashboard/DashboardPage'), CALLS] },
})

/** Screens for which the AVIF files are fine enough (`src/shell/ui/pictures/AvifImage.tsx`). */
const ORDINARY = '(max-resolution: 1.2dppx)'

/**
 * The `Link` header of each screen's document, by its path: its scripts, styles and pictures are asked for with the document, not one after the other
 * by what came before. `covers` are the paths of the books' covers without their extension.
 */
export function screenHints(
  manifest: Manifest,
  covers: readonly string[],
  versions: MediaVersions = {},
): Record<string, string> {
  const url = (path: string) => versionedUrl(path, versions)
  const avif = (path: string) => `<${url(path)}>; rel=preload; as=image; type="image/avif"`
  const cover = (stem: string) =>
    `${avif(`${stem}-small.avif`)}; imagesrcset="${coverSrcSet(stem, url)}"; imagesizes="${COVER_SIZES}"`
  return Object.fromEntries(
    Object.entries(SCREENS(covers)).map(([path, { scripts = [], pictures = [], covers = [] }]) => {
      const files = besidesApp(manifest)(...scripts)
      const hints = [
        ...files.map((file) => `<${file}>; rel=modulepreload`),
        // In the mode in which the app asks for them with their scripts.
        ...stylesOf(manifest, files).map((file) => `<${file}>; rel=preload; as=style; crossorigin`),
        ...pictures.map((name) => `${avif(`/img/ui/${name}.avif`)}; media="${ORDINARY}"`),
        ...covers.map(cover),
      ]
      return [path, hints.join(', ')]
    }),
  )
}
