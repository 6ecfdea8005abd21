import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

const FILE = join(ROOT, 'tools', 'art', 'manifest.json')

/** Name under which the hash of all sources is kept. */
export const SOURCES = 'sources'

/** What each drawn picture was made of: its name (a page, or a free picture's path) and the hash of its drawings. */
export type ArtManifest = Record<string, string>

/** The manifest as it was left; empty at the first run. */
export function readManifest(): ArtManifest {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as ArtManifest) : {}
}

/** The name under which a page's looks are kept, beside the page itself. */
export const variantsOf = (page: string): string => `${page} looks`

/** The page of such a name; other names as they are. */
export const pageOf = (name: string): string => name.replace(/ looks$/, '')

/** Writes it, names in order, so that differences read well. */
function writeManifest(manifest: ArtManifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 1)}\n`)
}

/** Changes the manifest as it stands on disk now: others may draw other pictures at the same time. */
export function editManifest(change: (manifest: ArtManifest) => void): void {
  const manifest = readManifest()
  change(manifest)
  writeManifest(manifest)
}

/** Names whose drawings are not those the files were made of, and names that are no longer drawn. */
export function compare(drawn: ArtManifest, wanted: ArtManifest): { stale: string[]; gone: string[] } {
  return {
    stale: Object.keys(wanted).filter((name) => drawn[name] !== wanted[name]),
    gone: Object.keys(drawn).filter((name) => name !== SOURCES && !(name in wanted)),
  }
}
