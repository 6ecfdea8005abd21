import { expect, it } from 'vitest'
import { type Manifest, reactOf, scriptsOf } from './bookScripts.ts'

const chunk = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, name, imports })

const MANIFEST: Manifest = {
  'index.html': chunk('index', '_app-1.js'),
  'src/firstPage/app/play.ts': chunk('play', '_first-1.js'),
  'src/firstPage/app/react.ts': chunk('react'),
  '_first-1.js': chunk('first'),
  '_app-1.js': chunk('app', '_first-1.js'),
  '_reader-1.js': chunk('reader', 'index.html', '_app-1.js', '_zod-1.js'),
  '_sound-1.js': chunk('sound', '_first-1.js'),
  'node_modules/howler/dist/howler.js': chunk('howler'),
  '_outbox-1.js': chunk('outbox', '_app-1.js'),
  'src/shell/lib/service/axiosClient.ts': chunk('axios', '_app-1.js', '_zod-1.js'),
  '_zod-1.js': chunk('zod'),
  '_stage-1.js': chunk('stage', '_first-1.js'),
  '_hopping-1.js': chunk('scene-hopping', '_stage-1.js', '_tile-1.js'),
  '_waving-1.js': chunk('scene-waving', '_stage-1.js'),
  '_tile-1.js': chunk('tile', '_stage-1.js'),
}

it('lists what a page is played with, what the reader is, then what a turn is saved with and the scene of the next page, in the order of need, each once', () => {
  const paths = (...names: string[]) => names.map((name) => `/assets/${name}.js`)
  expect(scriptsOf(MANIFEST, { document: '/assets/book1.json', kind: 'hopping' })).toEqual({
    play: paths('first', 'stage', 'tile', 'scene-hopping', 'sound', 'howler', 'play'),
    book: '/assets/book1.json',
    reader: paths('zod', 'reader'),
    turn: paths('outbox', 'axios'),
    next: [],
  })
  const page = { document: '/assets/book1.json', kind: 'hopping' }
  expect(scriptsOf(MANIFEST, { ...page, nextKind: 'waving' }).next).toEqual(paths('scene-waving'))
  expect(scriptsOf(MANIFEST, { ...page, nextKind: 'hopping' }).next).toEqual([])
})

it('knows the file of React, and says where there is none', () => {
  expect(reactOf(MANIFEST)).toBe('/assets/react.js')
  expect(() => reactOf({})).toThrow('the build has no src/firstPage/app/react.ts')
})

it('says where the page would be played with all of the app', () => {
  const wrong = { ...MANIFEST, '_stage-1.js': chunk('stage', '_app-1.js') }
  expect(() => scriptsOf(wrong, { document: '/assets/book1.json', kind: 'hopping' })).toThrow('is played with the app')
})

it.each([['a scene', { document: '/assets/book1.json', kind: 'juggling' }, 'the build has no chunk scene-juggling']])(
  'says where %s is gone',
  (_what, page, text) => {
    expect(() => scriptsOf(MANIFEST, page)).toThrow(text)
  },
)
