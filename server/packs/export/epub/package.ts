import { type Edition, editionId } from '../edition.ts'
import { LABELS } from '../labels.ts'
import { licenceOf } from '../licence.ts'
import { escapeXml } from '../xml.ts'

/** A file of the archive as the manifest lists it. */
export interface ManifestItem {
  readonly id: string
  readonly path: string
  readonly type: string
  readonly properties?: string
  /** Id of its media overlay, and how long that lasts, ms. */
  readonly overlay?: { readonly id: string; readonly ms: number }
}

/** What the package document says of an edition. */
interface Package {
  readonly manifest: readonly ManifestItem[]
  /** Ids of the pages in reading order. */
  readonly spine: readonly string[]
}

/** The package document of a fixed-layout EPUB 3.3. */
export function packageDocument(edition: Edition, { manifest, spine }: Package): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${edition.main}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${[...bookMetadata(edition), ...accessMetadata(edition, manifest), ...overlayMetadata(manifest), ...LAYOUT].join('\n')}
</metadata>
<manifest>
${manifest.map(itemTag).join('\n')}
</manifest>
<spine>
${spine.map((id) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`
}

const LAYOUT = [
  meta('rendition:layout', 'pre-paginated'),
  meta('rendition:orientation', 'landscape'),
  meta('rendition:spread', 'none'),
]

function meta(property: string, value: string): string {
  return `<meta property="${property}">${escapeXml(value)}</meta>`
}

function bookMetadata(edition: Edition): string[] {
  const { book, languages, main, title } = edition
  const { name, address } = licenceOf(book.licence)
  const others = languages.filter((language) => language !== main)
  return [
    `<dc:identifier id="id">urn:uuid:${editionId(edition)}</dc:identifier>`,
    `<dc:title id="title" xml:lang="${main}">${escapeXml(title)}</dc:title>`,
    ...others.map(
      (language) =>
        `<meta refines="#title" property="alternate-script" xml:lang="${language}">${escapeXml(book.titles[language] ?? title)}</meta>`,
    ),
    ...languages.map((language) => `<dc:language>${language}</dc:language>`),
    ...book.authors.map((author) => `<dc:creator>${escapeXml(author)}</dc:creator>`),
    ...book.credits.map((credit) => `<dc:contributor>${escapeXml(credit)}</dc:contributor>`),
    ...languages.flatMap((language) => {
      const blurb = book.blurb[language]
      return blurb === undefined ? [] : [`<dc:description xml:lang="${language}">${escapeXml(blurb)}</dc:description>`]
    }),
    `<dc:rights>${escapeXml(address === undefined ? name : `${name}, ${address}`)}</dc:rights>`,
    ...(address === undefined ? [] : [meta('dcterms:license', address)]),
    `<dc:source>${escapeXml(`${book.key} ${book.revision}`)}</dc:source>`,
    ...(book.level === null ? [] : [meta('schema:educationalLevel', book.level)]),
    meta('dcterms:modified', book.madeAt.replace(/\.\d+Z$/, 'Z')),
  ]
}

function accessMetadata({ languages }: Edition, manifest: readonly ManifestItem[]): string[] {
  const isSpoken = manifest.some(({ overlay }) => overlay !== undefined)
  const modes = ['textual', 'visual', ...(isSpoken ? ['auditory'] : [])]
  const features = ['alternativeText', 'tableOfContents', 'pageNavigation', 'readingOrder', 'structuralNavigation']
  return [
    ...modes.map((mode) => meta('schema:accessMode', mode)),
    meta('schema:accessModeSufficient', 'textual'),
    meta('schema:accessModeSufficient', 'textual,visual'),
    ...[...features, ...(isSpoken ? ['synchronizedAudioText'] : [])].map((feature) =>
      meta('schema:accessibilityFeature', feature),
    ),
    meta('schema:accessibilityHazard', 'none'),
    ...languages.map(
      (language) =>
        `<meta property="schema:accessibilitySummary" xml:lang="${language}">${escapeXml(LABELS[language].summary)}</meta>`,
    ),
  ]
}

function overlayMetadata(manifest: readonly ManifestItem[]): string[] {
  const overlays = manifest.flatMap(({ overlay }) => (overlay ? [overlay] : []))
  if (overlays.length === 0) return []
  const sum = overlays.reduce((total, { ms }) => total + ms, 0)
  return [
    ...overlays.map(({ id, ms }) => `<meta property="media:duration" refines="#${id}">${clock(ms)}</meta>`),
    meta('media:duration', clock(sum)),
    meta('media:active-class', 'spoken'),
  ]
}

const clock = (ms: number) => `${(ms / 1000).toFixed(3)}s`

function itemTag({ id, path, type, properties, overlay }: ManifestItem): string {
  const more = [
    ...(properties === undefined ? [] : [` properties="${properties}"`]),
    ...(overlay ? [` media-overlay="${overlay.id}"`] : []),
  ].join('')
  return `<item id="${id}" href="${path}" media-type="${type}"${more}/>`
}
