import type { Plugin } from 'vite'
import type { DocumentUrls } from './ownBooks.ts'

/** The fields of a Rollup chunk that are used here. */
interface Chunk {
  readonly fileName: string
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

/** Entry modules of the screens needed to start offline and open a book, each with all its imports. */
const SHELL = [
  'src/main.tsx',
  'src/shell/features/home/HomePage.tsx',
  'src/shell/features/library/BooksPage.tsx',
  'src/shell/features/library/Barn.tsx',
  'src/shell/features/games/GamesPage.tsx',
  'src/shell/features/reader/ReaderPage.tsx',
  'src/shell/features/reader/controls/ReaderDialogs.tsx',
  'src/shell/features/menu/FloatingMenu.tsx',
  'src/shell/features/outbox/start.ts',
  // Where there is no network, work is carried as a file.
  'src/shell/features/outbox/workFile/UnsentPage.tsx',
  'src/shell/ui/gate/GateDialog.tsx',
  'src/shell/features/downloads/DownloadButton.tsx',
  'src/shell/features/worker/worker.ts',
  'src/shell/lib/service/axiosClient.ts',
  'src/shell/lib/sound/openAudioDesk.ts',
  'src/shell/ui/dialogs/Toasts.tsx',
  'src/shell/app/NotFoundPage.tsx',
  'src/content/generated/art/lookStills.json',
  'node_modules/howler/dist/howler.js',
]

/** Entry modules for reading and playing a book. Their dynamic imports (scenes, dialogs, speech recognition) are needed too. */
const PLAY = ['src/shell/features/reader/ReaderPage.tsx', 'src/shell/features/activities/PostActivitiesPage.tsx']

/** Entry modules of the book maker. Their dynamic imports are needed too. */
const MAKER = ['src/shell/app/MakerGate.tsx', 'src/shell/features/maker/MakerPage.tsx']

/** Entry module of today's path. Its dynamic imports (the ladder, its lines) are needed too. */
const PATH = ['src/shell/features/today/TodayPage.tsx']

/** Dynamically imports all screens. These imports are not followed: other screens are loaded on navigation. */
const SCREENS = 'src/shell/app/routes.tsx'

/** Modules that only one book needs: the questions that its story asks, and their lines. */
const OF_BOOK = /\/src\/content\/(?:ladder\/questions\/book|generated\/audio\/questions)(\d+)\.json$/
/** Modules of the reading ladder and its lines: the reader's modules can load them, and only path and maker do. */
const LADDER = /\/src\/content\/(?:ladder|generated\/audio)\/ladder\.json$/

const WORKER = /^assets\/worker-[\w-]+\.js$/
const WEBGL = /\/phaserWebgl\.js$/

/** What a book needs in addition to the shell (`kept/app.json`). */
export interface AppParts {
  readonly play: readonly string[]
  /** Needed only on devices that draw with WebGL. */
  readonly webgl: readonly string[]
  /** What the book maker needs besides all of these. */
  readonly maker: readonly string[]
  /** What today's path needs besides shell and play. */
  readonly path: readonly string[]
  /** By book id: the documents of a book (what a page needs: text, picture data, sound list; then the activities), then the questions of its story. */
  readonly books: Readonly<Record<string, readonly string[]>>
}

/** Sorts the app's scripts into those of the shell and those of play. Throws if a listed source is not in the build; if it was moved, update the list. */
export function partsOf(chunks: readonly Chunk[]): {
  readonly shell: ReadonlySet<string>
  readonly parts: AppParts
} {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const fileOf = (source: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)))
    if (!chunk) throw new Error(`the build has no ${source}`)
    return chunk.fileName
  }
  const reach = (begins: readonly string[], next: (chunk: Chunk) => readonly string[]) => {
    const files = new Set<string>()
    const open = begins.map(fileOf)
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      const chunk = byFile.get(file)
      if (!chunk || files.has(file)) continue
      files.add(file)
      open.push(...next(chunk))
    }
    return files
  }
  const shell = reach(SHELL, ({ imports }) => imports)
  const screens = fileOf(SCREENS)
  const withParts = ({ fileName, imports, dynamicImports }: Chunk) =>
    fileName === screens ? imports : [...imports, ...dynamicImports]
  const books: Record<string, string[]> = {}
  for (const { fileName, moduleIds } of chunks) {
    const id = moduleIds.map((one) => OF_BOOK.exec(one)?.[1]).find((one) => one !== undefined)
    if (id !== undefined) (books[id] ??= []).push(`/${fileName}`)
  }
  const ofBooks = new Set(Object.values(books).flat())
  const isOfBook = (file: string) => ofBooks.has(`/${file}`)
  const isLadder = (file: string) => byFile.get(file)?.moduleIds.some((id) => LADDER.test(id)) === true
  const played = new Set([...reach(PLAY, withParts)].filter((file) => !isOfBook(file) && !isLadder(file)))
  const besides = (files: ReadonlySet<string>) =>
    [...files]
      .filter((file) => !shell.has(file) && !played.has(file))
      .sort()
      .map((file) => `/${file}`)
  const parts = {
    play: [] as string[],
    webgl: [] as string[],
    maker: besides(new Set([...reach(MAKER, withParts)].filter((file) => !isOfBook(file)))),
    // The path asks about all books.
    path: besides(reach(PATH, withParts)),
    books,
  }
  for (const file of [...played].filter((file) => !shell.has(file)).sort()) {
    const ids = byFile.get(file)?.moduleIds ?? []
    parts[ids.some((id) => WEBGL.test(id)) ? 'webgl' : 'play'].push(`/${file}`)
  }
  return { shell, parts }
}

/** Writes `kept/app.json` for `src/shell/features/downloads`; `urls` are those of the books' documents. After that, `isShell` returns whether a script belongs to the shell. */
export function appParts(urls: () => DocumentUrls): Plugin & { readonly isShell: (file: string) => boolean } {
  let shell: ReadonlySet<string> = new Set()
  return {
    name: 'app-parts',
    apply: 'build',
    isShell: (file) => shell.has(file),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []))
      const found = partsOf(chunks)
      shell = found.shell
      const books = Object.fromEntries(
        Object.entries(urls()).map(([id, { reading, art, activities }]) => [
          id,
          [reading, art, activities, ...(found.parts.books[id] ?? [])],
        ]),
      )
      // Workers are built by themselves: they are files of the bundle, and no chunks.
      const workers = Object.keys(bundle).filter(
        (file) => WORKER.test(file) && !chunks.some(({ fileName }) => fileName === file),
      )
      const parts: AppParts = {
        ...found.parts,
        maker: [...found.parts.maker, ...workers.map((file) => `/${file}`)],
        books,
      }
      this.emitFile({ type: 'asset', fileName: 'kept/app.json', source: JSON.stringify(parts) })
    },
  }
}
