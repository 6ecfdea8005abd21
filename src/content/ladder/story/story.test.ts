import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LANGUAGES } from '../../../game/language.ts'
import { promptClip } from '../../../scenes/shared/ladder/prompts.ts'
import { kindOf } from '../../../scenes/table.ts'
import { BOOK_IDS, loadBook } from '../../books.ts'
import { loadQuestionSpeech } from '../../speech.ts'
import { loadAllQuestions } from '../load.ts'
import { questionClips, STORY_KIND, storyConfig } from './config.ts'
import { MOST_QUESTIONS, questionsOfReading } from './choose.ts'
import { findQuote } from './quote.ts'

const questions = await loadAllQuestions()
const pagesByBook = new Map(
  await Promise.all(
    BOOK_IDS.map(async (id) => [id, (await loadBook(id))?.pages.slice(1).map((page) => page.id) ?? []] as const),
  ),
)
const pagesOf = (book: number) => pagesByBook.get(book) ?? []
const readings = BOOK_IDS.flatMap((book) => [true, false].map((isAgain) => ({ book, isAgain })))

describe.each(readings)('book $book, again: $isAgain', ({ book, isAgain }) => {
  const pages = pagesOf(book)
  const own = questions.filter((one) => one.book === book)
  const reading = questionsOfReading(own, pages, isAgain)
  const asked = reading.filter(({ type }) => type !== 'tell')

  it('asks no more than a reading may have, at least two, and ends with a talk', () => {
    expect(asked.length).toBeLessThanOrEqual(MOST_QUESTIONS[isAgain ? 'again' : 'first'])
    expect(asked.length).toBeGreaterThanOrEqual(2)
    expect(reading.at(-1)?.type).toBe('tell')
  })

  it('goes through the pages in order, one question a page', () => {
    const places = asked.map(({ page }) => pages.indexOf(page))
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  })

  it('takes only questions of this reading', () => {
    expect(reading.every(({ set }) => set === 'both' || set === (isAgain ? 'again' : 'first'))).toBe(true)
  })
})

it('asks about pages that lie apart as long as there are others', () => {
  const places = questionsOfReading(
    questions.filter(({ book }) => book === 1),
    pagesOf(1),
    false,
  )
    .filter(({ type }) => type !== 'tell')
    .map(({ page }) => pagesOf(1).indexOf(page))
  expect(places.every((place, at) => at === 0 || place - (places[at - 1] ?? 0) > 1)).toBe(true)
})

it('a page that the book has no more asks nothing', () => {
  const own = questions.filter(({ book }) => book === 1)
  expect(questionsOfReading(own, ['b1-p01'], false)).toEqual([])
})

/** What the test reads of a question's content. */
const asksSchema = z.object({
  questions: z.tuple([z.object({ answer: z.string().optional(), options: z.array(z.string()) })]),
})

it.each(questions.map((question) => [question.id, question] as const))(
  '%s is content that its kind takes',
  (_, question) => {
    const kind = kindOf(STORY_KIND, 'activity')
    for (const mode of ['all', 'byEar', 'withoutSound'] as const) {
      const { questions } = asksSchema.parse(kind?.schema.parse(storyConfig(question, mode, {})))
      expect(questions[0].answer === undefined).toBe(question.type === 'predict' || question.type === 'tell')
      expect(new Set(questions[0].options).size).toBe(question.answers.length)
    }
  },
)

describe('a quote', () => {
  const words = 'Oh, where is Kiko the kitten? Kiko loves to pop bubbles. “Let’s blow bubbles!”'.split(' ')
  it.each([
    ['Kiko loves to pop bubbles', { from: 6, to: 10 }],
    ['“Let’s blow bubbles', { from: 11, to: 13 }],
    ['Kiko sleeps', undefined],
    ['…', undefined],
  ])('%s', (quote, range) => expect(findQuote(words, quote)).toEqual(range))
})

it.each(BOOK_IDS)('has every line of every question about book %i in the lists that its reader loads', async (book) => {
  const lines = await loadQuestionSpeech(book)
  const own = questions.filter((question) => question.book === book)
  const asked = own.flatMap(({ id, answers }) => [
    questionClips.line(id, 'ask'),
    ...answers.map((_, index) => questionClips.answer(id, index + 1)),
  ])
  const prompts = (['that-is', 'find', 'yes', 'listen-again'] as const).map((name) => ({
    en: promptClip(name, 'en'),
    id: promptClip(name, 'id'),
  }))
  const paths = LANGUAGES.flatMap((language) => [...asked, ...prompts].map((clip) => clip[language]))
  expect(paths.filter((path) => !lines.speech(path))).toEqual([])
})
