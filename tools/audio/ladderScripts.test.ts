import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
  expect(ba && srcOf(ba)).toMatch(/^\/audio\/ladder\/id\/step-\d\d-syllables$/)
})

it('keeps the words, sentences and questions in files of their own', () => {
  const files = new Set(scripts.map(srcOf))
  expect(files).toContain('/audio/ladder/id/step-08-words')
  expect(files).toContain('/audio/ladder/en/step-08-sentences')
  expect(files).toContain('/audio/ladder/id/questions-b1-p14-why')
})

it('reads an e as the ladder wants it, where the readings of the books do not know the word', () => {
  const say = (name: string) => scripts.find(({ path }) => path === `/audio/ladder/id/${name}.mp3`)?.say
  expect(say('syllables/he')).toBe('hé')
  expect(say('words/bersih')).toBe('bərsih')
  expect(say('words/bebek')).toBeUndefined()
  expect(scripts.filter(({ kind, text }) => kind !== 'sound' && /[éèə]/.test(text))).toEqual([])
})

it('asks each question about a book in both languages, with its answers', () => {
  const asks = scripts.filter(({ path }) => path.endsWith('-ask.mp3'))
  const folder = join(ROOT, 'src/content/ladder/questions')
  const questions = readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  expect(asks.length).toBe(2 * questions.length)
  expect(questions.length).toBeGreaterThan(50)
  for (const { path } of asks) {
    for (const part of ['answer-1', 'answer-2', 'answer-3']) {
      expect(scripts.some((script) => script.path === path.replace('-ask', `-${part}`))).toBe(true)
    }
  }
})
