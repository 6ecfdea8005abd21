import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  FACTORIES,
  GAME_OBJECTS,
  LEFT_OUT_METHODS,
  NAMESPACES,
  NUMBERS,
  SYSTEMS,
  VALUES,
} from '../../src/firstPage/build/phaser/parts.ts'

/** Phaser's types declare all of Phaser, but our build has only the parts in `parts.ts`. Scenes must use nothing else. */
const ROOT = join(import.meta.dirname, '..', '..')
const PARTS = 'src/firstPage/build/phaser/parts.ts'

/** Systems that scenes have in the full Phaser. Our build has only those in `SYSTEMS`. */
const WHOLE_SYSTEMS = [
  'anims',
  'cache',
  'data',
  'input',
  'lights',
  'load',
  'make',
  'matter',
  'physics',
  'sound',
  'time',
]

const NAMES = new Set<string>(['GameObjects', ...Object.keys(VALUES), ...Object.keys(NAMESPACES), ...NUMBERS])
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  GameObjects: Object.keys(GAME_OBJECTS),
  ...Object.fromEntries(Object.entries(NAMESPACES).map(([name, members]) => [name, Object.keys(members)])),
}

/** The parts of Phaser that a source uses and `parts.ts` does not name. */
function missingIn(code: string): string[] {
  const imported = [...code.matchAll(/^import \{([^}]*)\} from 'phaser'$/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type ') && !NAMES.has(name))
  const members = Object.entries(MEMBERS).flatMap(([namespace, known]) =>
    [...code.matchAll(new RegExp(`(?<![\\w.])${namespace}\\.(\\w+)`, 'g'))]
      .filter(([, member = '']) => !known.includes(member))
      .map(([use]) => use),
  )
  const factories = [...code.matchAll(/\b(?:scene|this)\.add\.(\w+)\(/g)]
    .filter(([, name = '']) => !(name in FACTORIES))
    .map(([, name]) => `add.${name}`)
  const owner = /extends \w*Scene\b/.test(code) ? '(?:scene|this)' : 'scene'
  const systems = [...code.matchAll(new RegExp(`\\b${owner}\\.(${WHOLE_SYSTEMS.join('|')})\\.`, 'g'))]
    .filter(([, name = '']) => !(name in SYSTEMS))
    .map(([, name]) => `scene.${name}`)
  const methods = [...code.matchAll(new RegExp(`\\.(${LEFT_OUT_METHODS.join('|')})\\(`, 'g'))].map(
    ([, name]) => `${name}()`,
  )
  return [...imported, ...members, ...factories, ...systems, ...methods]
}

const sources = ['src/game', 'src/scenes'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name)),
)

it('our Phaser build has every part that scenes use', () => {
  const missing = sources.flatMap((path) =>
    missingIn(readFileSync(join(ROOT, path), 'utf8')).map((use) => `${path} uses ${use}: name it in ${PARTS}`),
  )
  expect(missing).toEqual([])
})

it.each([
  [`import { Math } from 'phaser'`, ['Math']],
  [
    `import { GameObjects, type Scene } from 'phaser'\nnew GameObjects.Text(scene, 0, 0, 'a', {})`,
    ['GameObjects.Text'],
  ],
  ['scene.add.sprite(0, 0, key)', ['add.sprite']],
  ['image.setMask(scene.tweens.stagger(100))', ['setMask()', 'stagger()']],
  ['class A extends PlayScene { b() { this.time.delayedCall(5) } }', ['scene.time']],
  ['class A extends PlayScene { b() { this.tweens.add(c); this.add.container(0, 0) } }', []],
  [`import type { Tweens } from 'phaser'`, []],
])('the check finds the missing parts in %s', (code, missing) => {
  expect(missingIn(code)).toEqual(missing)
})
