import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import type { KindModule } from '../../src/game/kind.ts'
import { DEFAULT_KINDS } from '../../src/scenes/defaults.ts'
import { kindOf, kinds } from '../../src/scenes/table.ts'
import { importsOf, literalsIn, sheetsIn, sourcesIn, sourceText } from '../helpers/sources.ts'

/** A kind's folder and its line in the table are all that knows it. */
const all: readonly KindModule[] = kinds
const folderOf = ({ role, type }: KindModule) => `src/scenes/${role === 'page' ? 'interactions' : 'activities'}/${type}`

/** Kinds that the rest of the app knows: what a book begins with, and a page that is only looked at. */
const KNOWN: readonly string[] = ['picture', 'cover']
const names = all.map(({ type }) => type).filter((type) => !KNOWN.includes(type))

it('has no kind named outside src/scenes', () => {
  const sources = sourcesIn('src', 'server', 'tools').filter(
    (path) => !path.startsWith('src/scenes/') && !path.startsWith('tools/content/'),
  )
  const named = sources.flatMap((path) => literalsIn(sourceText(path), names).map((name) => `${path} names ${name}`))
  expect(named).toEqual([])
})

it('has no kind named in a style sheet', () => {
  const quoted = sheetsIn('src').flatMap((path) =>
    literalsIn(sourceText(path), names).map((name) => `${path} names ${name}`),
  )
  expect(quoted).toEqual([])
})

it.each([
  [`if (type === 'bodyPart') return`, ['bodyPart']],
  ['new Set(["match-by-letter"])', ['match-by-letter']],
  ["words.find(({ tapping }) => tapping === 'no')", []],
])('notices a kind that is named in %s', (code, found) => {
  expect(literalsIn(code, names)).toEqual(found)
})

it('says of every kind which version of its content it plays', () => {
  for (const { version } of all) expect(Number.isInteger(version) && version > 0).toBe(true)
})

it('plays pages that name no kind', () => {
  for (const type of Object.values(DEFAULT_KINDS)) expect(kindOf(type, 'page')?.type).toBe(type)
})

/** Every source that is loaded with these, by the packages they name. */
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

it('keeps what a kind is without drawing free of Phaser, React and sound', () => {
  const begins = ['src/scenes/table.ts', 'src/scenes/details.ts', ...all.map((kind) => `${folderOf(kind)}/details.ts`)]
  expect([...packagesOf(begins).keys()]).toEqual(['zod'])
})

it('sees what a scene loads', () => {
  expect([...packagesOf([`${folderOf(all[0] as KindModule)}/scene.ts`]).keys()]).toContain('phaser')
})
