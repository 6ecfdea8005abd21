import type { Files } from '../archive.ts'
import type { Edition } from '../edition.ts'
import type { BookLanguage, ExportPage } from '../exportBook.ts'
import { jpegOf } from '../media.ts'
import { boldPhrases } from '../words.ts'
import { escapeXml } from '../xml.ts'
import { aboutLeaf } from './leaf.ts'
import type { PrintDocument } from './chromium.ts'
import { printHtml, printPictures } from './sheet.ts'
import { thingsOf } from './things.ts'

const WORDS_A_SHEET = 8
const LETTERS_A_SHEET = 12

const STYLES = `@page{size:A4 portrait;margin:0}
.sheet{width:210mm;height:297mm;padding:10mm;display:grid;overflow:hidden;break-after:page}
.words{grid-template:repeat(4,69.25mm)/repeat(2,95mm)}
.letters{grid-template:repeat(4,69.25mm)/repeat(3,63.33mm)}
.card{border:.3mm dashed #a65f35;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:1.5mm;padding:3mm;text-align:center;overflow:hidden}
.card img{width:64mm;height:40mm;object-fit:contain}
.word{font-weight:700;color:#a82b24;line-height:1.1}
.word+.word{color:#2f4180}
.letter{margin-bottom:3mm;font:700 22mm/1.25 "Andika",sans-serif;color:#a82b24}
.like{font-size:4.5mm;line-height:1.2}
.about{display:block;break-after:auto}`

/** A word to be learned: how it is written in each language of the edition, and the page that it is on. */
interface WordCard {
  readonly words: readonly (readonly [BookLanguage, string])[]
  readonly page: number
  /** The word in all languages of the book. */
  readonly names: readonly string[]
}

/** Cards to cut out, eight words with their pictures or twelve letters a sheet of A4: the bold words of the pages, and the letters they begin with. */
export async function cards(edition: Edition): Promise<PrintDocument> {
  const words = wordCards(edition)
  const { files, names } = await cardPictures(edition, words)
  const sheets = [
    ...inSheets(words, WORDS_A_SHEET, 'words', (card) => wordHtml(card, names.get(card))),
    ...edition.languages.flatMap((language) =>
      inSheets(letterCards(words, language), LETTERS_A_SHEET, 'letters', ([letter, like]) =>
        letterHtml(language, letter, like),
      ),
    ),
  ]
  const about = aboutLeaf(edition, {
    width: 170,
    height: 110 / edition.languages.length,
    sizes: [5, 4.4, 3.8, 3.2, 2.7],
  })
  const body = [...sheets, `<section class="sheet about">${about}</section>`].join('\n')
  return { html: await printHtml(edition, STYLES, body), pictures: files }
}

/** The picture of each card: of the thing itself, else of its page. */
async function cardPictures(edition: Edition, words: readonly WordCard[]) {
  const findThing = thingsOf(edition.book)
  const files: Files = new Map()
  const names = new Map<WordCard, string>()
  for (const [index, card] of words.entries()) {
    const thing = await findThing(card.names, card.page)
    if (!thing) continue
    names.set(card, `thing-${index}.jpg`)
    files.set(`thing-${index}.jpg`, (await jpegOf(thing)).bytes)
  }
  const others = words.filter((card) => !names.has(card))
  const leaves = edition.leaves.filter(({ number }) => others.some(({ page }) => page === number))
  const pages = await printPictures({ ...edition, leaves })
  for (const card of others) {
    const name = pages.names.get(card.page)
    if (name !== undefined) names.set(card, name)
  }
  return { files: new Map([...files, ...pages.files]), names }
}

function wordCards(edition: Edition): WordCard[] {
  const known = new Set<string>()
  const { pages } = edition.book
  const names = new Set(edition.languages.flatMap((language) => pages.flatMap((page) => boldPhrases(page, language))))
  return pages
    .flatMap((page) => cardsOf(page, edition))
    .map((card) => ({ ...card, words: card.words.map(([language, word]) => [language, asName(word, names)] as const) }))
    .filter(({ words }) => {
      const name = words.map(([language, word]) => `${language}:${word.toLowerCase()}`).join(' ')
      return !known.has(name) && known.add(name)
    })
}

/** A name (`Mother`) is small at the start of a sentence only, where nobody can tell it from a word; elsewhere in the book it is large. */
function asName(word: string, all: ReadonlySet<string>): string {
  const name = word.charAt(0).toUpperCase() + word.slice(1)
  return all.has(name) ? name : word
}

/** Languages share a card where a page has as many bold words in each: they are in the same order then. A letter alone is no word. */
function cardsOf(page: ExportPage, { languages, book }: Edition): WordCard[] {
  const listOf = (language: BookLanguage) => boldPhrases(page, language).filter((word) => word.length > 1)
  const lists = languages.map(listOf)
  const all = book.languages.map(listOf)
  const namesAt = (place: number, word: string) =>
    all.every(({ length }) => length === all[0]?.length) ? all.map((list) => list[place] ?? word) : [word]
  const count = lists[0]?.length ?? 0
  if (lists.some(({ length }) => length !== count)) {
    return languages.flatMap((language, at) =>
      (lists[at] ?? []).map((word, place) => ({
        words: [[language, word] as const],
        page: page.number,
        names: namesAt(place, word),
      })),
    )
  }
  return Array.from({ length: count }, (_, place) => ({
    words: languages.map((language, at) => [language, lists[at]?.[place] ?? ''] as const),
    page: page.number,
    names: namesAt(place, lists[0]?.[place] ?? ''),
  }))
}

/** The letters that words begin with, by the alphabet, each with its words. */
function letterCards(words: readonly WordCard[], language: BookLanguage): (readonly [string, readonly string[]])[] {
  const byLetter = new Map<string, Set<string>>()
  for (const [code, word] of words.flatMap((card) => card.words)) {
    if (code !== language) continue
    const letter = word.charAt(0).toLocaleUpperCase(language)
    byLetter.set(letter, (byLetter.get(letter) ?? new Set()).add(word.toLocaleLowerCase(language)))
  }
  return [...byLetter]
    .toSorted(([a], [b]) => a.localeCompare(b, language))
    .map(([letter, like]) => [letter, [...like]] as const)
}

function inSheets<Card>(all: readonly Card[], size: number, type: string, html: (card: Card) => string): string[] {
  const count = Math.ceil(all.length / size)
  return Array.from({ length: count }, (_, sheet) => {
    const own = all.slice(sheet * size, (sheet + 1) * size)
    return `<section class="sheet ${type}">${own.map(html).join('\n')}</section>`
  })
}

function wordHtml({ words }: WordCard, picture: string | undefined): string {
  // The word beside it says what the picture is for.
  const image = picture === undefined ? '' : `<img src="${picture}" alt="">`
  const lines = words.map(([language, word]) => {
    const size = Math.min(words.length > 1 ? 8 : 11, 130 / word.length)
    return `<div class="word" lang="${language}" style="font-size:${size.toFixed(1)}mm">${escapeXml(word)}</div>`
  })
  return `<div class="card">${image}${lines.join('')}</div>`
}

function letterHtml(language: BookLanguage, letter: string, like: readonly string[]): string {
  const both = `${letter} ${letter.toLocaleLowerCase(language)}`
  return `<div class="card" lang="${language}"><div class="letter">${escapeXml(both)}</div><div class="like">${escapeXml(like.slice(0, 4).join(', '))}</div></div>`
}
