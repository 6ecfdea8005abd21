import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSpeech } from '../../../src/content/speech.ts'
import { loadBook } from '../../../src/content/books.ts'
import { isCover, textOf } from '../../../src/content/page.ts'
import type { Book, Page } from '../../../src/content/schema.ts'

const PUBLIC = 'public'

/** Files of a BloomPUB, keyed by path. */
export type BloomFiles = Map<string, Buffer>

/** Converts one of our books to a Bloom talking book: the same stills as WebP, the same narration as mp3, with word times. English only. */
export async function bloomBook(bookId: number): Promise<BloomFiles> {
  const book = await loadBook(bookId)
  if (!book) throw new Error(`there is no book ${bookId}`)
  const files: BloomFiles = new Map()
  const speech = await loadSpeech(bookId)
  const pages = book.pages.map((page, index) => {
    files.set(imageOf(page), readFileSync(join(PUBLIC, page.image)))
    const voice = page.audio?.en
    if (voice === undefined) throw new Error(`page ${index + 1} has no narration`)
    files.set(`audio/${soundOf(index)}.mp3`, readFileSync(join(PUBLIC, voice)))
    const ends = speech.times(voice).map(({ end }) => (end / 1000).toFixed(3))
    return pageHtml(book, page, index, ends)
  })
  files.set('index.htm', Buffer.from(bookHtml(book.title.en, pages)))
  files.set('book.css', Buffer.from(STYLES))
  files.set('meta.json', Buffer.from(JSON.stringify(metaOf(book.title.en))))
  return files
}

const imageOf = ({ image }: Page) => image.slice(image.lastIndexOf('/') + 1)

/** Name of a page's narration file, and id of its text box. */
const soundOf = (index: number) => `page${index + 1}-en`

/** Without these styles the player shows only a strip of the picture, and all languages. */
const STYLES = `.bloom-page{width:177.78mm;height:100mm;position:relative;overflow:hidden;background:#fff}
.bloom-page img{position:absolute;left:28mm;top:0;width:122mm;height:76.25mm}
.bloom-editable{display:none}
.bloom-editable.bloom-visibility-code-on{display:block;position:absolute;left:12mm;right:12mm;bottom:3mm;font:5mm/1.4 sans-serif;text-align:center}
.bloom-highlightSegment{padding:0 .5mm}`

function pageHtml(book: Book, page: Page, index: number, ends: readonly string[]): string {
  const text = isCover(page)
    ? book.title.en
    : textOf(page, 'en')
        .join(' ')
        .replaceAll(/<[^>]+>/g, '')
  const id = soundOf(index)
  const words = text
    .split(/\s+/)
    .map((word, at) => `<span id="${id}-${at}" class="bloom-highlightSegment">${word}</span>`)
    .join(' ')
  return `<div class="bloom-page numberedPage customPage Device16x9Landscape" id="${page.id}" data-page-number="${index + 1}" lang="">
<div class="marginBox"><div class="bloom-canvas bloom-imageContainer"><img src="${imageOf(page)}" alt=""></div>
<div class="bloom-translationGroup"><div class="bloom-editable audio-sentence bloom-postAudioSplit bloom-visibility-code-on bloom-content1" id="${id}" lang="en" data-audiorecordingmode="TextBox"
 data-duration="${ends.at(-1) ?? 0}" data-audiorecordingendtimes="${ends.join(' ')}"><p>${words}</p></div></div></div></div>`
}

function bookHtml(title: string, pages: readonly string[]): string {
  return `<!DOCTYPE html><html><head><meta charset="UTF-8"><title>${title}</title><link rel="stylesheet" href="book.css" type="text/css"></head>
<body data-l1="en">${pages.join('\n')}</body></html>`
}

const metaOf = (title: string) => ({
  title,
  bookInstanceId: 'bench',
  features: ['talkingBook'],
  isRtl: false,
  brandingProjectName: 'Default',
  'language-display-names': { en: 'English' },
})
