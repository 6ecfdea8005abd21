import { expect, it } from 'vitest'
import { type Manifest, scriptsOf } from './bookScripts.ts'

const chunk = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, name, imports })

const MANIFEST: Manifest = {
  'index.html': chunk('index', '_app-1.js'),
  '_app-1.js': chunk('app'),
  '_reader-1.js': chunk('reader', 'index.html', '_app-1.js', '_zod-1.js'),
  '_sound-1.js': chunk('sound', '_app-1.js'),
  '_zod-1.js': chunk('zod'),
  '_book1-1.js': chunk('book1'),
  '_book2-1.js': chunk('book2'),
  '_stage-1.js': chunk('stage', '_app-1.js'),
  'src/scenes/interactions/tapping/scene.ts': chunk('tapping', '_stage-1.js', '_tile-1.js'),
  '_tile-1.js': chunk('tile', '_stage-1.js'),
}

it('lists what a page is played with in the order of need, each once, without what the document has', () => {
  const paths = (...names: string[]) => names.map((name) => `/assets/${name}.js`)
  expect(scriptsOf(MANIFEST, { bookId: 1, kind: 'tapping' })).toEqual({
    book: paths('sound', 'zod', 'reader', 'book1'),
    stage: paths('stage', 'tile', 'tapping'),
  })
})

it.each([
  ['a chunk', { bookId: 7, kind: 'tapping' }, 'the build has no chunk book7'],
  ['a scene', { bookId: 1, kind: 'juggling' }, 'the build has no src/scenes/interactions/juggling/scene.ts'],
])('says where %s is gone', (_what, page, text) => {
  expect(() => scriptsOf(MANIFEST, page)).toThrow(text)
})
