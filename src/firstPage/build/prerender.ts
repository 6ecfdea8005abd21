/**
 * The last step of a build: every page's first HTML and the scripts it is played with, for the service to send within the document (`dist/server/firstPages.json`),
 * and what other screens need first, for it to name with theirs (`dist/server/screenHints.json`). Pages are rendered by Vite from the reader's own components, so that both look alike.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { createServer } from 'vite'
import type { FirstPages } from '../service/firstPages.ts'
import { type BookArt, loadArt, pictureIdOf } from '../../content/art.ts'
import { BOOK_IDS, loadBook } from '../../content/books.ts'
import { isCover, kindOfPage } from '../../content/page.ts'
import { loadSpeech, type SpeechLines } from '../../content/speech.ts'
import { FIRST_EFFECTS } from '../../content/effectNames.ts'
import type { Page } from '../../content/schema.ts'
import type { Language } from '../../game/language.ts'
import type { PagePictureData } from '../../game/picture.ts'
import { pictureFiles } from '../../game/scene/picture/loadPicture.ts'
import { lightOf } from '../../game/scene/picture/pictureFormat.ts'
import { pageKindOf } from '../../scenes/pageKinds.ts'
import type { FirstPlayData } from '../app/firstPlayData.ts'
import { writeCompileHints } from './compileHints.ts'
import { usedStyles, withoutShadows } from './usedStyles.ts'
import { type Manifest, manifestSchema, reactOf, scriptsOf } from './bookScripts.ts'
import { screenHints } from './screenHints.ts'
import { wireSize, writeCompressed } from '../../../tools/build/compressed.ts'
import { mediaVersions } from '../../../tools/build/media.ts'

const DRAWING = /url\("data:image\/svg\+xml,([^"]+)"\)/g
/** Height of a border: sharp at triple density, and with points of equal width, which saves two thirds of the bytes. */
const BORDER_PIXELS = 40
/** Small pictures that pages are painted with, by the variable of the style sheet that names each, and what a page with it contains. */
const PICTURES = [
  { variable: '--grain', file: 'paper', marks: [''] },
  { variable: '--seal', file: 'seal-cabai', marks: ['class="badge-number'] },
]
/** Bytes of the head of a response. */
const HEAD = 350
const ROOT = join(import.meta.dirname, '..', '..', '..')
const SERVICE = join(ROOT, 'dist', 'server')
const CLIENT = join(ROOT, 'dist', 'client')

const versions = mediaVersions()
const vite = await createServer({
  root: ROOT,
  // The same names as in the app's build: a different URL would be fetched twice.
  define: { __MEDIA_VERSIONS__: JSON.stringify(versions) },
  cacheDir: '.cache/vite-prerender',
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
})
try {
  // What Vite loads is untyped; the module is ours.
  const { renderFirstPages } = (await vite.ssrLoadModule('/src/firstPage/app/render.tsx')) as {
    renderFirstPages: () => Promise<Record<string, string>>
  }
  const pages = await renderFirstPages()
  const manifest = readManifest()
  writeCompileHints(CLIENT, manifest)
  const played = await playOfPages(manifest)
  const firstPages: FirstPages = {
    pages,
    ...played,
    ...appOf(manifest, played.scripts),
    styles: await rastered(withoutPictures(withoutShadows(usedStyles(styleSheet(), bodyLike(Object.values(pages)))))),
    pictures: PICTURES.map(({ variable, file, marks }) => ({ variable, url: pictureUrl(file), marks })),
    fonts: [
      { ...fontOf('andika-400'), family: 'Andika', weight: '400', marks: ['class="panel'] },
      { ...fontOf('andika-700'), family: 'Andika', weight: '700', marks: ['<b>', 'class="cover-label'] },
      { ...fontOf('baloo-2-700'), family: 'Baloo 2', weight: '700', marks: ['class="cover-label'] },
      { ...fontOf('baloo-2-700-signs'), family: 'Baloo 2', weight: '700', marks: ['class="badge-number'] },
    ],
  }
  writeFileSync(join(SERVICE, 'firstPages.json'), JSON.stringify(firstPages))
  const covers = BOOK_IDS.map((id) => `/img/books/book${id}/cover`)
  // The worker is written when all else is compressed.
  writeCompressed(join(CLIENT, 'sw.js'), readFileSync(join(CLIENT, 'sw.js'), 'utf8'))
  writeFileSync(join(SERVICE, 'screenHints.json'), JSON.stringify(screenHints(manifest, covers, versions)))
} finally {
  await vite.close()
}

/** The style sheet that the app's document names: all that a page is read with (`chunks.ts`). */
function styleSheet(): string {
  const path = /rel="stylesheet"[^>]* href="([^"]+)"/.exec(readFileSync(join(CLIENT, 'index.html'), 'utf8'))?.[1]
  if (path === undefined) throw new Error('The built document names no style sheet')
  const styles = readFileSync(join(CLIENT, path), 'utf8')
  if (styles.includes('</style')) throw new Error('The style sheet cannot be written into a document')
  return styles
}

/** See `FirstPages`. */
function appOf(
  manifest: Manifest,
  scripts: FirstPages['scripts'],
): Pick<FirstPages, 'react' | 'reactBytes' | 'appBytes'> {
  const document = readFileSync(join(CLIENT, 'index.html'), 'utf8')
  const react = reactOf(manifest)
  const styles = [...document.matchAll(/ href="(\/assets\/[^"]+\.css)"/g)].map(([, file = '']) => file)
  const played = new Set(Object.values(scripts).flatMap(({ play }) => play))
  const app = [...document.matchAll(/ rel="modulepreload"[^>]* href="([^"]+)"/g)]
    .map(([, file = '']) => file)
    .filter((file) => file !== react && !played.has(file))
  const reader = new Set(Object.values(scripts).flatMap(({ reader }) => reader))
  return { react, reactBytes: wireBytes([react, ...styles]), appBytes: wireBytes([...app, ...reader]) }
}

/** Bytes of files of the app as they are sent. */
function wireBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + HEAD + wireSize(join(CLIENT, file)), 0)
}

/** A picture of the interface, as a URL that contains it. */
function pictureUrl(file: string): string {
  return `data:image/webp;base64,${readFileSync(join(ROOT, 'public/img/ui', `${file}.webp`), 'base64')}`
}

/** With none of `PICTURES` until the document's end brings them. Throws where the style sheet does not name one. */
function withoutPictures(styles: string): string {
  return PICTURES.reduce((text, { variable }) => {
    const without = text.replace(new RegExp(`(${variable}:)url\\([^)]*\\)`), '$1none')
    if (without === text) throw new Error(`the style sheet has no picture ${variable}`)
    return without
  }, styles)
}

/** Drawings within styles, made pixels: for each of them a browser would make a document of its own before it paints anything. */
async function rastered(styles: string): Promise<string> {
  let text = styles
  for (const [whole, drawing = ''] of styles.matchAll(DRAWING)) {
    const svg = Buffer.from(decodeURIComponent(drawing))
    const { height } = await sharp(svg).metadata()
    const picture = await sharp(svg, { density: (72 * BORDER_PIXELS) / height })
      .webp({ lossless: true })
      .toBuffer()
    text = text.replaceAll(whole, `url(data:image/webp;base64,${picture.toString('base64')})`)
  }
  return text
}

/** A body in which every element of the pages stands as it does there, but few times: words and numbers change no style. And as it is when it is played. */
function bodyLike(pages: readonly string[]): string {
  const bare = pages.map((html) =>
    html
      .replaceAll(/>[^<]+</g, '><')
      .replaceAll(/ (?:data-[\w-]+|alt|src|srcSet|aria-label|style)="[^"]*"/g, '')
      .replaceAll(/(<span class="word">(?:<b><\/b>)?<\/span>)\1+/g, '$1'),
  )
  const played = '<div class="stage-host is-ready"><canvas></canvas></div>'
  return `<div id="first-page">${[...new Set(bare)].join('')}${played}</div><div id="root"></div>`
}

/** A file of `npm run fonts`. */
function fontOf(file: string): { readonly file: string; readonly letters: string } {
  return { file, letters: readFileSync(join(ROOT, 'src/shell/styles/fonts', `${file}.woff2`), 'base64') }
}

/** By `book/index`. */
async function playOfPages(manifest: Manifest): Promise<Pick<FirstPages, 'scripts' | 'plays' | 'bytes'>> {
  const scripts: FirstPages['scripts'] = {}
  const plays: FirstPages['plays'] = {}
  const bytes: FirstPages['bytes'] = {}
  for (const bookId of BOOK_IDS) {
    const document = documentOf(bookId)
    const [book, art, lines] = await Promise.all([loadBook(bookId), loadArt(bookId), loadSpeech(bookId)])
    for (const [index, page] of book?.pages.entries() ?? []) {
      const next = book?.pages[index + 1]
      const asked = scriptsOf(manifest, { document, kind: kindOfPage(page), nextKind: next && kindOfPage(next) })
      scripts[`${bookId}/${index}`] = asked
      bytes[`${bookId}/${index}`] = bytesOf(page, asked, {
        picture: art.pages[pictureIdOf(bookId, page.id)],
        lines,
        next,
      })
      // Whatever stands in a text of content, it does not end the script.
      plays[`${bookId}/${index}`] = JSON.stringify(playOf(bookId, page, { art, lines, next })).replaceAll(
        '<',
        String.raw`\u003c`,
      )
    }
  }
  return { scripts, plays, bytes }
}

/** What a page's data is taken from. */
interface Sources {
  readonly art: BookArt
  readonly lines: SpeechLines
  readonly next: Page | undefined
}

/** See `FirstPages`. */
function bytesOf(
  page: Page,
  { play, book, turn, next: nextScene }: FirstPages['scripts'][string],
  { picture, lines, next }: Omit<Sources, 'art'> & { readonly picture: PagePictureData | undefined },
): FirstPages['bytes'][string] {
  const poster = lightOf(page.image)
  const drawn = picture ? pictureFiles(picture, { scale: 1, hasAvif: true }).filter((file) => file !== poster) : []
  const effects = FIRST_EFFECTS.map((name) => `/audio/effect/${name}.webm`)
  const soundsIn = (language: Language) => {
    const voice = lines.speech(page.audio?.[language] ?? '')?.src
    return wireBytes([book, ...effects, ...(voice === undefined ? [] : [`${voice}.webm`])])
  }
  return {
    picture: wireBytes([poster]),
    play: wireBytes([...play, ...drawn]),
    sounds: { en: soundsIn('en'), id: soundsIn('id') },
    turn: wireBytes([...turn, ...nextScene, ...(next ? [lightOf(next.image)] : [])]),
  }
}

/** As the reader's own task (`pageTask.ts`). Throws where a page's content is wrong. */
function playOf(bookId: number, page: Page, { art, lines, next }: Sources): FirstPlayData {
  const kind = kindOfPage(page)
  const pictureId = pictureIdOf(bookId, page.id)
  const pictures = Object.fromEntries(
    [page, next].flatMap((one) => {
      const id = one && pictureIdOf(bookId, one.id)
      const picture = id === undefined ? undefined : art.pages[id]
      return picture ? [[id, picture]] : []
    }),
  )
  return {
    kind,
    bookId,
    pageId: page.id,
    config: pageKindOf(kind)?.schema.parse(page),
    ...(!isCover(page) && { doneLine: page.feedbackAudio, cues: page.feedback?.cues }),
    ...(pictureId in pictures && { pictureId, pictures }),
    ...(page.audio && { voice: { en: lines.speech(page.audio.en), id: lines.speech(page.audio.id) } }),
  }
}

/** URL of the document that the app reads a book from, as the build has named it. */
function documentOf(bookId: number): string {
  const parts: unknown = JSON.parse(readFileSync(join(CLIENT, 'kept', 'app.json'), 'utf8'))
  const [document]: unknown[] = Object(Object(parts).books)[bookId] ?? []
  if (typeof document !== 'string') throw new Error(`the build has no book ${bookId}`)
  return document
}

function readManifest(): Manifest {
  const path = join(CLIENT, '.vite', 'manifest.json')
  return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}
