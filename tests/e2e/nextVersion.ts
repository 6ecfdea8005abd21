import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Marks every screen of the next version; the current version lacks it. */
const MARK = '<meta name="test-version" content="next">'

/** Folders that do not change. */
const SAME = new Set(['assets', 'img', 'audio', 'kept', 'icons'])

/** Copies the build as a next version, with a marked document and a changed worker. Returns its folder and a function that removes it. */
export function nextVersion(): { readonly folder: string; remove(): void } {
  const built = resolve('dist/client')
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-next-'))
  for (const entry of readdirSync(built, { withFileTypes: true })) {
    const [from, to] = [join(built, entry.name), join(folder, entry.name)]
    if (SAME.has(entry.name)) symlinkSync(from, to)
    else if (entry.isDirectory()) cpSync(from, to, { recursive: true })
    // Precompressed files are of the current version.
    else if (!/\.(br|gz|zst)$/.test(entry.name)) cpSync(from, to)
  }
  const index = join(folder, 'index.html')
  writeFileSync(index, readFileSync(index, 'utf8').replace('<head>', `<head>${MARK}`))
  const worker = join(folder, 'sw.js')
  const text = readFileSync(worker, 'utf8')
  const next = text.replace(
    /(url:\s*"index\.html",\s*revision:\s*")[^"]*"|(revision:\s*")[^"]*("\s*,\s*url:\s*"index\.html")/,
    (found) => found.replace(/[0-9a-f]{32}/, '0123456789abcdef0123456789abcdef'),
  )
  if (next === text) throw new Error('the worker does not keep index.html as it used to')
  writeFileSync(worker, next)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
