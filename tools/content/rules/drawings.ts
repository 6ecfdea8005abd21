import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bookArtSchema } from '../../../src/content/art.ts'
import { effectOf } from '../../../src/content/audio.ts'
import { variantKey, VARIANTS } from '../../../src/content/avatarVariant.ts'
import type { LookedParts, PagePictureData } from '../../../src/game/picture.ts'
import { hasAvifFile, lightOf } from '../../../src/game/scene/picture/pictureFormat.ts'
import { avifFiles, variantFiles, overweight, weigh } from '../../art/index.ts'
import type { Expect } from '../fault.ts'
import { type CheckedStory, type RawBook, walk } from '../story.ts'

const PATH = /^\/img\/[a-z0-9/-]+\.webp$/
/** Suffixes of the files of a page's picture. */
const PARTS = ['.webp', '-back.webp', '-back@2x.webp', '-sprites.webp', '-sprites@2x.webp']

/** Checks that every picture named by a book has its files, and that the page art is complete and within the weight budget. */
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
      const files = hasAvifFile(value) ? [value, lightOf(value)] : [value]
      expect(files.every(isThere), where, `${value} is not drawn: npm run art`)
    }
  }
  for (const { book } of stories) checkArt(root, book, isThere, expect)
}

/** Checks that every avatar variant has its files, and that its sprites are sprites of the page. */
function checkVariants(
  { stem, sprites }: PagePictureData,
  variants: LookedParts,
  isThere: (path: string) => boolean,
  expect: (isRight: boolean, text: string) => void,
): void {
  for (const variant of VARIANTS.map(variantKey)) {
    const word = variants.words[variant]
    // Variants without a name are shown as the default one.
    for (const path of word === undefined ? [] : variantFiles(stem, word)) expect(isThere(path), `${path} is missing`)
  }
  const names = new Set(sprites.map(({ name }) => name))
  for (const name of Object.keys(variants.sprites))
    expect(names.has(name), `the look's sprite ${name} is not on the page`)
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
    for (const file of [...parts.map((part) => art.stem + part), ...avifFiles(art)])
      expect(isThere(file), `book ${id} art ${key}`, `${file} is missing`)
    const faults = overweight(weigh(art, join(root, 'public')))
    expect(faults.length === 0, `book ${id} art ${key}`, `is too heavy: ${faults.join('; ')}`)
    if (art.looks)
      checkVariants(art, art.looks, isThere, (isRight, text) => expect(isRight, `book ${id} art ${key}`, text))
    for (const { name, sound } of art.sprites) {
      const isKnown = sound === undefined || effectOf(sound) !== undefined
      expect(isKnown, `book ${id} art ${key} ${name}`, `there is no effect '${sound}'`)
    }
  }
}
