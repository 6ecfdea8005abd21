import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PUBLIC = join(import.meta.dirname, '..', 'public')

/** A file of a book: its address, size in bytes, and eight hex digits that change with what is in it. */
type KeptFile = readonly [path: string, bytes: number, hash: string]

/** What all books share and play with. */
const SHARED = /^\/(audio\/(effect\/|ambience\/|sprites\/words-)|img\/look\/)/

/** Every file that a book can be read and played with, in all languages, sizes and formats: the device chooses among them. */
export function keptFiles(): ReadonlyMap<number, readonly KeptFile[]> {
  const all = ['img/books', 'img/look', 'audio'].flatMap(filesIn)
  const ids = [...new Set(all.flatMap(([path]) => /^\/img\/books\/book(\d+)\//.exec(path)?.[1] ?? []))].map(Number)
  return new Map(
    ids.map((id) => {
      const own = new RegExp(`^/(img|audio)/books/book${id}/`)
      return [id, all.filter(([path]) => own.test(path) || SHARED.test(path))]
    }),
  )
}

/** Eight hex digits that change when any of these files does: pictures and sound of two versions are never mixed. */
export function mediaVersion(files: ReadonlyMap<number, readonly KeptFile[]>): string {
  return createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8)
}

/** Writes `kept/book1.json` … into the build, for `src/shell/features/kept`. */
export function keptLists(files: ReadonlyMap<number, readonly KeptFile[]>): Plugin {
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

function filesIn(folder: string): KeptFile[] {
  const names = readdirSync(join(PUBLIC, folder), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.(webp|avif|webm|mp3)$/.test(name))
    .sort()
    .map((name): KeptFile => {
      const path = join(folder, name)
      const bytes = readFileSync(join(PUBLIC, path))
      return [`/${path}`, bytes.length, createHash('sha256').update(bytes).digest('hex').slice(0, 8)]
    })
}
