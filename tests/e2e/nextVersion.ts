import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What the next version of the app says of itself in every screen, and the one before does not. */
const MARK = '<meta name="test-version" content="next">'

/** Folders that are as they were. */
const SAME = new Set(['assets', 'img', 'audio', 'kept', 'icons'])

/** The tests' build as its next version: other screens, and a worker that knows them. Answers its folder, and how to throw it away. */
export function nextVersion(): { readonly folder: string; remove(): void } {
  const built = resolve('dist/client')
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-next-'))
  for (const entry of readdirSync(built, { withFileTypes: true })) {
    const [from, to] = [join(built, entry.name), join(folder, entry.name)]
    if (SAME.has(entry.name)) symlinkSync(from, to)
    else if (entry.isDirectory()) cpSync(from, to, { recursive: true })
    // What was compressed is of the version before.
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
