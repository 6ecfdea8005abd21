import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bookArtSchema } from '../../../src/content/art.ts'
import { effectOf } from '../../../src/content/audio.ts'
import type { Expect } from '../fault.ts'
import { type CheckedStory, type RawBook, walk } from '../story.ts'

const PATH = /^\/img\/[a-z0-9/-]+\.webp$/
/** What a page's picture is made of. */
const PARTS = ['.webp', '.avif', '-back.webp', '-back@2x.webp', '-sprites.webp', '-sprites@2x.webp']

/** Every picture that a book names is drawn, and its sprites are where the page can find them. */
export function checkDrawings(
  root: string,
  raw: readonly RawBook[],
  stories: readonly CheckedStory[],
  expect: Expect,
): void {
  const isThere = (path: string) => existsSync(join(root, 'public', path))
  for (const { name, book, activities } of raw) {
    const seen = new Set<string>()
    for (const [path, value] of walk({ book, activities })) {
      if (typeof value !== 'string' || !value.startsWith('/img/') || seen.has(value)) continue
      seen.add(value)
      const where = `${name} ${path.join('.')}`
      expect(PATH.test(value), where, `${value} is no path of a picture`)
      expect(isThere(value), where, `${value} is not drawn: npm run art`)
    }
  }
  for (const { book } of stories) checkArt(root, book, isThere, expect)
}

function checkArt(
  root: string,
  { id, pages }: CheckedStory['book'],
  isThere: (path: string) => boolean,
  expect: Expect,
): void {
  const file = join(root, `src/content/generated/art/book${id}.json`)
  const { data, error } = bookArtSchema.safeParse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  if (!data) return expect(false, `book ${id} art`, error?.message ?? 'cannot be read')
  for (const page of pages) {
    const key = page.id === 'cover' ? `b${id}-cover` : page.id
    const art = data.pages[key]
    if (!art) {
      expect(false, `book ${id} art ${key}`, 'is not drawn')
      continue
    }
    const parts = art.sprites.length > 0 ? PARTS : PARTS.filter((part) => !part.includes('sprites'))
    for (const part of parts) expect(isThere(art.stem + part), `book ${id} art ${key}`, `${art.stem}${part} is missing`)
    for (const { name, sound } of art.sprites) {
      const isKnown = sound === undefined || effectOf(sound) !== undefined
      expect(isKnown, `book ${id} art ${key} ${name}`, `there is no effect '${sound}'`)
    }
  }
}
