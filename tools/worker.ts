import { VitePWA } from 'vite-plugin-pwa'

/** Answered by the service, never by the app's document. */
const NO_SCREENS = [
  /^\/(api|sanctum|content|assets|img|audio|kept|icons)(\/|$)/,
  /^\/(healthz|readyz|metrics|sw\.js|worker-routes\.js)$/,
]

/**
 * The service worker and the web manifest. The worker keeps the app itself (not the books: `src/shell/features/kept` does that, and the
 * worker only answers with what was kept). A new version waits until the shell lets it take over, between books.
 */
export function appWorker(mediaVersion: string) {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: MANIFEST,
    workbox: {
      globPatterns: [
        'index.html',
        'icons/favicon.png',
        'assets/**/*.{js,css,woff2}',
        'img/ui/*.{webp,avif}',
        'img/placeholder.webp',
        'img/books/*/cover-small.avif',
        'audio/effect/*.webm',
        'kept/*.json',
      ],
      // The teachers' screens need the service anyhow.
      globIgnores: ['assets/**/{Dashboard,dashboard,echarts}*.js'],
      maximumFileSizeToCacheInBytes: 3_000_000,
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
          urlPattern: /^https?:\/\/[^/]+\/(img|audio)\//,
          handler: 'CacheFirst',
          options: {
            cacheName: `kept-${mediaVersion}`,
            rangeRequests: true,
            matchOptions: { ignoreSearch: true, ignoreVary: true },
            // Only what is kept on purpose lies in there: whole, counted, and of one version.
            plugins: [{ cacheWillUpdate: async () => null }],
          },
        },
      ],
    },
  })
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
