import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Language } from '../../game/language.ts'
import { loadBook } from '../books.ts'
import { ladderSchema } from '../ladder/schema.ts'
import { textOf } from '../page.ts'
import { englishSteps, indonesianSteps, syllableSteps } from './decodable.ts'
import { wordsOf } from './reading.ts'

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const { languages } = ladderSchema.parse(json('../ladder/ladder.json'))
const { words } = json('../../../server/speech/engine/pronunciation.json') as { words: Record<string, string> }
const stepIn = {
  en: englishSteps({ ladder: languages.en }),
  id: indonesianSteps({ ladder: languages.id, spoken: new Map(Object.entries(words)) }),
} as const

it.each([
  ['en', 'sat', 1],
  ['en', 'sock', 5],
  ['en', 'legs', 8],
  ['en', 'the', 6],
  ['en', 'hand', Number.POSITIVE_INFINITY],
  ['en', 'who', Number.POSITIVE_INFINITY],
  ['id', 'mama', 1],
  ['id', 'topi', 6],
  ['id', 'ayam', 11],
  ['id', 'bakul', 12],
] as const)('%s: %s is read at step %d', (language, word, step) => {
  expect(stepIn[language](word)).toBe(step)
})

const stepOfSyllable = syllableSteps({ ladder: languages.id })

it.each([
  ['Ma', false, 1],
  ['pi', true, 6],
  ['yam', true, 11],
  ['kul', true, 12],
  ['de', false, 17],
  ['-ku', false, 4],
  ['3', true, 0],
  ['qur', false, Number.POSITIVE_INFINITY],
])('the syllable %s (ends its word: %s) is read at step %d', (syllable, isLast, step) => {
  expect(stepOfSyllable(syllable, isLast)).toBe(step)
})

/** The friends of the story: their names are met on every cover and are read by heart. */
const NAMES = new Set(['bima', 'kiko', 'momo'])
const nameOf = (word: string) => word.toLowerCase().replace(/’s$/, '')

it.each<Language>(['en', 'id'])(
  'the first reader’s book in %s: nine of ten words are decodable at step 8',
  async (language) => {
    const book = await loadBook(5)
    const read = (book?.pages ?? []).flatMap((page) =>
      wordsOf(
        textOf(page, language)
          .join(' ')
          .replaceAll(/<\/?b>/g, ''),
      ),
    )
    const hard = read.filter((word) => !NAMES.has(nameOf(word)) && stepIn[language](word) > 8)
    expect(read.length).toBeGreaterThan(40)
    expect(1 - hard.length / read.length).toBeGreaterThanOrEqual(0.9)
  },
)
