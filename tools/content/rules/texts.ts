import { sentencesOf, wordsOf } from '../../../src/content/levels/reading.ts'
import type { Language, Local } from '../../../src/game/language.ts'
import type { Expect } from '../fault.ts'
import { gradeOf, syllablesPerWord } from '../reading.ts'
import type { CheckedBook, CheckedPage } from '../shapes.ts'

const LANGUAGES: readonly Language[] = ['en', 'id']
const NAMES = ['Ayu', 'Bima', 'Citra', 'Danu', 'Eka', 'Kiko', 'Wek']
const MOST_WORDS_TO_DO = 8
const MOST_SENTENCES = 3
/** How much harder than its book a page may be, in school years. */
const HARDER_PAGE = 2.5
const MOST_SYLLABLES = 2.45

const rawText = (page: CheckedPage, language: Language) =>
  page[language === 'en' ? 'content-en' : 'content-in'].map(({ text }) => text).join(' ')
const plain = (text: string) => text.replace(/<\/?b>/g, '')

/** Checks that a book's text suits its reading level and corresponds in both languages. */
export function checkTexts(book: CheckedBook, expect: Expect): void {
  const [, ...pages] = book.pages
  for (const page of pages) {
    const where = `book ${book.id} page ${page.pageNumber}`
    for (const language of LANGUAGES) checkText(page, language, book, `${where} text ${language}`, expect)
    const grade = gradeOf(plain(rawText(page, 'en')))
    const most = book.readingLevel.maxFleschKincaidGrade + HARDER_PAGE
    expect(grade <= most, `${where} text en`, `grade ${grade.toFixed(1)}, at most ${most}`)
    checkDoing(page, where, expect)
  }
  const whole = (language: Language) => pages.map((page) => plain(rawText(page, language))).join(' ')
  const grade = gradeOf(whole('en'))
  const { maxFleschKincaidGrade } = book.readingLevel
  expect(
    grade <= maxFleschKincaidGrade,
    `book ${book.id}`,
    `grade ${grade.toFixed(2)}, at most ${maxFleschKincaidGrade}`,
  )
  const syllables = syllablesPerWord(whole('id'))
  expect(syllables <= MOST_SYLLABLES, `book ${book.id}`, `${syllables.toFixed(2)} syllables in an Indonesian word`)
}

function checkText(page: CheckedPage, language: Language, book: CheckedBook, where: string, expect: Expect): void {
  const raw = rawText(page, language)
  const text = plain(raw)
  const isPaired = raw.split('<b>').length === raw.split('</b>').length
  expect(isPaired && !/<(?!\/?b>)/.test(raw), where, 'has other markup than pairs of <b>')
  expect(text === page.narration[language], where, 'is not what is narrated')
  checkLength(text, language, book, where, expect)
  const bold = new Set([...raw.matchAll(/<b>(.*?)<\/b>/g)].map(([, word = '']) => word.toLowerCase()))
  const targets = new Set(page.targetWords[language].map((word) => word.toLowerCase()))
  for (const word of targets) expect(bold.has(word), where, `the word '${word}' to be learned is not bold`)
  for (const word of bold) expect(targets.has(word), where, `'${word}' is bold, but no word to be learned`)
  const other = plain(rawText(page, language === 'en' ? 'id' : 'en'))
  for (const name of NAMES)
    expect(text.includes(name) === other.includes(name), where, `${name} is in one language only`)
  const sentences = [sentencesOf(text).length, sentencesOf(other).length]
  expect(sentences[0] === sentences[1], where, `${sentences.join(' and ')} sentences in the two languages`)
}

function checkLength(
  text: string,
  language: Language,
  { readingLevel }: CheckedBook,
  where: string,
  expect: Expect,
): void {
  const sentences = sentencesOf(text)
  const count = sentences.length
  expect(count >= 1 && count <= MOST_SENTENCES, where, `has ${count} sentences, 1 to ${MOST_SENTENCES} wanted`)
  const longest = Math.max(...sentences.map((sentence) => wordsOf(sentence).length))
  const most = (limit: number | Local<number>) => (typeof limit === 'number' ? limit : limit[language])
  const [inSentence, onPage] = [most(readingLevel.maxWordsPerSentence), most(readingLevel.maxWordsPerPage)]
  expect(longest <= inSentence, where, `has a sentence of ${longest} words, at most ${inSentence}`)
  const words = wordsOf(text).length
  expect(words <= onPage, where, `has ${words} words, at most ${onPage}`)
}

/** Checks that instructions and prompts are short. */
function checkDoing(page: CheckedPage, where: string, expect: Expect): void {
  const isShort = (text: string) => wordsOf(text).length > 0 && wordsOf(text).length <= MOST_WORDS_TO_DO
  const tooLong = `has none or more than ${MOST_WORDS_TO_DO} words`
  for (const language of LANGUAGES) {
    expect(isShort(page.instruction[language]), `${where} instruction ${language}`, tooLong)
    if (page.interactionType === null) continue
    expect(isShort(page.interactionPrompt?.[language] ?? ''), `${where} interactionPrompt ${language}`, tooLong)
    expect(page.feedback !== undefined, `${where} feedback`, 'is missing')
  }
}
