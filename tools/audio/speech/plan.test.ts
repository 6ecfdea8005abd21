import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Script } from '../scripts.ts'
import { chosenFrom, isSameText, plan, planAll, takeName } from './plan.ts'
import { recordingFile } from './recordings.ts'
import { blendOf, mannersOf, styleOf, type Take, takesFor, waysFor } from './voices.ts'

const script: Script = { path: '/audio/words/en/sun.mp3', kind: 'word', language: 'en', text: 'sun', home: 'words' }

it('plans a line again when its text or kind changes, and only then', () => {
  expect(plan(script).hash).toBe(plan({ ...script, path: '/b.mp3' }).hash)
  expect(plan(script).hash).not.toBe(plan({ ...script, text: 'son' }).hash)
  expect(plan(script).hash).not.toBe(plan({ ...script, kind: 'prompt' }).hash)
})

it('names each take of a line apart', () => {
  const names = takesFor(script).map((take) => takeName(script, take))
  expect(new Set(names).size).toBe(names.length)
})

it('tells from two hashes whether they are of the same words, however spoken', () => {
  const [words = ''] = plan(script).hash.split(' ')
  expect(isSameText(`${words} other-takes`, plan(script).hash)).toBe(true)
  expect(isSameText(plan({ ...script, text: 'son' }).hash, plan(script).hash)).toBe(false)
})

it('tells by its hash among which takes a line was chosen, where the list has grown at its end since', () => {
  const { hash, takes, ways } = plan({ ...script, language: 'id' })
  const grown = { ...plan(script), takes: [...takes, { voice: 'ayu', speed: 1 }], ways }
  expect(chosenFrom(`${hash} 20k/60/bare`, grown)).toBe(takes.length)
  expect(chosenFrom('other-words other-takes', grown)).toBe(0)
})

it('tells that too where ways to speak its sentences have been added', () => {
  const line = { ...script, kind: 'prompt', language: 'id' } as const
  const { hash, takes, ways } = plan(line)
  expect(ways.length).toBeGreaterThan(0)
  expect(chosenFrom(hash, { ...plan(line), ways: [...ways, { pace: 0.99 }] })).toBe(takes.length)
  expect(chosenFrom(hash, { ...plan(line), ways: [{ pace: 0.99 }, ...ways] })).toBe(0)
})

it('has further takes of what books say in Indonesian; a breath only where a word begins with p, t or k', () => {
  const carriers = (text: string, path = '/audio/words/id/a.mp3') =>
    takesFor({ ...script, language: 'id', text, path }).map(({ carrier, sounds }) => [carrier, sounds])
  const breath = ['Dengar: {w}.', 'breath']
  expect(carriers('padi')).toContainEqual(breath)
  expect(carriers('roda kayu')).toContainEqual(breath)
  expect(carriers('ikan')).not.toContainEqual(breath)
  expect(carriers('ikan').length).toBeGreaterThan(carriers('ikan', '/audio/ladder/id/words/ikan.mp3').length)
  const count = (path: string) => takesFor({ ...script, language: 'id', kind: 'prompt', path }).length
  expect(count('/audio/books/book1/prompt/id/page-01.mp3')).toBeGreaterThan(count('/audio/ladder/id/prompts/a.mp3'))
})

it('never lets the speeds of two sentences differ by more than 6 in 100', () => {
  const speeds = waysFor({ ...script, kind: 'narration', language: 'id' }).map((way) => styleOf(way, 1).speed)
  expect(Math.max(1, ...speeds) / Math.min(1, ...speeds)).toBeLessThanOrEqual(1.0625)
})

it('gives each sentence its own style; a stop that begins a word gets a breath, and no other sound', () => {
  const take: Take = { voice: 'ayu', speed: 1, sentences: [{ speed: 1 }, { speed: 1.03, sounds: 'breath' }] }
  const manners = mannersOf(take)
  const [plain, breath] = typeof manners === 'function' ? [manners(0), manners(1)] : []
  expect(plain).toEqual({ voice: { ayu: 1 }, speed: 1 })
  expect(breath?.speed).toBe(1.03)
  expect(breath?.respell?.('pəlˈan')).toBe('pʰəlˈan')
  expect(breath?.respell?.('dˈua pˈuluh ʧˈatat')).toBe('dˈua pʰˈuluh ʧˈatat')
})

it('reads a blend of voices from its name', () => {
  expect(blendOf('ayu')).toEqual({ ayu: 1 })
  expect(blendOf('ayu+bima')).toEqual({ ayu: 0.5, bima: 0.5 })
  expect(blendOf('ayu:0.7+bima:0.3')).toEqual({ ayu: 0.7, bima: 0.3 })
})

describe('a recording', () => {
  function projectWith(text: string): string {
    const root = mkdtempSync(join(tmpdir(), 'recordings-'))
    const file = recordingFile(root, script.path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, 'sound')
    const list = join(root, 'tools/audio/recordings/recordings.json')
    writeFileSync(list, JSON.stringify({ [script.path]: { text, by: 'Bu Ratna', words: [] } }))
    return root
  }

  it('stands in place of the voice', () => {
    const [recorded] = planAll(projectWith('sun'), [script])
    expect(recorded).toMatchObject({ takes: [], ways: [], recording: { by: 'Bu Ratna' } })
    expect(recorded?.hash).not.toBe(plan(script).hash)
  })

  it('stands for its own text only: when that changes the voice speaks it', () => {
    expect(planAll(projectWith('son'), [script])).toEqual([plan(script)])
  })

  it('is not used when its file is gone', () => {
    const root = projectWith('sun')
    const other = { ...script, path: '/audio/words/en/moon.mp3' }
    expect(planAll(root, [other])).toEqual([plan(other)])
  })
})
