import { type Files, textBytes, zipFiles } from '../archive.ts'
import { allText, type Edition, editionId } from '../edition.ts'
import { fontRule, loadFonts } from '../fonts.ts'
import { LABELS } from '../labels.ts'
import { licenceOf } from '../licence.ts'
import { endingOf, knownPicture } from '../media.ts'
import { escapeXml } from '../xml.ts'
import { aboutHtml, type BloomPage, pageHtml, soundName } from './pages.ts'
import { BLOOM_STYLES } from './styles.ts'

/**
 * The edition as a BloomPUB: a talking book that Bloom Player and Bloom Reader play. An edition in several languages shows one of them; the reader
 * changes it in the player. Throws `ExportError` where a picture or a sound cannot be taken along.
 */
export async function bloomOf(edition: Edition): Promise<Uint8Array> {
  const files: Files = new Map()
  const media: Files = new Map()
  const pages: BloomPage[] = []
  for (const page of edition.leaves) {
    for (const language of edition.languages) {
      const narration = page.narration[language]
      if (!narration) continue
      media.set(`audio/${soundName(page, language)}.${endingOf(narration.type)}`, narration.bytes)
    }
    if (!page.picture) {
      pages.push({ page })
      continue
    }
    const picture = await knownPicture(page.picture)
    const name = `${page.number === 0 ? 'cover' : `page-${page.number}`}.${endingOf(picture.type)}`
    media.set(name, picture.bytes)
    pages.push({ page, picture: name })
  }
  const fonts = await loadFonts(allText(edition))
  files.set('meta.json', textBytes(JSON.stringify(metaOf(edition), null, 1)))
  files.set('index.htm', textBytes(bookHtml(edition, pages)))
  files.set('book.css', textBytes(BLOOM_STYLES))
  // The player loads the faces from a sheet of this name only.
  files.set('fonts.css', textBytes(fonts.map((font) => fontRule(font, font.file)).join('\n')))
  for (const { file, bytes } of fonts) files.set(file, bytes)
  for (const [path, bytes] of media) files.set(path, bytes)
  return zipFiles(files)
}

function bookHtml(edition: Edition, pages: readonly BloomPage[]): string {
  const body = [...pages.map((page) => pageHtml(edition, page)), aboutHtml(edition)].join('\n')
  const languages = edition.languages.map((language, index) => ` data-l${index + 1}="${language}"`).join('')
  return `<!DOCTYPE html>
<html lang="${edition.main}"><head><meta charset="UTF-8"><title>${escapeXml(edition.title)}</title>
<link rel="stylesheet" href="fonts.css" type="text/css">
<link rel="stylesheet" href="book.css" type="text/css"></head>
<body${languages}>
${bookData(edition)}
${body}
</body></html>
`
}

/** Facts of the book, as Bloom stores them. */
function bookData({ book, languages }: Edition): string {
  const { name, address } = licenceOf(book.licence)
  const fact = (key: string, language: string, text: string) =>
    `<div data-book="${key}" lang="${language}">${escapeXml(text)}</div>`
  const facts = [
    ...languages.map((language, index) => fact(`contentLanguage${index + 1}`, '*', language)),
    ...languages.map((language) => fact('bookTitle', language, book.titles[language] ?? '')),
    ...languages.map((language) => fact('summary', language, book.blurb[language] ?? '')),
    fact('copyright', '*', book.authors.join(', ')),
    fact(address === undefined ? 'licenseNotes' : 'licenseUrl', '*', address ?? name),
    ...languages.map((language) => fact('originalAcknowledgments', language, book.credits.join('\n'))),
  ]
  return `<div id="bloomDataDiv">\n${facts.join('\n')}\n</div>`
}

const metaOf = (edition: Edition) => {
  const { book, languages, title, leaves } = edition
  const isSpoken = leaves.some(({ narration }) => languages.some((language) => narration[language]))
  return {
    title,
    allTitles: JSON.stringify(book.titles),
    bookInstanceId: editionId(edition),
    features: [...(isSpoken ? ['talkingBook'] : []), 'blind'],
    isRtl: false,
    brandingProjectName: 'Default',
    pageCount: book.pages.length,
    summary: book.blurb[edition.main] ?? '',
    author: book.authors.join(', '),
    copyright: book.authors.join(', '),
    license: book.licence,
    credits: book.credits.join('\n'),
    'language-display-names': Object.fromEntries(languages.map((language) => [language, LABELS[language].language])),
  }
}
