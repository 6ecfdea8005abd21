import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PUBLIC = join(import.meta.dirname, '..', '..', 'public')

/** A URL in a style sheet: `url("/img/ui/paper.webp")`, or without quotes once a tool has rewritten it. */
const ADDRESS = /url\("?(\/img\/[^"?)]+)"?\)/g
/** Same folder rule as in `src/game/media.ts`. */
const FOLDER = /^\/((?:img|audio|kit)\/(?:books\/)?[\w-]+)\//

/** Versions of pictures and sound, keyed by folder: `img/books/book1`, `audio/effect`. */
export type MediaVersions = Readonly<Record<string, string>>

/**
 * Six hex digits per folder, which change with any file in it. Versions are per folder, not per file: this list adds 0.3 kB to the app, where a list
 * of all files would add 15 kB before the first page. A new book still leaves all others cached, and downloads use each file's own hash anyway.
 */
export function mediaVersions(root = PUBLIC): MediaVersions {
  const hashes = new Map<string, ReturnType<typeof createHash>>()
  const folders = ['img', 'audio', 'kit'].filter((folder) => existsSync(join(root, folder)))
  for (const path of folders.flatMap((folder) => filesIn(root, folder))) {
    const folder = FOLDER.exec(path)?.[1]
    if (folder === undefined) continue
    const hash = hashes.get(folder) ?? createHash('sha256')
    hashes.set(folder, hash.update(path).update(readFileSync(join(root, path))))
  }
  return Object.fromEntries([...hashes].map(([folder, hash]) => [folder, hash.digest('hex').slice(0, 6)]))
}

/** The URL that the app uses for a file; the same as `mediaUrl` in `src/game/media.ts`. */
export function versionedUrl(path: string, versions: MediaVersions): string {
  const version = versions[FOLDER.exec(path)?.[1] ?? '']
  return version === undefined ? path : `${path}?v=${version}`
}

/** Writes the versions into the style sheets, and into `kept/versions.json` for the service (`server/plugins/staticFiles.ts`). */
export function versionedMedia(versions: MediaVersions): Plugin {
  return {
    name: 'versioned-media',
    apply: 'build',
    // Runs after sheets are inlined into one another, and before the sheet's file name is derived from its content.
    config: () => ({
      css: { postcss: { plugins: [{ postcssPlugin: 'versioned-media', Declaration: (it) => rename(it, versions) }] } },
    }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'kept/versions.json', source: JSON.stringify(versions) })
    },
  }
}

function rename(declaration: { value: string }, versions: MediaVersions): void {
  declaration.value = declaration.value.replaceAll(
    ADDRESS,
    (_, path: string) => `url("${versionedUrl(path, versions)}")`,
  )
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .sort()
}
