import { aboutLines } from '../about.ts'
import type { Edition } from '../edition.ts'
import type { BookLanguage, ExportPage } from '../exportBook.ts'
import { fitSize } from '../fit.ts'
import { paragraphsAsText, type WrittenWord, wordXml, writtenParagraphs } from '../words.ts'
import { escapeXml } from '../xml.ts'

/** Room for one language's text and the sizes of letters to choose from, mm. */
export interface TextRoom {
  readonly width: number
  readonly height: number
  readonly sizes: readonly number[]
}

/** The content of a printed page: its picture, then its text in each language. `room` is for one language. */
export function leafHtml(edition: Edition, page: ExportPage, picture: string | undefined, room: TextRoom): string {
  const { languages, main } = edition
  const image = picture === undefined ? '' : `<img src="${picture}" alt="${escapeXml(page.alt[main] ?? '')}">`
  const size = Math.min(...languages.map((language) => fitSize(paragraphsAsText(page, language), room, room.sizes)))
  const texts = languages.map((language) => textHtml(page, language))
  const number = page.number === 0 ? '' : `<div class="number">${page.number}</div>`
  return `${image}<div class="texts" style="font-size:${size}mm">${texts.join('\n')}</div>${number}`
}

function textHtml(page: ExportPage, language: BookLanguage): string {
  const lines = writtenParagraphs(page, language).map((words, index) => {
    const line = words.map(wholeWord).join(' ')
    return page.number === 0 && index === 0 ? `<h1>${line}</h1>` : `<p>${line}</p>`
  })
  return `<div lang="${language}">${lines.join('')}</div>`
}

/** A word with a hyphen stays on one line: who learns to read reads it as one. */
function wholeWord(word: WrittenWord): string {
  const text = wordXml(word)
  return text.includes('-') ? `<span class="whole">${text}</span>` : text
}

/** The last page: licence and credits in each language. */
export function aboutLeaf(edition: Edition, room: TextRoom): string {
  const blocks = edition.languages.map((language) => {
    const lines = aboutLines(edition, language).map((line) => `<p>${line}</p>`)
    return `<div lang="${language}"><h2>${escapeXml(edition.book.titles[language] ?? '')}</h2>${lines.join('')}</div>`
  })
  const texts = edition.languages.map((language) =>
    aboutLines(edition, language).map((line) => line.replaceAll(/<[^>]+>/g, '')),
  )
  const size = Math.min(...texts.map((lines) => fitSize(lines, room, room.sizes)))
  return `<div class="texts" style="font-size:${size}mm">${blocks.join('\n')}</div>`
}
