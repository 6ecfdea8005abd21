import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, runnerImport, type ViteDevServer } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..')
const CONTENT = join(ROOT, 'src', 'content')
const OURS = join(CONTENT, 'ours.ts')
const DOCUMENTS = join(ROOT, 'tools/build/parsedContent.ts')
/** Where the dev server answers with a book's documents. */
const IN_DEVELOPMENT = '/@books/'

/** Modules that define schemas: those of the books and of all kinds. */
const DESCRIBES_CONTENT = /\/src\/(scenes|game)\/|\/src\/content\/(schema|art)\.ts$/
const ABSENT = '\0absent-zod'

/**
 * In the place of `zod` where content is described: building a schema does nothing, and using one fails. The app never does: books are checked by
 * whoever takes them in, so a tablet loads neither zod nor a schema that says yes to all.
 */
const ABSENT_ZOD = `
const use = () => { throw new Error('The app has no schemas of books: whoever took a book in has checked it') }
const uses = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync'])
const schema = new Proxy(() => schema, { get: (_, name) => (uses.has(name) ? use : schema) })
export const z = schema
`

type Module = typeof import('./parsedContent.ts')

/** URLs of the documents that the app loads of each of our books. */
export type DocumentUrls = Readonly<Record<string, Readonly<Record<Part, string>>>>

/** Each of a book's files is one of these. */
const PARTS = ['reading', 'art', 'activities'] as const
type Part = (typeof PARTS)[number]

/** The module that stands for `src/content/ours.ts` in a browser. */
function moduleOf(urls: DocumentUrls): string {
  const entries = Object.entries(urls).map(
    ([id, { reading, art, activities }]) =>
      `  ${id}: ofBook(${JSON.stringify([reading, art, activities]).slice(1, -1)}),`,
  )
  return `
import { documentAt, partAt } from ${JSON.stringify(join(CONTENT, 'documents.ts'))}
const ofBook = (reading, art, activities) => ({
  book: () => partAt(reading, 'book'),
  art: () => documentAt(art),
  speech: () => partAt(reading, 'speech'),
  activities: () => documentAt(activities),
})
export const OUR_BOOKS = {
${entries.join('\n')}
}
`
}

/** The same for the built service and command line, which are files without the folders: the documents are built in, each loaded when it is used. */
function serviceModule(): string {
  const load = (...path: readonly string[]) =>
    `async () => (await import(${JSON.stringify(join(CONTENT, ...path))})).default`
  const entries = numbers().map(
    (id) => `  ${id}: fromSources({
    book: ${load('books', `book${id}`, 'book.json')},
    activities: ${load('books', `book${id}`, 'activities.json')},
    art: ${load('generated', 'art', `book${id}.json`)},
    speech: ${load('generated', 'audio', `book${id}.json`)},
  }),`,
  )
  return `
import { fromSources } from ${JSON.stringify(join(CONTENT, 'sources.ts'))}
export const OUR_BOOKS = {
${entries.join('\n')}
}
`
}

function numbers(): number[] {
  return readdirSync(join(CONTENT, 'books'))
    .flatMap((name) => /^book(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
}

/** A document of the built app: its file name carries a hash of its content, so that it may be cached for ever. */
interface Built {
  readonly fileName: string
  readonly source: string
}

function built(name: string, value: unknown): Built {
  const source = JSON.stringify(value)
  const hash = createHash('sha256').update(source).digest('base64url').replaceAll(/[-_]/g, 'x').slice(0, 8)
  return { fileName: `assets/${name}-${hash}.json`, source }
}

/** What the plugin tells other parts of the build. */
export interface OwnBooks extends Plugin {
  /** URLs of each book's documents, once modules are loaded. */
  readonly urls: () => DocumentUrls
}

/**
 * Makes our own books, found by their folders, documents of the app: JSON files, checked and complete. An invalid book fails the build. In
 * development they are made again at each request. Not for tests, which read the folders.
 */
export function ownBooks(): OwnBooks {
  let documents: Promise<readonly [string, Readonly<Record<Part, Built>>][]> | undefined
  let urls: DocumentUrls = {}
  let isDevelopment = false
  const making = () => {
    documents ??= runnerImport<Module>(DOCUMENTS).then(({ module }) =>
      [...module.OWN_DOCUMENTS].map(([id, { reading, art, activities }]): [string, Record<Part, Built>] => [
        String(id),
        {
          reading: built(`book${id}`, reading),
          art: built(`art${id}`, art),
          activities: built(`activities${id}`, activities),
        },
      ]),
    )
    return documents
  }
  return {
    name: 'own-books',
    enforce: 'pre',
    urls: () => urls,
    config(_config, { command }) {
      isDevelopment = command === 'serve'
    },
    resolveId(id, importer = '') {
      return !isDevelopment && id === 'zod' && DESCRIBES_CONTENT.test(importer) && this.environment.name === 'client'
        ? ABSENT
        : undefined
    },
    async load(id) {
      if (id === ABSENT) return ABSENT_ZOD
      if (id.split('?', 1)[0] !== OURS) return undefined
      if (this.environment.name !== 'client') return isDevelopment ? undefined : serviceModule()
      if (isDevelopment) return moduleOf(developmentUrls())
      const made = await making()
      for (const [, files] of made) for (const part of PARTS) this.emitFile({ type: 'asset', ...files[part] })
      urls = Object.fromEntries(made.map(([id, files]) => [id, urlsOf((part) => `/${files[part].fileName}`)]))
      return moduleOf(urls)
    },
    configureServer: answer,
  }
}

function developmentUrls(): DocumentUrls {
  return Object.fromEntries(numbers().map((id) => [id, urlsOf((part) => `${IN_DEVELOPMENT}${id}/${part}`)]))
}

const urlsOf = (url: (part: Part) => string) => ({
  reading: url('reading'),
  art: url('art'),
  activities: url('activities'),
})

/** Answers with documents in development; a faulty book is a 500 that says what is wrong. */
function answer(server: ViteDevServer): void {
  server.middlewares.use((request, response, next) => {
    const [, id, name] = /^\/@books\/(\d+)\/(\w+)$/.exec(request.url ?? '') ?? []
    const part = PARTS.find((one) => one === name)
    if (id === undefined || part === undefined) return next()
    server
      .ssrLoadModule(DOCUMENTS)
      // What Vite loads is untyped; the module is ours.
      .then((module) => (module as Module).ownDocuments())
      .then((documents) => {
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-store')
        response.end(JSON.stringify(documents.get(Number(id))?.[part]))
      })
      .catch((error: unknown) => {
        response.statusCode = 500
        response.end(String(error))
      })
  })
}
