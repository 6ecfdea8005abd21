import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import type { BuildOptions } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { chunkGroups, DOOR, trimmedPhaser } from './src/firstPage/build.ts'
import { type OwnBooks, ownBooks } from './tools/build/ownBooks.ts'
import { withoutBooks, withoutFilling, withoutScenes } from './tools/build/maker.ts'
import { zodWithoutEval } from './tools/build/zod.ts'
import { downloadFiles, downloadLists, mediaVersion, pathFiles } from './tools/build/downloadLists.ts'
import { type MediaVersions, mediaVersions, versionedMedia } from './tools/build/media.ts'
import { axiosWithoutFetch } from './tools/build/axios.ts'
import { appParts } from './tools/build/appParts.ts'
import { packSchemas } from './tools/build/packSchemas.ts'
import { PRODUCTION_ROUTER, smallRouter } from './tools/build/router.ts'
import { appVersion, contentVersion } from './tools/build/versions.ts'
import { appWorker } from './tools/build/worker.ts'

/** Where `npm run dev` finds the service; `tools/dev.ts` starts it there. */
const API = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

/** Text that is worth compressing once, at build time, instead of at each request. Pictures and sound are compressed already. */
const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|webmanifest|txt)$/

/** For `src/shell/lib/device/versions.ts` and `src/game/media.ts`. */
const versions = (media: string, byFolder?: MediaVersions) => ({
  __APP_VERSION__: JSON.stringify(appVersion()),
  // For `server/lib/builtAt.ts`.
  __BUILT_AT__: JSON.stringify(new Date().toISOString()),
  __CONTENT_VERSION__: JSON.stringify(contentVersion()),
  __MEDIA_VERSION__: JSON.stringify(media),
  ...(byFolder && { __MEDIA_VERSIONS__: JSON.stringify(byFolder) }),
})

/** What only the built app has: text compressed beforehand, the lists of books' files, the worker. */
function appPlugins(books: OwnBooks) {
  const files = downloadFiles()
  const path = pathFiles()
  const media = mediaVersion(files, path)
  const byFolder = mediaVersions()
  const compressed = compression({
    include: COMPRESSIBLE,
    threshold: 256,
    algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
  })
  const parts = appParts(books.urls)
  const plugins = [
    versionedMedia(byFolder),
    zodWithoutEval(),
    axiosWithoutFetch(),
    smallRouter(),
    withoutFilling(),
    downloadLists(files, path),
    packSchemas(),
    parts,
    compressed,
    appWorker({ media, byFolder, isShell: parts.isShell }),
  ]
  return { plugins, media, byFolder }
}

const isTest = process.env['VITEST'] !== undefined

const SERVICE: BuildOptions = {
  // The service: one file with our own code; packages stay in node_modules.
  ssr: 'server/main.ts',
  outDir: 'dist/server',
  emptyOutDir: true,
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: { output: { entryFileNames: 'main.js' } },
}

const CLIENT: BuildOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  // For the scripts that a book's page needs (src/firstPage/build/bookScripts.ts); never served.
  manifest: true,
  target: 'es2022',
  rolldownOptions: {
    // What a page is played with begins before the app does, and without it.
    input: ['index.html', 'src/firstPage/app/play.ts', 'src/firstPage/app/react.ts'],
    output: { codeSplitting: { groups: chunkGroups() } },
    // A door runs nothing: who takes one thing through it gets that one.
    treeshake: { moduleSideEffects: [{ test: DOOR, sideEffects: false }] },
  },
  // The stage is one chunk and loads behind the page that a child already reads.
  chunkSizeWarningLimit: 700,
}

const installed = (path: string) => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url))

/** Tests of the shell run in VM contexts, where Node's own choice for these packages (CommonJS that requires ES modules) cannot be loaded. */
const MODULES_FOR_SHELL_TESTS = [
  { find: /^axios$/, replacement: installed('axios/dist/esm/axios.js') },
  { find: /^react-router-dom$/, replacement: installed('react-router-dom/dist/index.mjs') },
  { find: /^react-router$/, replacement: installed('react-router/dist/development/index.mjs') },
  { find: /^react-router\/dom$/, replacement: installed('react-router/dist/development/dom-export.mjs') },
]

const CONFIG: ViteUserConfig = {
  server: {
    port: 5173,
    proxy: { '/api': API, '/sanctum': API, '/content': API, '/healthz': API },
  },
  test: {
    // Generous: a slow machine is no fault of the code.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // One more than there are cores: many tests wait for a process, a browser or a disk. More would starve the processes of low priority that some start.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // The files of one worker share their modules: loading them again for each file took more time than its tests. So a file undoes what it stubs.
          isolate: false,
          include: ['{src,server,tools,tests}/**/*.test.ts'],
          exclude: ['src/shell/**', 'src/game/**', 'src/firstPage/app/**', 'tests/e2e/**', 'node_modules/**'],
        },
      },
      {
        extends: true,
        // Isolated, since several of these files replace Phaser or a part of the stage.
        test: { name: 'game', environment: 'node', include: ['src/game/**/*.test.ts'] },
      },
      {
        extends: true,
        resolve: { alias: MODULES_FOR_SHELL_TESTS },
        test: {
          name: 'shell',
          environment: 'jsdom',
          // A context for each file in a process that has loaded jsdom once: half the time of a process for each.
          pool: 'vmForks',
          server: { deps: { inline: ['react-router', 'react-router-dom'] } },
          include: [
            'src/shell/**/*.test.{ts,tsx}',
            'src/firstPage/app/**/*.test.ts',
            'tests/integration/**/*.test.tsx',
          ],
          setupFiles: ['tests/helpers/setupShell.ts'],
        },
      },
    ],
  },
}

export default defineConfig(({ command, isSsrBuild }) => {
  const books = ownBooks()
  const app = command === 'build' && !isSsrBuild && !isTest ? appPlugins(books) : undefined
  return {
    ...CONFIG,
    // The book maker's worker: a script of its own, with the schemas of all kinds.
    worker: { format: 'iife', plugins: () => [zodWithoutEval(), withoutScenes(), withoutBooks()] },
    plugins: [...(isTest ? [] : [books]), trimmedPhaser(), react(), tailwindcss(), ...(app?.plugins ?? [])],
    ...(app && { resolve: { alias: PRODUCTION_ROUTER } }),
    define: versions(app?.media ?? 'dev', app?.byFolder),
    build: isSsrBuild ? SERVICE : CLIENT,
  }
})
