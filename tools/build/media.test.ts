import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { mediaVersions, versionedUrl } from './media.ts'

/** The media versions of a `public` folder with these files. */
function publicWith(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'lumbung-media-'))
  for (const folder of ['img', 'audio']) mkdirSync(join(root, folder))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  const versions = mediaVersions(root)
  rmSync(root, { recursive: true })
  return versions
}

const FILES = {
  'img/books/book1/page-01.webp': 'one',
  'img/books/book1/words/sun.webp': 'sun',
  'img/books/book2/page-01.webp': 'one',
  'audio/effect/click.webm': 'click',
}

it('changes the version of a folder when any file in it or below it changes, and no other version', () => {
  const before = publicWith(FILES)
  expect(Object.keys(before)).toEqual(['img/books/book1', 'img/books/book2', 'audio/effect'])
  const after = publicWith({ ...FILES, 'img/books/book1/words/sun.webp': 'moon' })
  expect(after).toEqual({ ...before, 'img/books/book1': after['img/books/book1'] })
  expect(after['img/books/book1']).not.toBe(before['img/books/book1'])
})

it('gives the app and the build the same versioned URLs, and leaves URLs of other hosts unchanged', async () => {
  const versions = publicWith(FILES)
  vi.stubGlobal('__MEDIA_VERSIONS__', versions)
  vi.resetModules()
  const { mediaUrl } = await import('../../src/game/media.ts')
  for (const path of [...Object.keys(FILES).map((name) => `/${name}`), '/img/placeholder.webp', '/img/ui/new.webp']) {
    expect(mediaUrl(path)).toBe(versionedUrl(path, versions))
  }
  expect(mediaUrl('/img/books/book1/words/sun.webp')).toBe(
    `/img/books/book1/words/sun.webp?v=${versions['img/books/book1']}`,
  )
  expect(mediaUrl('https://covers.example/img/books/book1/cover.webp')).toBe(
    'https://covers.example/img/books/book1/cover.webp',
  )
  vi.unstubAllGlobals()
})
