import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ladderScripts } from './ladderScripts.ts'
import { srcOf } from './manifest.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const scripts = ladderScripts(ROOT)

it('speaks each sound and syllable of the ladder once', () => {
  const of = (kind: string, language: string) =>
    scripts.filter((script) => script.kind === kind && script.language === language).length
  expect([of('sound', 'id'), of('sound', 'en'), of('syllable', 'id'), of('syllable', 'en')]).toEqual([31, 46, 266, 0])
  expect(new Set(scripts.map(({ path }) => path)).size).toBe(scripts.length)
})

it('keeps what a step needs in one file', () => {
  const ba = scripts.find(({ path }) => path === '/audio/ladder/id/syllables/ba.mp3')
  expect(ba && srcOf(ba)).toMatch(/^\/audio\/ladder\/id\/step-\d\d$/)
})

it('reads an e as the ladder wants it', () => {
  expect(scripts.find(({ path }) => path === '/audio/ladder/id/syllables/he.mp3')).toMatchObject({
    text: 'he',
    say: 'hé',
  })
})

it('tells in both languages how the mouth makes each sound', () => {
  const mouths = scripts.filter(({ path }) => path.includes('/mouths/'))
  expect(mouths.length).toBe(31 + 46)
  expect(new Set(mouths.map(srcOf)).size).toBe(2)
})
