import { join } from 'node:path'
import type { Plugin } from 'vite'

const OURS = join(import.meta.dirname, '..', '..', 'src', 'shell', 'lib', 'loading', 'zodWithoutEval.ts')

/** In the built app, replaces zod by a version without eval, which the Content-Security-Policy forbids, loaded with the first chunk that needs it. */
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
