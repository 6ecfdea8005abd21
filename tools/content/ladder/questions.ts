import { wordsOf } from '../../../src/content/levels/reading.ts'
import type { StoryQuestion } from '../../../src/content/ladder/schema.ts'
import { LANGUAGES } from '../../../src/game/language.ts'
import type { Expect } from '../fault.ts'
import type { LadderData } from './data.ts'
import { hasSprite } from './pictures.ts'
import { checkText } from './texts.ts'

const SCORED = new Set(['what', 'why', 'next'])
const LEAST = { what: 2, why: 2, predict: 1, tell: 1 } as const
const LEAST_SCORED = 3
/** Of an ask, and of what is said after an answer. */
const MOST_WORDS = 10
const MOST_GUESS_ERROR = 0.001

/** Checks the questions about the books: their texts, answers and pictures, and the sentences they point back to. */
export function checkQuestions(data: LadderData, expect: Expect): void {
  const ids = new Set<string>()
  const observations = new Set<string>()
  for (const question of data.questions) {
    const where = `question ${question.id}`
    expect(
      question.id === `${question.page}-${question.type}` && !ids.has(question.id),
      where,
      'is not named by page and type, once',
    )
    ids.add(question.id)
    checkAsk(data, question, where, expect)
    checkAnswers(data, question, where, expect)
    checkScore(question, where, expect)
    checkQuote(data, question, where, expect)
    if (question.type === 'tell') checkObservation(data, question, observations, expect)
  }
  for (const book of new Set(data.pages.map((page) => page.book))) checkBook(data, book, expect)
}

function checkAsk(data: LadderData, question: StoryQuestion, where: string, expect: Expect): void {
  const { ask, type, page, book, because, then } = question
  const isThere = data.pages.some((one) => one.id === page && one.book === book)
  expect(isThere, where, `book ${book} has no page ${page}`)
  checkText(ask, where, expect)
  const after = SCORED.has(type) ? because : then
  expect(after !== undefined, where, 'has nothing to say after the answer')
  for (const language of LANGUAGES) {
    expect(wordsOf(ask[language]).length <= MOST_WORDS, where, `has more than ${MOST_WORDS} words: ${ask[language]}`)
    expect(/[?!]/.test(ask[language]) || type === 'tell', where, `asks nothing: ${ask[language]}`)
    const words = wordsOf(after?.[language] ?? '').length
    expect(words <= MOST_WORDS, where, `says ${words} words after the answer, at most ${MOST_WORDS}`)
  }
  expect(ask.en !== ask.id, where, 'is the same in both languages')
  if (after) checkText(after, `${where} after`, expect)
  expect(type !== 'next' || question.set === 'again', where, 'next is for re-reading')
  expect(type !== 'predict' || question.set === 'first', where, 'predict is for the first reading')
}

function checkAnswers({ art }: LadderData, question: StoryQuestion, where: string, expect: Expect): void {
  const { answers, book } = question
  expect(answers.length === 3, where, `has ${answers.length} answers, 3 wanted`)
  for (const { label, free, page = '', sprite = '' } of answers) {
    checkText(label, `${where} answer`, expect)
    if (free === undefined)
      expect(
        page.startsWith(`b${book}-`) && hasSprite(art, page, sprite),
        where,
        `book ${book} has no sprite ${page} ${sprite}`,
      )
    else
      expect(
        art.hasFile(free) && (free.includes(`book${book}/`) || free.includes('/ui/')),
        where,
        `book ${book} has no picture ${free}`,
      )
  }
  const pictures = new Set(answers.map(({ free, page, sprite }) => free ?? `${page} ${sprite}`))
  expect(pictures.size === answers.length, where, 'shows one picture twice')
  for (const language of LANGUAGES) {
    const labels = new Set(answers.map(({ label }) => label[language].toLowerCase()))
    expect(labels.size === answers.length, where, `two answers sound alike in ${language}`)
  }
}

function checkScore({ type, right, guess, item, page }: StoryQuestion, where: string, expect: Expect): void {
  if (!SCORED.has(type)) {
    expect(right === undefined && item === undefined, where, 'has no right answer, and is no item')
    return
  }
  expect(right !== undefined && right >= 0 && right <= 2, where, 'has no right answer')
  expect(Math.abs((guess ?? 1) - 1 / 3) < MOST_GUESS_ERROR, where, `is guessed at ${guess}`)
  expect(item === `story:${page}|${type}`, where, `has the item ${item}`)
}

function checkQuote({ pages }: LadderData, question: StoryQuestion, where: string, expect: Expect): void {
  const back = question.type === 'predict' ? question.reveal : question.back
  const at = pages.findIndex(({ id }) => id === back?.page)
  const page = pages[at]
  expect(page !== undefined, where, 'points to no page')
  if (!back || !page) return
  checkText(back.quote, `${where} quote`, expect)
  for (const language of LANGUAGES)
    expect(page.text[language].includes(back.quote[language]), where, `is not in the text: ${back.quote[language]}`)
  const isLater = at > pages.findIndex(({ id }) => id === question.page)
  const wantsLater = question.type === 'next' || question.type === 'predict'
  expect(isLater === wantsLater, where, 'points to the wrong side of its page')
}

function checkObservation({ talks }: LadderData, question: StoryQuestion, seen: Set<string>, expect: Expect): void {
  const { observation, book, id } = question
  const key = `${observation?.book} ${observation?.number}`
  const isOwn = observation?.book === book && observation.number > (talks.get(book) ?? 0)
  expect(isOwn && !seen.has(key), `question ${id}`, 'needs a number of its own after those of talkAboutIt')
  seen.add(key)
}

function checkBook({ questions }: LadderData, book: number, expect: Expect): void {
  const asked = questions.filter((question) => question.book === book)
  const where = `questions of book ${book}`
  for (const [type, least] of Object.entries(LEAST))
    expect(asked.filter((question) => question.type === type).length >= least, where, `needs ${least} of type ${type}`)
  for (const set of ['first', 'again'] as const) {
    const now = asked.filter((question) => question.set === set || question.set === 'both')
    const scored = now.filter(({ type }) => SCORED.has(type)).length
    expect(scored >= LEAST_SCORED, where, `has ${scored} for the reading '${set}', at least ${LEAST_SCORED}`)
    expect(
      now.some(({ type }) => type === 'tell'),
      where,
      `has nothing to tell for the reading '${set}'`,
    )
  }
}
