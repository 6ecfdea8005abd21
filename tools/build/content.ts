import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..')
const BOOK_FILE = /\/src\/content\/books\/book(\d+)\/(book|activities)\.json$/
/** What describes content: the books' schema and those of all kinds. */
const DESCRIBES_CONTENT = /\/src\/(scenes|game)\/|\/src\/content\/(schema|art)\.ts$/
const TRUSTING = '\0trusting-zod'

/** Replaces `zod` without validation: every call while building a schema returns the same schema. */
const TRUSTING_ZOD = `
const schema = new Proxy(() => schema, {
  get: (_, name) => (name === 'parse' ? (value) => value : name === 'safeParse' ? (data) => ({ success: true, data }) : schema),
})
export const z = schema
`

type Parsed = typeof import('./parsedContent.ts')

/**
 * The built app's books are parsed when it is built: an invalid book fails the build, and a tablet need neither load zod nor parse a book before its
 * first page can be played. In development and in tests they are parsed when they are opened.
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
