import { join } from 'node:path'
import type { Plugin } from 'vite'

const KIND = /\/src\/scenes\/(?:interactions|activities)\/[^/]+\//
const ABSENT = '\0absent-part-of-a-kind'
const CONTENT = join(import.meta.dirname, '..', '..', 'src', 'content')

/** Leaves a part of every kind away, as if it had none. */
const absent = (name: string): Plugin => ({
  name: `without-${name}`,
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer = '') => (id === `./${name}.ts` && KIND.test(importer) ? ABSENT : undefined),
  load: (id) => (id === ABSENT ? 'export const fill = undefined\nexport default undefined\n' : undefined),
})

/** In the built app, kinds do not fill pages: only the book maker's worker does (`src/shell/features/maker/bench`). Children load nothing of it. */
export const withoutFilling = (): Plugin => absent('fill')

/** In the book maker's worker, kinds have no scenes: nothing is drawn there, so that Phaser stays out. */
export const withoutScenes = (): Plugin => absent('scene')

/** In the book maker's worker, there are no books of ours: it never opens one. */
export const withoutBooks = (): Plugin => ({
  name: 'without-our-books',
  enforce: 'pre',
  load: (id) => (id.split('?', 1)[0] === join(CONTENT, 'ours.ts') ? 'export const OUR_BOOKS = {}' : undefined),
})
