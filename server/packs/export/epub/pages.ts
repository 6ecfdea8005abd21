import { aboutLines } from '../about.ts'
import type { Edition } from '../edition.ts'
import type { BookLanguage, ExportPage } from '../exportBook.ts'
import { LABELS } from '../labels.ts'
import { paragraphsAsText, spokenIds, type WrittenWord, wordXml, writtenParagraphs } from '../words.ts'
import { escapeXml } from '../xml.ts'
import type { PageLayout } from './layout.ts'

/** What a page is called inside the archive, and what belongs to it. Paths are relative to the package document. */
export interface PageFiles {
  readonly page: ExportPage
  readonly name: string
  readonly picture?: string
  readonly sounds: Partial<Record<BookLanguage, string>>
}

/** An XHTML document of fixed size. `body` is XHTML. */
function xhtml(edition: Edition, title: string, layout: PageLayout, body: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${edition.main}" xml:lang="${edition.main}">
<head>
<title>${escapeXml(title)}</title>
<meta name="viewport" content="width=${layout.width}, height=${layout.height}"/>
<link rel="stylesheet" type="text/css" href="../book.css"/>
</head>
${body}
</html>
`
}

/** A page: its picture, and below it the text of each language, word by word. */
export function pageXhtml(edition: Edition, files: PageFiles, layout: PageLayout): string {
  const { page } = files
  const isCover = page.number === 0
  const size = sizeOf(edition, page, layout)
  const texts = edition.languages.map((language) => textBlock(page, language, size)).join('\n')
  const label = `${LABELS[edition.main].page} ${page.number}`
  const number = isCover
    ? ''
    : `<span class="number" id="page-${page.number}" epub:type="pagebreak" role="doc-pagebreak" aria-label="${page.number}">${page.number}</span>`
  const kind = isCover ? 'epub:type="cover" class="cover' : 'class="page'
  const columns = edition.languages.length > 1 ? ' two' : ''
  return xhtml(
    edition,
    isCover ? edition.title : (page.titles[edition.main] ?? label),
    layout,
    `<body ${kind}${columns}" data-page="${escapeXml(page.id)}">
${pictureTag(edition, files)}
<section class="strip" aria-label="${escapeXml(isCover ? LABELS[edition.main].cover : label)}">
${texts}
</section>
${number}
</body>`,
  )
}

/** The picture with its text alternative; that of the second language is there for whoever listens. */
function pictureTag({ languages, main }: Edition, { page, picture }: PageFiles): string {
  if (picture === undefined) return ''
  const others = languages
    .filter((language) => language !== main && page.alt[language] !== undefined)
    .map(
      (language) =>
        `<p class="unseen" data-alt="${language}" lang="${language}" xml:lang="${language}">${LABELS[language].picture} ${escapeXml(page.alt[language] ?? '')}</p>`,
    )
  const image = `<img class="picture" src="../${picture}" alt="${escapeXml(page.alt[main] ?? '')}"/>`
  return [image, ...others].join('\n')
}

/** One size for all languages: none looks more important. */
function sizeOf({ languages }: Edition, page: ExportPage, layout: PageLayout): number {
  const sizes = languages.map((language) => {
    const shown = paragraphsAsText(page, language)
    return page.number === 0 ? layout.titleSize(shown[0] ?? '') : layout.textSize(shown)
  })
  return Math.min(...sizes)
}

function textBlock(page: ExportPage, language: BookLanguage, size: number): string {
  const lines = spokenIds(writtenParagraphs(page, language), language).map((words, index) => {
    const marked = words.map(wordTag).join(' ')
    return page.number === 0 ? `<p class="${index === 0 ? 'title' : 'authors'}">${marked}</p>` : `<p>${marked}</p>`
  })
  return `<div class="text s${size}" id="text-${language}" lang="${language}" xml:lang="${language}">
${lines.join('\n')}
</div>`
}

function wordTag(word: WrittenWord & { readonly id: string }): string {
  const { spoken, id } = word
  return spoken ? `<span id="${id}" data-ms="${spoken.start}-${spoken.end}">${wordXml(word)}</span>` : wordXml(word)
}

/** The last page: licence and credits, in each language of the edition. */
export function aboutXhtml(edition: Edition, layout: PageLayout): string {
  const plainLines = (language: BookLanguage) =>
    aboutLines(edition, language).map((line) => line.replaceAll(/<[^>]+>/g, ''))
  const sizes = edition.languages.map((language) => layout.aboutSize(plainLines(language)))
  const blocks = edition.languages.map((language) => {
    const lines = aboutLines(edition, language).map((line) => `<p>${line}</p>`)
    return `<div class="text s${Math.min(...sizes)}" lang="${language}" xml:lang="${language}">
<h2>${escapeXml(edition.book.titles[language] ?? '')}</h2>
${lines.join('\n')}
</div>`
  })
  const title = LABELS[edition.main].about
  const columns = edition.languages.length > 1 ? ' two' : ''
  return xhtml(
    edition,
    title,
    layout,
    `<body class="about${columns}">
<h1>${escapeXml(title)}</h1>
<section class="strip" epub:type="colophon" role="doc-colophon" aria-label="${escapeXml(title)}">
${blocks.join('\n')}
</section>
</body>`,
  )
}
