import { join } from 'node:path'
import type { Plugin } from 'vite'

const OURS = join(import.meta.dirname, '..', '..', 'src', 'shell', 'lib', 'loading', 'zodWithoutEval.ts')

/** In the built app zod comes without what the Content-Security-Policy forbids, and with the first chunk that needs it instead of the first of all. */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === 'zod' && importer !== undefined && importer !== OURS && !importer.includes('/node_modules/')
        ? OURS
        : undefined,
  }
}
