import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..', '..')

/** The app's version, from package.json. */
export function appVersion(): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))).version
}

/** Eight hex digits that change when the text or the activities of any book change. */
export function contentVersion(): string {
  const books = join(ROOT, 'src', 'content', 'books')
  const files = readdirSync(books, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|json)$/.test(name))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(books, file)))
  return hash.digest('hex').slice(0, 8)
}
