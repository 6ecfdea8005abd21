import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { FIRST_EFFECTS } from '../../src/content/effectNames.ts'
import { AVATAR_BOOK } from '../../src/content/avatarVariant.ts'

const PUBLIC = join(import.meta.dirname, '..', '..', 'public')
const CONTENT = join(import.meta.dirname, '..', '..', 'src', 'content')

/** A file of a book: its address, size in bytes, and eight hex digits that change with what is in it. */
type DownloadFile = readonly [path: string, bytes: number, hash: string]

/** What all books share and play with. */
const SHARED = /^\/audio\/sprites\/words-/
/** What is sounded without being named in a book: by the shell, by a first touch, by kinds of play (`effects`). */
const UNNAMED = ['click', 'complete', 'knock', 'page-flip', 'pop', 'rustle', 'star', ...FIRST_EFFECTS]
const OF_KINDS = ['bubble-pop', 'goat', 'plop']
/** The pictures of the child that is chosen in one book. */
const VARIANTS = /^\/img\/look\//

/** Every file that a book can be read and played with, in all languages, sizes and formats: the device chooses among them. */
export function downloadFiles(): ReadonlyMap<number, readonly DownloadFile[]> {
  const all = ['img/books', 'img/look', 'audio'].flatMap(filesIn)
  const ids = [...new Set(all.flatMap(([path]) => /^\/img\/books\/book(\d+)\//.exec(path)?.[1] ?? []))].map(Number)
  return new Map(
    ids.map((id) => {
      const own = new RegExp(`^/(img|audio)/books/book${id}/`)
      const named = soundsOf(id)
      const isOf = (path: string) =>
        own.test(path) ||
        SHARED.test(path) ||
        (id === AVATAR_BOOK && VARIANTS.test(path)) ||
        named.has(path.replace(/\.\w+$/, ''))
      return [id, all.filter(([path]) => isOf(path))]
    }),
  )
}

/** A book's music and the effects that it can sound, without their endings. */
function soundsOf(id: number): ReadonlySet<string> {
  const data = [`books/book${id}/book.json`, `books/book${id}/activities.json`, `generated/art/book${id}.json`]
  const text = data.map((path) => readFileSync(join(CONTENT, path), 'utf8')).join('')
  const paths = text.match(/\/audio\/(?:ambience|effect)\/[\w-]+/g) ?? []
  const sounds = [...text.matchAll(/"sound":\s*"([\w-]+)"/g)].map(([, name = '']) => name)
  return new Set([...paths, ...[...UNNAMED, ...OF_KINDS, ...sounds].map((name) => `/audio/effect/${name}`)])
}

/** Eight hex digits that change when any of these files does: pictures and sound of two versions are never mixed. */
export function mediaVersion(files: ReadonlyMap<number, readonly DownloadFile[]>): string {
  return createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8)
}

/** Writes `kept/book1.json` … into the build, for `src/shell/features/kept`. */
export function downloadLists(files: ReadonlyMap<number, readonly DownloadFile[]>): Plugin {
  return {
    name: 'kept-lists',
    apply: 'build',
    generateBundle() {
      for (const [id, list] of files) {
        this.emitFile({ type: 'asset', fileName: `kept/book${id}.json`, source: JSON.stringify(list) })
      }
    },
  }
}

function filesIn(folder: string): DownloadFile[] {
  const names = readdirSync(join(PUBLIC, folder), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.(webp|avif|webm|mp3)$/.test(name))
    .sort()
    .map((name): DownloadFile => {
      const path = join(folder, name)
      const bytes = readFileSync(join(PUBLIC, path))
      return [`/${path}`, bytes.length, createHash('sha256').update(bytes).digest('hex').slice(0, 8)]
    })
}
