import { type Files, textBytes, zipFiles } from '../archive.ts'
import { allText, type Edition } from '../edition.ts'
import type { ExportPage } from '../exportBook.ts'
import { type FontFace, fontRule, loadFonts } from '../fonts.ts'
import { endingOf, jpegOf } from '../media.ts'
import { layoutOf, type PageLayout, pageStyles } from './layout.ts'
import { navXhtml } from './nav.ts'
import { overlayOf } from './overlay.ts'
import { type ManifestItem, packageDocument } from './package.ts'
import { aboutXhtml, type PageFiles, pageXhtml } from './pages.ts'

const ROOT = 'EPUB'
const XHTML = 'application/xhtml+xml'
const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="${ROOT}/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

type Add = (item: ManifestItem, bytes: Uint8Array | string) => void

/**
 * The edition as an EPUB 3.3 of fixed layout with media overlays by the word; the same bytes for the same edition. Pictures are JPEG: many readers
 * do not show WebP. Throws `ExportError` where a picture or a sound cannot be taken along.
 */
export async function epubOf(edition: Edition): Promise<Uint8Array> {
  const manifest: ManifestItem[] = []
  const contents: Files = new Map()
  const add: Add = (item, bytes) => {
    manifest.push(item)
    contents.set(`${ROOT}/${item.path}`, typeof bytes === 'string' ? textBytes(bytes) : bytes)
  }
  const layout = layoutOf(edition.languages.length)
  const pages: PageFiles[] = []
  for (const page of edition.leaves) pages.push(await addMedia(edition, page, add))
  for (const page of pages) addPage(edition, page, layout, add)
  add({ id: 'about', path: 'pages/about.xhtml', type: XHTML }, aboutXhtml(edition, layout))
  add({ id: 'nav', path: 'nav.xhtml', type: XHTML, properties: 'nav' }, navXhtml(edition, pages))
  addStyles(layout, await loadFonts(allText(edition)), add)

  const spine = [...pages.map(({ name }) => name), 'about']
  // The order of the archive: the type must come first.
  const files: Files = new Map([['mimetype', textBytes('application/epub+zip')]])
  files.set('META-INF/container.xml', textBytes(CONTAINER))
  files.set(`${ROOT}/package.opf`, textBytes(packageDocument(edition, { manifest, spine })))
  for (const [path, bytes] of contents) files.set(path, bytes)
  return zipFiles(files)
}

/** Adds the picture and the sounds of a page. */
async function addMedia(edition: Edition, page: ExportPage, add: Add): Promise<PageFiles> {
  const name = page.number === 0 ? 'cover' : `page-${String(page.number).padStart(2, '0')}`
  const sounds: PageFiles['sounds'] = {}
  for (const language of edition.languages) {
    const narration = page.narration[language]
    if (!narration) continue
    const path = `audio/${name}-${language}.${endingOf(narration.type)}`
    sounds[language] = path
    add({ id: `${name}-sound-${language}`, path, type: soundType(narration.type) }, narration.bytes)
  }
  if (!page.picture) return { page, name, sounds }
  const picture = await jpegOf(page.picture)
  const path = `images/${name}.jpg`
  const item = { id: `${name}-picture`, path, type: picture.type }
  add(page.number === 0 ? { ...item, properties: 'cover-image' } : item, picture.bytes)
  return { page, name, sounds, picture: path }
}

/** Readers must be told the codec of an Ogg file. */
const soundType = (type: string) => (type.startsWith('audio/ogg') ? 'audio/ogg; codecs=opus' : type)

function addPage(edition: Edition, files: PageFiles, layout: PageLayout, add: Add): void {
  const { name } = files
  const item = { id: name, path: `pages/${name}.xhtml`, type: XHTML }
  const overlay = overlayOf(files, edition.languages)
  const xhtml = pageXhtml(edition, files, layout)
  if (!overlay) return add(item, xhtml)
  const id = `${name}-overlay`
  add({ ...item, overlay: { id, ms: overlay.ms } }, xhtml)
  add({ id, path: `overlays/${name}.smil`, type: 'application/smil+xml' }, overlay.smil)
}

function addStyles(layout: PageLayout, fonts: readonly FontFace[], add: Add): void {
  for (const { file, bytes } of fonts) {
    add({ id: file.replace('.woff2', ''), path: `fonts/${file}`, type: 'font/woff2' }, bytes)
  }
  const rules = fonts.map((font) => fontRule(font, `fonts/${font.file}`)).join('\n')
  add({ id: 'styles', path: 'book.css', type: 'text/css' }, pageStyles(layout, rules))
}
