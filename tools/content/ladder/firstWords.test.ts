import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ladderSchema } from '../../../src/content/ladder/schema.ts'
import { wordsOf } from '../../../src/content/levels/reading.ts'
import type { Language } from '../../../src/game/language.ts'
import { parseStory, readStory } from '../story.ts'
import { readLadder, readSpoken } from './data.ts'
import { englishGraphemes } from './words.ts'

/** Book 5 is for first readers: of its running words, so many have only letters that are known at this step, or are heart words. */
const FIRST_BOOK = 5
const STEP = 8
const LEAST_KNOWN = 0.9

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const { languages } = ladderSchema.parse(readLadder(ROOT, [FIRST_BOOK]).ladder)
const spoken = readSpoken(ROOT)
const book = parseStory(readStory(ROOT), () => undefined).find(({ book: { id } }) => id === FIRST_BOOK)?.book

/** What a word is written with. `lik(e)s` ends like `like`, whose i is long: such words are read with `i_e`. */
function graphemesOf(word: string, language: Language): readonly string[] {
  if (language === 'id') return (spoken.get(word) ?? word).replaceAll('è', 'é').match(/ng|ny|ai|au|oi|./g) ?? []
  const stem = word.replace(/’s$|(?<=e)s$/, '')
  return englishGraphemes(stem)
}

it.each(['en', 'id'] as const)('has known letters in nine of ten words of the first book, %s', (language) => {
  const steps = languages[language].steps.filter(({ order }) => order <= STEP)
  const known = new Set(steps.flatMap((step) => step.new))
  const heart = new Set(steps.flatMap((step) => step.heart ?? []).map(({ word }) => word.toLowerCase()))
  const words = (book?.pages.slice(1) ?? []).flatMap((page) =>
    'narration' in page ? wordsOf(page.narration[language]) : [],
  )
  expect(words.length).toBeGreaterThan(50)
  const isKnown = (word: string) => heart.has(word) || graphemesOf(word, language).every((one) => known.has(one))
  const unknown = words.map((word) => word.toLowerCase()).filter((word) => !isKnown(word))
  expect(1 - unknown.length / words.length).toBeGreaterThanOrEqual(LEAST_KNOWN)
})
