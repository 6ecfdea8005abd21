import { aboutLines } from '../about.ts'
import { clipsOf } from '../clips.ts'
import type { Edition } from '../edition.ts'
import type { BookLanguage, ExportPage } from '../exportBook.ts'
import { fitSize } from '../fit.ts'
import { LABELS } from '../labels.ts'
import { paragraphsAsText, spokenIds, type WrittenWord, wordXml, writtenParagraphs } from '../words.ts'
import { escapeXml } from '../xml.ts'
import { ABOUT_BOX, ABOUT_SIZES, SIZES, TEXT_BOX, TITLE_SIZES } from './styles.ts'

/** A page with the name of its picture; its sounds are called as their boxes (`soundName`). */
export interface BloomPage {
  readonly page: ExportPage
  readonly picture?: string
}

/** Name of a page's narration without ending, and id of the box that it reads: the player finds the one by the other. */
export const soundName = (page: ExportPage, language: BookLanguage): string => `page${page.number}-${language}`

/** A page of the book as the player wants it: the picture with its descriptions, and a box of text for each language, of which one is shown. */
export function pageHtml(edition: Edition, { page, picture }: BloomPage): string {
  const kind = page.number === 0 ? 'cover frontCover bloom-frontMatter' : 'numberedPage customPage'
  const place = page.number === 0 ? 'data-xmatter-page="frontCover"' : `data-page-number="${page.number}"`
  const image =
    picture === undefined
      ? ''
      : `<div class="bloom-canvas bloom-imageContainer"><img src="${picture}" alt="${escapeXml(page.alt[edition.main] ?? '')}">${descriptions(edition, page)}</div>`
  const boxes = edition.languages.map((language) => textBox(edition, page, language))
  return `<div class="bloom-page ${kind} Device16x9Landscape" id="${escapeXml(page.id)}" ${place} lang="">
<div class="marginBox">${image}
<div class="bloom-translationGroup${page.number === 0 ? ' bookTitle' : ''}">
${boxes.join('\n')}
</div></div></div>`
}

/** What the picture shows, in each language: the player reads it to those who ask for it. */
function descriptions({ languages, main }: Edition, { alt }: ExportPage): string {
  const boxes = languages.flatMap((language) => {
    const text = alt[language]
    if (text === undefined) return []
    return [`<div class="${boxClass(language === main)}" lang="${language}"><p>${escapeXml(text)}</p></div>`]
  })
  return `<div class="bloom-translationGroup bloom-imageDescription">${boxes.join('')}</div>`
}

const boxClass = (isMain: boolean) =>
  `bloom-editable ${isMain ? 'bloom-visibility-code-on bloom-content1' : 'bloom-content2'}`

function textBox({ main }: Edition, page: ExportPage, language: BookLanguage): string {
  const texts = paragraphsAsText(page, language)
  const size = fitSize(texts, TEXT_BOX, page.number === 0 ? TITLE_SIZES : SIZES)
  const lines = spokenIds(writtenParagraphs(page, language), language).map(
    (words) => `<p>${words.map((word) => wordTag(page, word)).join(' ')}</p>`,
  )
  const type = `${boxClass(language === main)} s${size * 10}`
  return `<div class="${type}${voiceClass(page, language)}" lang="${language}"${voiceData(page, language)}>${lines.join('')}</div>`
}

function wordTag(page: ExportPage, word: WrittenWord & { readonly id: string }): string {
  if (!word.spoken) return wordXml(word)
  const { start, end } = word.spoken
  const id = `page${page.number}-${word.id}`
  return `<span id="${id}" class="bloom-highlightSegment" data-ms="${start}-${end}">${wordXml(word)}</span>`
}

function voiceClass(page: ExportPage, language: BookLanguage): string {
  const narration = page.narration[language]
  if (!narration) return ''
  return narration.words.length > 0 ? ' audio-sentence bloom-postAudioSplit' : ' audio-sentence'
}

/** When each word ends, s: the player lights up the next one then. */
function voiceData(page: ExportPage, language: BookLanguage): string {
  const narration = page.narration[language]
  if (!narration) return ''
  const ends = clipsOf(page, language, narration).map(({ end }) => (end / 1000).toFixed(3))
  const times = narration.words.length > 0 ? ` data-audiorecordingendtimes="${ends.join(' ')}"` : ''
  const seconds = (narration.ms / 1000).toFixed(3)
  return ` id="${soundName(page, language)}" data-audiorecordingmode="TextBox" data-duration="${seconds}"${times}`
}

/** The last page: licence and credits. */
export function aboutHtml(edition: Edition): string {
  const boxes = edition.languages.map((language) => {
    const lines = aboutLines(edition, language)
    const texts = lines.map((line) => line.replaceAll(/<[^>]+>/g, ''))
    const size = fitSize(texts, ABOUT_BOX, ABOUT_SIZES)
    const paragraphs = [`<b>${LABELS[language].about}</b>`, ...lines].map((line) => `<p>${line}</p>`).join('')
    return `<div class="${boxClass(language === edition.main)} s${size * 10}" lang="${language}">${paragraphs}</div>`
  })
  return `<div class="bloom-page credits bloom-backMatter Device16x9Landscape" id="about" data-xmatter-page="credits" lang="">
<div class="marginBox"><div class="bloom-translationGroup">
${boxes.join('\n')}
</div></div></div>`
}
