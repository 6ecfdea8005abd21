import type { Plugin } from 'vite'

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
  'src/shell/features/games/GamesPage.tsx',
  'src/shell/features/reader/ReaderPage.tsx',
  'src/shell/features/reader/controls/ReaderDialogs.tsx',
  'src/shell/features/menu/FloatingMenu.tsx',
  'src/shell/features/outbox/start.ts',
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

/** Dynamically imports all screens. These imports are not followed: other screens are loaded on navigation. */
const SCREENS = 'src/shell/app/routes.tsx'

const BOOK = /\/src\/content\/(?:books|generated\/(?:art|audio))\/book(\d+)/
const WEBGL = /\/phaserWebgl\.js$/

/** The scripts that a book needs in addition to the shell's (`kept/app.json`). */
export interface AppParts {
  readonly play: readonly string[]
  /** Needed only on devices that draw with WebGL. */
  readonly webgl: readonly string[]
  /** Text, picture data and sound list, by book id. */
  readonly books: Readonly<Record<string, readonly string[]>>
}

/** Sorts the app's scripts into shell and book parts. Throws if a listed source is not in the build; if it was moved, update the list. */
export function partsOf(chunks: readonly Chunk[]): { readonly shell: ReadonlySet<string>; readonly parts: AppParts } {
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
  const played = reach(PLAY, ({ fileName, imports, dynamicImports }) =>
    fileName === screens ? imports : [...imports, ...dynamicImports],
  )
  const books: Record<string, string[]> = {}
  const parts = { play: [] as string[], webgl: [] as string[], books }
  for (const file of [...played].filter((file) => !shell.has(file)).sort()) {
    const ids = byFile.get(file)?.moduleIds ?? []
    const book = ids.map((id) => BOOK.exec(id)?.[1]).find((id) => id !== undefined)
    if (book !== undefined) (books[book] ??= []).push(`/${file}`)
    else parts[ids.some((id) => WEBGL.test(id)) ? 'webgl' : 'play'].push(`/${file}`)
  }
  return { shell, parts }
}

/** Writes `kept/app.json` for `src/shell/features/downloads`. After that, `isShell` returns whether a script belongs to the shell. */
export function appParts(): Plugin & { readonly isShell: (file: string) => boolean } {
  let shell: ReadonlySet<string> = new Set()
  return {
    name: 'app-parts',
    apply: 'build',
    isShell: (file) => shell.has(file),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []))
      const found = partsOf(chunks)
      shell = found.shell
      this.emitFile({ type: 'asset', fileName: 'kept/app.json', source: JSON.stringify(found.parts) })
    },
  }
}
