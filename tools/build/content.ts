import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..')
const BOOK_FILE = /\/src\/content\/books\/book(\d+)\/(book|activities)\.json$/
/** Modules that define schemas: those of the books and of all kinds. */
const DESCRIBES_CONTENT = /\/src\/(scenes|game)\/|\/src\/content\/(schema|art)\.ts$/
const TRUSTING = '\0trusting-zod'

/** A stand-in for `zod` that validates nothing: every call that builds a schema returns the same schema. */
const TRUSTING_ZOD = `
const schema = new Proxy(() => schema, {
  get: (_, name) => (name === 'parse' ? (value) => value : name === 'safeParse' ? (data) => ({ success: true, data }) : schema),
})
export const z = schema
`

type Parsed = typeof import('./parsedContent.ts')

/**
 * Parses all books at build time: an invalid book fails the build, and a tablet doesn't have to load zod or parse a book before the first page can
 * be played. In development and in tests, a book is parsed when it is opened.
 */
export function parsedContent(): Plugin {
  let loading: Promise<Parsed> | undefined
  const parsed = () => {
    loading ??= runnerImport<Parsed>(join(ROOT, 'tools/build/parsedContent.ts')).then(({ module }) => module)
    return loading
  }
  return {
    name: 'parsed-content',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      return id === 'zod' && DESCRIBES_CONTENT.test(importer) ? TRUSTING : undefined
    },
    async load(id) {
      if (id === TRUSTING) return TRUSTING_ZOD
      const [, book, file] = BOOK_FILE.exec(id) ?? []
      if (book === undefined) return undefined
      const { PARSED } = await parsed()
      const content = PARSED.get(Number(book))
      return content && JSON.stringify(file === 'book' ? content.book : content.activities)
    },
  }
}
