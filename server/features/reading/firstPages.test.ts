import { describe, expect, it } from 'vitest'
import { documentWith, type FirstPages, keyOf } from './firstPages.ts'

const PAGES: FirstPages = {
  pages: {
    '1/0/en': '<p>cover</p>',
    '1/0/id': '<p>sampul</p>',
    '1/2/en': '<p>two $1</p>',
    '1/2/id': '<p>dua</p>',
  },
  scripts: { '1/2': ['/assets/reader.js', '/assets/tapping.js'] },
  styles: '.pic{color:red}',
}
const DOCUMENT = `<html><head>
<link rel="preload" as="font" href="/assets/andika-1.woff2" />
<link rel="preload" as="font" href="/assets/baloo-2.woff2" />
<script type="module" crossorigin src="/assets/index.js"></script>
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
    ['/book/3?page=2', 'coklat-curly-none', '3/1/en/coklat-curly-none'],
    ['/book/3?page=2', 'sawo-bob-caping', '3/1/en'],
    ['/book/3?page=2', '../../x', '3/1/en'],
    ['/book/3?page=2', undefined, '3/1/en'],
    ['/book/1', 'coklat-curly-none', undefined],
  ])('%s in the look %s is %s', (url, look, key) => {
    const pages = { '3/1/en': '<p>one</p>', '3/1/en/coklat-curly-none': '<p>one, curly</p>' }
    expect(keyOf(url, { look }, { pages })).toBe(key)
  })
})

describe('a document with a page in it', () => {
  const document = documentWith(DOCUMENT, '1/2/en', PAGES)

  it('has the page before the root, word for word', () => {
    expect(document).toContain('<div id="first-page" lang="en"><p>two $1</p></div>')
    expect(document.indexOf('first-page')).toBeLessThan(document.indexOf('id="root"'))
  })

  it('has the styles, so that nothing more is needed to paint it', () => {
    expect(document).toContain('<style>.pic{color:red}</style>')
    expect(document).not.toContain('rel="stylesheet"')
  })
  it('asks for scripts last and least', () => {
    expect(document.indexOf('index.js')).toBeGreaterThan(document.indexOf('id="root"'))
    expect(document).toContain('<script fetchpriority="low" type="module"')
    expect(document).toContain('<link fetchpriority="low" rel="modulepreload"')
  })

  it('asks at once for what the page is played with, after the scripts of the app', () => {
    const [app = 0, ball = 0, reader = 0, tapping = 0] = ['index', 'ball', 'reader', 'tapping'].map((name) =>
      document.indexOf(`<link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/${name}.js">`),
    )
    expect([app, ball < reader, reader < tapping]).toEqual([-1, true, true])
    expect(documentWith(DOCUMENT, '1/0/en', PAGES)).not.toContain('reader.js')
  })

  it('fetches the title face for covers only', () => {
    expect(document).not.toContain('baloo')
    expect(documentWith(DOCUMENT, '1/0/en', PAGES)).toContain('baloo')
    expect(document).toContain('andika')
  })
})
