import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentsOf, isFields, mapTexts, packPaths } from '../../src/content/pack/index.ts'
import { type Gathered, jsonBytes } from '../../server/packs/manifest.ts'

/** A line as `npm run audio` lists it: file, start and duration in ms, and for narrations the times of words. */
type Line = readonly [file: number, startMs: number, ms: number, words?: readonly (readonly [string, number, number])[]]

interface SoundList {
  readonly files: readonly string[]
  readonly lines: Readonly<Record<string, Line>>
}

const FORMATS = ['webm', 'mp3']

/** The number of one of our own source folders, `src/content/books/book3`; `undefined` for any other folder. */
export function ourNumber(root: string, folder: string): number | undefined {
  const number = /^book(\d+)$/.exec(folder.slice(join(root, 'src/content/books/').length))?.[1]
  return folder.startsWith(join(root, 'src/content/books/')) && number !== undefined ? Number(number) : undefined
}

/** Gathers one of our books as a pack has it: what its source folder says, and what `npm run art` and `npm run audio` made of it. */
export async function gatherOurs(root: string, number: number): Promise<Gathered> {
  const json = (path: string): unknown => JSON.parse(readFileSync(join(root, 'src/content', path), 'utf8'))
  const toPack = packPaths(number)
  const book = packBook(mapTexts(json(`books/book${number}/book.json`), toPack), number)
  const activities = packActivities(mapTexts(json(`books/book${number}/activities.json`), toPack))
  const art = packArt(mapTexts(json(`generated/art/book${number}.json`), toPack), number)
  const { lines } = await contentsOf(book, activities)
  // Written by our own tool and checked by the content check.
  const lists = [json(`generated/audio/book${number}.json`), json('generated/audio/common.json')] as SoundList[]
  const speech = packSpeech(lists, number, lines)
  const files = new Map<string, Uint8Array>([
    ['book.json', jsonBytes(book)],
    ['activities.json', jsonBytes(activities)],
    ['art.json', jsonBytes(art)],
    ['speech.json', jsonBytes({ sounds: speech.sounds, lines: speech.lines })],
    ...pictures(root, number),
    ...speech.media.map(([name, path]) => [name, readFileSync(join(root, 'public', path))] as const),
  ])
  return { files, book, activities }
}

/** A page's id without the number of its book: `b1-p03` is `p03`. */
const plainId = (id: unknown, number: number): unknown =>
  typeof id === 'string' && id.startsWith(`b${number}-`) ? id.slice(`b${number}-`.length) : id

/** The service gives a book its number; in a pack it has none, and its key is in pack.json. What it hangs in the barn is drawn by the app. */
function packBook(book: unknown, number: number): unknown {
  if (!isFields(book) || !Array.isArray(book['pages'])) return book
  const { id: _id, key: _key, pageCount: _count, keepsake: _keepsake, ...rest } = book
  return {
    ...rest,
    pages: book['pages'].map((page: unknown) => (isFields(page) ? { ...page, id: plainId(page['id'], number) } : page)),
  }
}

function packActivities(activities: unknown): unknown {
  const list = isFields(activities) ? activities['postActivities'] : undefined
  if (!Array.isArray(list)) return activities
  return {
    postActivities: list.map((activity: unknown) => {
      const { id: _id, ...rest }: Readonly<Record<string, unknown>> = Object(activity)
      return rest
    }),
  }
}

function packArt(art: unknown, number: number): unknown {
  if (!isFields(art) || !isFields(art['pages'])) return art
  const pages = Object.entries(art['pages']).map(([id, picture]) => [plainId(id, number), picture])
  return { ...art, pages: Object.fromEntries(pages) }
}

/** All that the book's own list has, and of the shared lines those that it uses. */
function packSpeech([own, shared]: readonly SoundList[], number: number, used: ReadonlySet<string>) {
  const toPack = packPaths(number)
  const wanted = [own, shared].flatMap((list) =>
    Object.entries(list?.lines ?? {}).flatMap(([path, line]) => {
      const src = list?.files[line[0]]
      const name = toPack(path)
      const isWanted = list === own || used.has(name) || name.startsWith('speech/title/')
      return src !== undefined && isWanted && name.startsWith('speech/') ? [{ name, src, line }] : []
    }),
  )
  const sources = [...new Set(wanted.map(({ src }) => src))].sort()
  const lines = wanted.map(({ name, src, line: [, startMs, ms, words] }) => [
    name,
    { sound: sources.indexOf(src), startMs, ms, ...(words && { words }) },
  ])
  const nameOf = (src: string, format: string) => `${mediaStem(src, number)}.${format}`
  return {
    sounds: sources.map((src) => FORMATS.map((format) => nameOf(src, format))),
    lines: Object.fromEntries(lines) as unknown,
    media: sources.flatMap((src) => FORMATS.map((format) => [nameOf(src, format), `${src}.${format}`] as const)),
  }
}

/** Where a sound lies in the pack; what other books or all share has a folder of its own. */
function mediaStem(src: string, number: number): string {
  const own = `/audio/books/book${number}/`
  if (src.startsWith(own)) return `media/${src.slice(own.length)}`
  return `media/shared/${src.replace(/^\/audio\/(?:books|sprites)\//, '')}`
}

/** All pictures of the book, in all formats and sizes. */
function pictures(root: string, number: number): (readonly [string, Uint8Array])[] {
  const folder = join(root, `public/img/books/book${number}`)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [`media${path.slice(folder.length)}`, readFileSync(path)] as const)
}
