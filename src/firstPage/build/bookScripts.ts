import { z } from 'zod'
import { sceneChunk } from './sceneChunks.ts'

const chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
})
/** Vite's list of what was built, by source; chunks that several sources share (`src/firstPage/build/chunks.ts`) by a name of their own. */
export const manifestSchema = z.record(z.string(), chunk)
/** See `manifestSchema`. */
export type Manifest = z.infer<typeof manifestSchema>

const APP = 'index.html'
const FIRST_PLAY = 'src/firstPage/app/play.ts'
const REACT = 'src/firstPage/app/react.ts'
const SAVING = 'src/shell/lib/service/axiosClient.ts'

/** What a page is played with. */
interface Played {
  /** URL of the document that has its book. */
  readonly document: string
  /** Folder of the kind of the page. */
  readonly kind: string
  /** The same of the next page, if there is one. */
  readonly nextKind?: string | undefined
}

/** Addresses of scripts and documents, in the order of need. */
export interface PageScripts {
  /** What the picture is played with before the app is there; the last one begins. */
  readonly play: string[]
  /** The document that has its book. */
  readonly book: string
  /** The reader, besides. */
  readonly reader: string[]
  /** What the first turn is saved with, besides: what keeps it, and what sends it. */
  readonly turn: string[]
  /** The scene of the next page, besides. */
  readonly next: string[]
}

/** URL of React and what is built on it. Throws where the build has none. */
export function reactOf(manifest: Manifest): string {
  const file = manifest[REACT]?.file
  if (file === undefined) throw new Error(`the build has no ${REACT}`)
  return `/${file}`
}

/**
 * All scripts that a page needs besides those of the app's document. Throws where the build has no such source (it was moved: mend the list),
 * and where a page could not be played without the app.
 */
export function scriptsOf(manifest: Manifest, { document, kind, nextKind }: Played): PageScripts {
  const play = besides(manifest)('stage', sceneChunk(kind), 'sound', 'howler', FIRST_PLAY)
  for (const name of ['app', 'reader'])
    if (play.includes(`/${manifest[shared(manifest, name)]?.file}`))
      throw new Error(
        `a page is played with the ${name}: see what its chunks have in common (src/firstPage/build/chunks.ts)`,
      )
  const more = besides(manifest, [...closureOf(manifest, APP), ...play.map((path) => path.slice(1))])
  const [reader, turn] = [more('reader'), more('outbox', SAVING)]
  return { play, book: document, reader, turn, next: nextKind === undefined ? [] : more(sceneChunk(nextKind)) }
}

/** URLs of the style sheets that come with scripts, by the URLs of these. */
export function stylesOf(manifest: Manifest, scripts: readonly string[]): string[] {
  const chunks = Object.values(manifest).filter(({ file }) => scripts.includes(`/${file}`))
  return [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`)
}

/**
 * Gives addresses of scripts: those of some sources, or of shared chunks by their names, and of all that they import; without what the app's
 * document has, and what was given before. Throws where the build has no such source.
 */
export function besidesApp(manifest: Manifest): (...names: readonly string[]) => string[] {
  return besides(manifest, closureOf(manifest, APP))
}

function besides(manifest: Manifest, has: Iterable<string> = []): (...names: readonly string[]) => string[] {
  const known = new Set(has)
  return (...names) => {
    const sources = names.map((name) => (name.includes('/') ? name : shared(manifest, name)))
    const files = new Set(
      sources.flatMap((source) => [...closureOf(manifest, source)]).filter((file) => !known.has(file)),
    )
    for (const file of files) known.add(file)
    return [...files].map((file) => `/${file}`)
  }
}

/** The key of a chunk with that name: one that several sources share, or a package's that is loaded by itself. */
function shared(manifest: Manifest, name: string): string {
  const isOne = (key: string) => (key.startsWith('_') || key.includes('node_modules/')) && manifest[key]?.name === name
  const key = Object.keys(manifest).find(isOne)
  if (key === undefined) throw new Error(`the build has no chunk ${name}`)
  return key
}

/** A source's file and all that it imports, itself last: what it needs runs before it. */
function closureOf(
  manifest: Manifest,
  source: string,
  files = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  const entry = manifest[source]
  if (!entry) throw new Error(`the build has no ${source}`)
  if (seen.has(source)) return files
  seen.add(source)
  for (const needed of entry.imports ?? []) closureOf(manifest, needed, files, seen)
  return files.add(entry.file)
}
