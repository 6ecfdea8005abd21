import { VitePWA } from 'vite-plugin-pwa'
import { type MediaVersions, versionedUrl } from './media.ts'

/** Paths that the service answers. Navigating to them never falls back to the app's document. */
const NO_SCREENS = [
  /^\/(api|packs|sanctum|content|assets|img|audio|kit|kept|icons|schemas)(\/|$)/,
  /^\/(healthz|readyz|metrics|sw\.js|worker-routes\.js)$/,
]

/** Pictures that every screen uses. Precached in one format; other formats are cached when they are first shown. */
const PICTURES = ['paper', 'star-on', 'seal-cabai']

/** URLs with a version or a hash. The worker caches their responses as they pass. */
const PARTS = /^https?:\/\/[^/]+\/(assets\/|img\/(ui|sign-in)\/|kept\/(book|path))/

/** Whoever has composed a picture can do so again without a network. Each version of the kit has URLs of its own; old ones make room. */
const PICTURE_KIT = {
  urlPattern: /^https?:\/\/[^/]+\/kit\//,
  handler: 'CacheFirst' as const,
  options: {
    cacheName: 'picture-kit',
    matchOptions: { ignoreVary: true },
    expiration: { maxEntries: 900 },
    cacheableResponse: { statuses: [200] },
  },
}

interface Built {
  /** Version of all pictures and sound. */
  readonly media: string
  readonly byFolder: MediaVersions
  /** Whether a script belongs to the shell. Known only after all chunks are written. */
  readonly isShell: (file: string) => boolean
}

/**
 * The service worker and the web manifest. The worker precaches the shell under the URLs that the page has already loaded, so little is fetched
 * again. It caches other parts of the app as they pass; `src/shell/features/downloads` adds a downloaded book and the scripts it needs. A new version
 * waits until the shell activates it, between books.
 */
export function appWorker({ media, byFolder, isShell }: Built) {
  const isWanted = (url: string) => !url.endsWith('.js') || isShell(url)
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: MANIFEST,
    workbox: {
      globPatterns: [
        'index.html',
        'icons/favicon.png',
        'assets/**/*.{js,css,woff2}',
        `img/ui/{${PICTURES.join(',')}}.webp`,
      ],
      // The full Latin fonts are needed only for rare letters in names.
      globIgnores: ['assets/*-latin-*.woff2'],
      manifestTransforms: [
        async (entries) => ({
          manifest: entries.filter(({ url }) => isWanted(url)).map((one) => versioned(one, byFolder)),
        }),
      ],
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: NO_SCREENS,
      inlineWorkboxRuntime: true,
      importScripts: ['/worker-routes.js'],
      sourcemap: false,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: false,
      runtimeCaching: [
        {
          urlPattern: PARTS,
          handler: 'CacheFirst',
          options: { cacheName: 'app-parts', matchOptions: { ignoreVary: true } },
        },
        {
          // Only the downloader writes to this one, too. A revision of a book has a token of its own in its URLs.
          urlPattern: /^https?:\/\/[^/]+\/packs\//,
          handler: 'CacheFirst',
          options: {
            cacheName: 'pack-files',
            rangeRequests: true,
            matchOptions: { ignoreSearch: true, ignoreVary: true },
            plugins: [{ cacheWillUpdate: async () => null }],
          },
        },
        PICTURE_KIT,
        {
          urlPattern: /^https?:\/\/[^/]+\/(img|audio)\//,
          handler: 'CacheFirst',
          options: {
            cacheName: `kept-${media}`,
            rangeRequests: true,
            matchOptions: { ignoreSearch: true, ignoreVary: true },
            // Only the downloader writes to this cache: its files are complete, counted, and of one version.
            plugins: [{ cacheWillUpdate: async () => null }],
          },
        },
      ],
    },
  })
}

/** Gives a picture the URL that the page uses, so that precaching fetches nothing again. */
function versioned<Entry extends { url: string; revision: string | null }>(
  entry: Entry,
  versions: MediaVersions,
): Entry {
  const url = versionedUrl(`/${entry.url}`, versions).slice(1)
  return url === entry.url ? entry : { ...entry, url, revision: null }
}

const MANIFEST = {
  id: '/',
  name: 'Lumbung',
  short_name: 'Lumbung',
  description: 'Illustrated, narrated, playable storybooks in English and Indonesian for children of 3 to 8.',
  lang: 'en',
  start_url: '/home',
  scope: '/',
  display: 'fullscreen' as const,
  display_override: ['fullscreen' as const, 'standalone' as const],
  orientation: 'landscape' as const,
  background_color: '#bde5e2',
  theme_color: '#bde5e2',
  categories: ['books', 'education', 'kids'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
