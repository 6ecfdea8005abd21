/**
 * The last step of a build: every page's first HTML and the scripts it is played with, for the service to send within the document (`dist/server/firstPages.json`).
 * Rendered by Vite from the reader's own components, so that both look alike.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { FirstPages } from '../server/features/reading/firstPages.ts'
import { BOOK_IDS, loadBook } from '../src/content/books.ts'
import { kindOfPage } from '../src/content/page.ts'
import { manifestSchema, scriptsOf } from './lib/bookScripts.ts'

const ROOT = join(import.meta.dirname, '..')

const vite = await createServer({
  root: ROOT,
  cacheDir: '.cache/vite-prerender',
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
})
try {
  // What Vite loads is untyped; the module is ours.
  const { renderFirstPages } = (await vite.ssrLoadModule('/src/shell/features/firstPage/render.tsx')) as {
    renderFirstPages: () => Promise<Record<string, string>>
  }
  const firstPages: FirstPages = {
    pages: await renderFirstPages(),
    scripts: await scriptsOfPages(),
    styles: styleSheet(),
  }
  writeFileSync(join(ROOT, 'dist', 'server', 'firstPages.json'), JSON.stringify(firstPages))
} finally {
  await vite.close()
}

/** The one style sheet that the app's document names. */
function styleSheet(): string {
  const client = join(ROOT, 'dist', 'client')
  const path = /rel="stylesheet"[^>]* href="([^"]+)"/.exec(readFileSync(join(client, 'index.html'), 'utf8'))?.[1]
  if (path === undefined) throw new Error('The built document names no style sheet')
  const styles = readFileSync(join(client, path), 'utf8')
  if (styles.includes('</style')) throw new Error('The style sheet cannot be written into a document')
  return styles
}

/** By `book/index`. */
async function scriptsOfPages(): Promise<FirstPages['scripts']> {
  const path = join(ROOT, 'dist', 'client', '.vite', 'manifest.json')
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const books = await Promise.all(BOOK_IDS.map(loadBook))
  const entries = books
    .filter((book) => book !== undefined)
    .flatMap(({ id, pages }) =>
      pages.map(
        (page, index) => [`${id}/${index}`, scriptsOf(manifest, { bookId: id, kind: kindOfPage(page) })] as const,
      ),
    )
  return Object.fromEntries(entries)
}
