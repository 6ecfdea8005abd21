import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PUBLIC = join(import.meta.dirname, '..', '..', 'public')

/** In style sheets: `url("/img/ui/paper.webp")`, or without quotes where a tool has been at it. */
const ADDRESS = /url\("?(\/img\/[^"?)]+)"?\)/g
/** As `src/game/media.ts` finds it. */
const FOLDER = /^\/((?:img|audio)\/(?:books\/)?[\w-]+)\//

/** Versions of pictures and sound by folder: `img/books/book1`, `audio/effect`. */
export type MediaVersions = Readonly<Record<string, string>>

/**
 * Six hex digits a folder, which change with any file in it. By folder, not by file: the list is 0.3 kB of the app, a list of all files would be 15
 * kB before the first page; and a new book leaves all others cached (downloads use each file's hash anyhow).
 */
export function mediaVersions(root = PUBLIC): MediaVersions {
  const hashes = new Map<string, ReturnType<typeof createHash>>()
  for (const path of ['img', 'audio'].flatMap((folder) => filesIn(root, folder))) {
    const folder = FOLDER.exec(path)?.[1]
    if (folder === undefined) continue
    const hash = hashes.get(folder) ?? createHash('sha256')
    hashes.set(folder, hash.update(path).update(readFileSync(join(root, path))))
  }
  return Object.fromEntries([...hashes].map(([folder, hash]) => [folder, hash.digest('hex').slice(0, 6)]))
}

/** The address by which the app asks for a file (`src/game/media.ts`), for what the build writes. */
export function versionedUrl(path: string, versions: MediaVersions): string {
  const version = versions[FOLDER.exec(path)?.[1] ?? '']
  return version === undefined ? path : `${path}?v=${version}`
}

/** Writes the versions into the style sheets, and for the service (`server/plugins/staticFiles.ts`) into `kept/versions.json`. */
export function versionedMedia(versions: MediaVersions): Plugin {
  return {
    name: 'versioned-media',
    apply: 'build',
    // After imports of sheets by sheets, and before the sheet's name is made of what is in it.
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
