/** One hash over all sources of the pictures: where it has not changed, nothing needs to be drawn or even put together. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ROOT } from './root.ts'

/** Pictures that are copied as they are need no drawing; the manifest and what only looks at pictures do not change them. */
const isSource = (path: string): boolean =>
  path.endsWith('.ts') &&
  !path.endsWith('.test.ts') &&
  !/^(main|preview|contact|sources|storyBoxes|survive|budget|artFiles)\.ts$/.test(path)

/** Hash of names and contents of the sources under a folder. */
export function hashOfSources(folder = join(ROOT, 'tools', 'art')): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isSource)
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
