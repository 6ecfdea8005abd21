import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { BOOT, SCRIPT_SOURCES, WRITE } from './boot.ts'
import { documentWith, type FirstPages, keyOf, pictureLink } from './firstPages.ts'

const PAGES: FirstPages = {
  pages: {
    '1/0/en': '<p>cover</p>',
    '1/0/id': '<p>sampul</p>',
    '1/2/en': '<p>two $1</p>',
    '1/2/id': '<p>dua</p>',
    '1/3/en': '<source type="image/avif" srcSet="/img/three.avif?v=1"/>',
    '1/3/en/coklat-hijab': '<source type="image/avif" srcSet="/img/three-hijab.avif?v=1"/>',
  },
  scripts: {
    '1/2': {
      play: ['/assets/hopping.js', '/assets/play.js'],
      book: '/assets/book1.json',
      reader: ['/assets/reader.js'],
      turn: ['/assets/axios.js'],
      next: ['/assets/waving.js'],
    },
  },
  plays: { '1/2': '{"kind":"hopping"}' },
  bytes: { '1/2': { picture: 42000, play: 155000, sounds: { en: 52000, id: 50000 }, turn: 68000 } },
  react: '/assets/react.js',
  reactBytes: 94000,
  appBytes: 40000,
  styles: '.pic{color:red}',
  pictures: [
    { variable: '--grain', url: 'data:image/webp;base64,Z3JhaW4=', marks: [''] },
    { variable: '--seal', url: 'data:image/webp;base64,c2VhbA==', marks: ['two'] },
  ],
  fonts: [
    { file: 'andika-400', family: 'Andika', weight: '400', letters: 'QW5kaWth', marks: ['<p>'] },
    { file: 'baloo-2', family: 'Baloo 2', weight: '700', letters: 'QmFsb28=', marks: ['cover', 'sampul'] },
  ],
}
const ANDIKA = '@font-face{font-family:Andika;src:url(/assets/andika-400-x1.woff2)}'
const BALOO = '@font-face{font-family:"Baloo 2";src:url(/assets/baloo-2-x1.woff2)}'
const DOCUMENT = `<html><head>
<link rel="preload" as="font" href="/assets/andika-400-x1.woff2" />
<link rel="preload" as="font" href="/assets/baloo-2-x1.woff2" />
<!-- A note. -->
<style>${ANDIKA}${BALOO}</style>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react.js">
<link rel="modulepreload" crossorigin href="/assets/ball.js">
<link rel="stylesheet" crossorigin href="/assets/shared.css">
</head><body>
<div id="root"></div>
</body></html>`

describe('the page an address asks for', () => {
  it.each([
    ['/book/1', undefined, '1/0/en'],
    ['/book/1?page=3', undefined, '1/2/en'],
    ['/book/1?page=3', 'id', '1/2/id'],
    ['/book/1/?page=3&x=1', 'fr', '1/2/en'],
    ['/book/1?page=99', 'id', '1/0/id'],
    ['/book/1?page=-1', undefined, '1/0/en'],
    ['/book/1?page=%00', undefined, '1/0/en'],
    ['/book/9', undefined, undefined],
    ['/book/1/post-activities', undefined, undefined],
    ['/books', undefined, undefined],
    ['//evil/book/1', undefined, undefined],
  ])('%s with language %s is %s', (url, cookie, key) => {
    expect(keyOf(url, { language: cookie }, PAGES)).toBe(key)
  })

  it.each([
    [undefined, 'id-ID,id;q=0.9,en;q=0.8', 'id'],
    [undefined, 'jv,id;q=0.9', 'id'],
    [undefined, 'fr-FR,en;q=0.5,id;q=0.3', 'en'],
    [undefined, 'fr', 'en'],
    ['en', 'id-ID', 'en'],
    ['id', 'en-GB', 'id'],
  ])('chosen %s, with a browser in %s: %s', (language, browser, expected) => {
    expect(keyOf('/book/1', { language, browser }, PAGES)).toBe(`1/0/${expected}`)
  })

  it.each([
    ['/book/3?page=2', 'coklat-curly-none', '3/1/en/coklat-curly-none'],
    ['/book/3?page=2', 'sawo-bob-caping', '3/1/en'],
    ['/book/3?page=2', '../../x', '3/1/en'],
    ['/book/3?page=2', undefined, '3/1/en'],
    ['/book/1', 'coklat-curly-none', undefined],
  ])('%s in the look %s is %s', (url, variant, key) => {
    const pages = { '3/1/en': '<p>one</p>', '3/1/en/coklat-curly-none': '<p>one, curly</p>' }
    expect(keyOf(url, { look: variant }, { pages })).toBe(key)
  })
})

describe('a document with a page in it', () => {
  const document = documentWith(DOCUMENT, '1/2/en', PAGES)

  it('has the page before the root, word for word', () => {
    expect(document).toContain('<div id="first-page" lang="en"><p>two $1</p></div>')
    expect(document.indexOf('first-page')).toBeLessThan(document.indexOf('id="root"'))
  })

  it('says what it is played with, and in which look', () => {
    expect(document).toContain('<script type="application/json" id="first-play">{"kind":"hopping"}</script>')
    const pages = { ...PAGES.pages, '1/2/en/coklat-hijab': '<p>two</p>' }
    const looked = documentWith(DOCUMENT, '1/2/en/coklat-hijab', { ...PAGES, pages })
    expect(looked).toContain('<div id="first-page" lang="en" data-look="coklat-hijab"><p>two</p></div>')
  })

  it('has the styles, so that nothing more is needed to paint it', () => {
    expect(document).toContain('<style>.pic{color:red}</style>')
  })

  it('has the small pictures that it is painted with, behind everything else', () => {
    const styles =
      '<style>:root{--grain:url(data:image/webp;base64,Z3JhaW4=);--seal:url(data:image/webp;base64,c2VhbA==)}</style>'
    expect(document.indexOf(styles)).toBeGreaterThan(document.lastIndexOf('</script>'))
    expect(documentWith(DOCUMENT, '1/0/en', PAGES)).not.toContain('--seal')
  })

  it('asks for nothing but the picture until its own script does, then for what it is played with, for the book, for React and the styles, for the app, for the reader, and for what the first turn needs', () => {
    const templates = [...document.matchAll(/<template id="\w+"[^>]*>(.*?)<\/template>/g)].map(([all]) => all)
    const before = document.slice(0, document.indexOf('<template'))
    expect(before).not.toMatch(/src="\/assets|rel="(modulepreload|preload|stylesheet)"/)
    expect(
      templates.map((text) => [...text.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)].map(([, name]) => name)),
    ).toEqual([
      ['baloo-2-x1.woff2', 'hopping.js', 'play.js', 'play.js'],
      ['book1.json'],
      ['index.js', 'react.js', 'shared.css', 'react.js'],
      ['ball.js'],
      ['reader.js'],
      ['axios.js', 'waving.js'],
    ])
    expect(templates.map((text) => text.includes('href="/sanctum/csrf-cookie"'))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ])
    expect(document.indexOf(`<script>${BOOT}</script>`)).toBeGreaterThan(document.lastIndexOf('</template>'))
    expect(documentWith(DOCUMENT, '1/0/en', PAGES)).not.toContain('reader.js')
  })

  it('says how many bytes come before each part, and behind the last, so that it is asked for in time', () => {
    const parts = [...document.matchAll(/<template id="(\w+)" data-after="(\d+)"(?: data-bytes="(\d+)")?>/g)].map(
      ([, ...facts]) => facts.filter((fact) => fact !== undefined),
    )
    expect(parts).toEqual([
      ['play', '42000'],
      ['book', '155000'],
      ['react', '52000'],
      ['app', '94000'],
      ['turn', '40000', '68000'],
    ])
  })

  it('is sent with a header that asks for its picture, and does not ask for it again', () => {
    const html = '<picture><source type="image/avif" srcSet="/img/two.avif?v=1"/><img src="/img/two.webp"/></picture>'
    const pages = { '1/2/en': html, '1/0/en': '<p>cover</p>' }
    const link = '</img/two.avif?v=1>; rel=preload; as=image; type="image/avif"; fetchpriority=high'
    expect(pictureLink('1/2/en', { pages })).toBe(link)
    expect(pictureLink('1/0/en', { pages })).toBeUndefined()
    expect(documentWith(DOCUMENT, '1/2/en', { ...PAGES, pages })).not.toContain('href="/img/two')
  })

  it.each([
    ['the next page', '1/2/en', '/img/three.avif?v=1'],
    ['the next page in the child’s look', '1/2/en/coklat-hijab', '/img/three-hijab.avif?v=1'],
    ['nothing where it is not there in the language', '1/2/id', undefined],
  ])('asks for the picture of %s last, and not before all else', (_what, key, picture) => {
    const whole = documentWith(DOCUMENT, key, {
      ...PAGES,
      pages: { ...PAGES.pages, '1/2/en/coklat-hijab': '<p>2</p>' },
    })
    const hints = [...whole.matchAll(/<link [^>]*href="\/img\/[^>]*>/g)].map(([hint]) => hint)
    expect(hints).toEqual(picture ? [`<link rel="preload" as="fetch" crossorigin href="${picture}">`] : [])
    expect(whole.indexOf('href="/img/')).toBe(whole.indexOf('href="/img/', whole.indexOf('<template id="turn"')))
  })

  it('runs no script that its policy does not name', () => {
    const scripts = [...document.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
    expect(scripts).toHaveLength(2)
    for (const script of scripts) {
      expect(SCRIPT_SOURCES).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    }
  })

  it('brings the fonts it is written in, before its first element', () => {
    const cover = documentWith(DOCUMENT, '1/0/en', PAGES)
    expect(cover).toContain('[{"family":"Andika","weight":"400","letters":"QW5kaWth"},{"family":"Baloo 2"')
    expect(document).toContain('[{"family":"Andika","weight":"400","letters":"QW5kaWth"}]</script>')
    expect(document.indexOf(`<script>${WRITE}</script>`)).toBeLessThan(document.indexOf('<body>'))
  })

  it('leaves those fonts as files to where no script runs, and all others as they are', () => {
    expect(document).toContain(`<noscript><style>${ANDIKA}</style></noscript>`)
    expect(document.split(ANDIKA)).toHaveLength(2)
    expect(document).toContain(`<style>${BALOO}</style>`)
  })
})
