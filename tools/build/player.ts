import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { DOOR, trimmedPhaser } from '../../src/firstPage/build.ts'
import { PRODUCTION_ROUTER, smallRouter } from './router.ts'
import { zodWithoutEval } from './zod.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const OUT = join(ROOT, 'dist', 'player')
const UI_FILE = /\/img\/ui\/([\w@.-]+)/g

/**
 * Builds the player of books that play by themselves into `dist/player` (`vite build -c tools/build/player.ts`): one classic script and one style sheet, because a folder
 * that was opened by double click may load no modules; the pictures of the interface that they name; the sounds of the app; and the licences.
 */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  plugins: [trimmedPhaser(), react(), tailwindcss(), zodWithoutEval(), smallRouter(), withoutOurs(), withFiles()],
  resolve: { alias: PRODUCTION_ROUTER },
  define: { __APP_VERSION__: '""', __CONTENT_VERSION__: '""', __MEDIA_VERSION__: '""' },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: false,
    // Fonts: a page from a folder may not load them as files in every browser.
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // Vite's helper for chunks, of which there are none.
      checks: { emptyImportMeta: false },
      input: join(ROOT, 'src/standalone/main.tsx'),
      // A door runs nothing: who takes one thing through it gets that one.
      // Nor do these: what nobody uses of them, our own books' files above all, stays out.
      treeshake: {
        moduleSideEffects: [
          { test: DOOR, sideEffects: false },
          { test: /\/src\/(?:content|shell\/lib\/(?!loading\/zodWithoutEval))/, sideEffects: false },
        ],
      },
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: 'player.js',
        assetFileNames: 'player[extname]',
      },
    },
  },
})

/** The player has one book, which lies beside it: it knows none of ours. */
function withoutOurs(): Plugin {
  return {
    name: 'player-without-ours',
    load: (id) => (id.endsWith('/src/content/ours.ts') ? 'export const OUR_BOOKS = {}' : undefined),
  }
}

/** Style sheets name pictures by the app's paths; here they lie beside them. */
function withFiles(): Plugin {
  const named = new Set<string>()
  let out = OUT
  return {
    name: 'player-files',
    enforce: 'post',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir)
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const text = file.type === 'chunk' ? file.code : String(file.source)
        for (const [, name = ''] of text.matchAll(UI_FILE)) named.add(name)
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = text
            .replaceAll(/\/img\/ui\/([\w@.-]+)/g, 'ui/$1')
            .replaceAll('/img/placeholder.webp', 'ui/placeholder.webp')
      }
    },
    closeBundle() {
      copyFiles(out, [...named, 'star-on.webp', 'star-off.webp'])
    },
  }
}

function copyFiles(out: string, uiNames: readonly string[]): void {
  mkdirSync(join(out, 'ui'), { recursive: true })
  for (const name of uiNames) {
    const file = join(ROOT, 'public/img/ui', name)
    if (existsSync(file)) cpSync(file, join(out, 'ui', name))
  }
  cpSync(join(ROOT, 'public/img/placeholder.webp'), join(out, 'ui/placeholder.webp'))
  for (const folder of ['effect', 'ambience', 'music']) {
    const from = join(ROOT, 'public/audio', folder)
    mkdirSync(join(out, 'audio', folder), { recursive: true })
    for (const name of readdirSync(from))
      if (name.endsWith('.mp3')) cpSync(join(from, name), join(out, 'audio', folder, name))
  }
  cpSync(join(ROOT, 'NOTICE.md'), join(out, 'NOTICE.md'))
}
