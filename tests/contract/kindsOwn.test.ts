import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import type { KindModule } from '../../src/game/kind.ts'
import { DEFAULT_KINDS } from '../../src/scenes/defaults.ts'
import { kindOf, kinds } from '../../src/scenes/table.ts'
import { importsOf, literalsIn, sheetsIn, sourcesIn, sourceText } from '../helpers/sources.ts'

/** Only a kind's own folder and its line in the table may name it. */
const all: readonly KindModule[] = kinds
const folderOf = ({ role, type }: KindModule) => `src/scenes/${role === 'page' ? 'interactions' : 'activities'}/${type}`

/** Kinds that the rest of the app may name: the cover, and a page without moves. */
const KNOWN: readonly string[] = ['picture', 'cover']
/** Ordinary words that other code uses for other things, `blend` for a skill: a literal of them names no kind. */
const ORDINARY: readonly string[] = ['ask', 'sentence', 'blend']
const names = all.map(({ type }) => type).filter((type) => !KNOWN.includes(type) && !ORDINARY.includes(type))

it('no kind is named outside src/scenes', () => {
  const sources = sourcesIn('src', 'server', 'tools').filter(
    (path) => !path.startsWith('src/scenes/') && !path.startsWith('tools/content/'),
  )
  const named = sources.flatMap((path) => literalsIn(sourceText(path), names).map((name) => `${path} names ${name}`))
  expect(named).toEqual([])
})

it('no kind is named in a style sheet', () => {
  const quoted = sheetsIn('src').flatMap((path) =>
    literalsIn(sourceText(path), names).map((name) => `${path} names ${name}`),
  )
  expect(quoted).toEqual([])
})

it.each([
  [`if (type === 'bodyPart') return`, ['bodyPart']],
  ['new Set(["match-by-letter"])', ['match-by-letter']],
  ["words.find(({ tapping }) => tapping === 'no')", []],
])('the check finds kinds that are named in %s', (code, found) => {
  expect(literalsIn(code, names)).toEqual(found)
})

it('every kind has the version of its content', () => {
  for (const { version } of all) expect(Number.isInteger(version) && version > 0).toBe(true)
})

it('there is a default kind for pages that name none', () => {
  for (const type of Object.values(DEFAULT_KINDS)) expect(kindOf(type, 'page')?.type).toBe(type)
})

/** The packages that these sources import, directly or indirectly, with the sources that import them. */
function packagesOf(begins: readonly string[]): Map<string, string[]> {
  const packages = new Map<string, string[]>()
  const seen = new Set<string>()
  const open = [...begins]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    for (const name of importsOf(sourceText(path))) {
      if (name.startsWith('.')) open.push(join(dirname(path), name))
      else packages.set(name, [...(packages.get(name) ?? []), path])
    }
  }
  return packages
}

it('the table and the details of kinds import no package but zod', () => {
  const begins = ['src/scenes/table.ts', 'src/scenes/details.ts', ...all.map((kind) => `${folderOf(kind)}/details.ts`)]
  expect([...packagesOf(begins).keys()]).toEqual(['zod'])
})

it('the check finds the Phaser import of a scene', () => {
  expect([...packagesOf([`${folderOf(all[0] as KindModule)}/scene.ts`]).keys()]).toContain('phaser')
})
