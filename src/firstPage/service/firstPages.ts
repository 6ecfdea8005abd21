import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { BOOK, FIRST_PLAY } from '../names.ts'
import { APP, BOOT, LETTERS, PLAY, REACT, READER, TURN, WRITE } from './boot.ts'

const firstPages = z.object({
  /** A page's HTML by `book/index/language`; for book 3's avatar variants also by `book/index/language/look`. The cover is index 0. */
  pages: z.record(z.string(), z.string()),
  /** URLs by `book/index`, in the order needed: the scripts that play a page (the last one starts it); its book's document; the reader's scripts, without the app's own; what keeps and sends the first turn; the scene of the next page. */
  scripts: z.record(
    z.string(),
    z.object({
      play: z.array(z.string()).min(1),
      book: z.string(),
      reader: z.array(z.string()),
      turn: z.array(z.string()),
      next: z.array(z.string()),
    }),
  ),
  /** The other data for playing a page, as JSON, by `book/index`. */
  plays: z.record(z.string(), z.string()),
  /** Bytes on the wire by `book/index`: of the picture (AVIF), of what the page is played with, of the first sounds with the book, and of what the first turn needs with the next page's picture. */
  bytes: z.record(
    z.string(),
    z.object({ picture: z.int(), play: z.int(), sounds: z.object({ en: z.int(), id: z.int() }), turn: z.int() }),
  ),
  /** URL of React and what is built on it. */
  react: z.string(),
  /** The same of React and of the app's style sheet. */
  reactBytes: z.int(),
  /** The same of the app's other scripts and of the reader's. */
  appBytes: z.int(),
  /** The part of the app's style sheet that the pages need, sent inline; the whole sheet comes with the scripts. */
  styles: z.string(),
  /** Small pictures of the style sheet, as URLs that contain them, by the variable that names each; for pages that contain one of these strings. */
  pictures: z.array(z.object({ variable: z.string(), url: z.string(), marks: z.array(z.string()) })),
  /** Fonts (WOFF2 as base64, and the start of the file name), each for pages that contain one of these strings. */
  fonts: z.array(
    z.object({
      file: z.string(),
      family: z.string(),
      weight: z.string(),
      letters: z.base64(),
      marks: z.array(z.string()),
    }),
  ),
})

/** Every book's pages as they are read before any script has come, and what they are played with (`src/firstPage/build/prerender.ts`). */
export type FirstPages = z.infer<typeof firstPages>

/** Reads the build's output; `undefined` if there is none (the app then renders its pages itself). Throws if the file is invalid. */
export function readFirstPages(path: string): FirstPages | undefined {
  if (!existsSync(path)) return undefined
  return firstPages.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** A child's settings from the shell's cookies. */
export interface Child {
  readonly language?: string | undefined
  /** The browser's languages (`Accept-Language`), used until one is chosen, as in the shell. */
  readonly browser?: string | undefined
  /** Key of the avatar variant for book 3. */
  readonly look?: string | undefined
}

/** Key of the page at a URL; `undefined` if it is not a book's. */
export function keyOf(url: string, child: Child, { pages }: Pick<FirstPages, 'pages'>): string | undefined {
  const address = `http://any.host${url}`
  if (!URL.canParse(address)) return undefined
  const { pathname, searchParams } = new URL(address)
  const book = /^\/book\/(\d+)\/?$/.exec(pathname)?.[1]
  if (book === undefined) return undefined
  const asked = /^\d+$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) - 1 : 0
  const language = languageOf(child)
  // An invalid number opens the cover, as in the reader.
  const key = [`${book}/${asked}/${language}`, `${book}/0/${language}`].find((one) => Object.hasOwn(pages, one))
  const looked = `${key}/${child.look}`
  return Object.hasOwn(pages, looked) ? looked : key
}

function languageOf({ language, browser = '' }: Child): 'en' | 'id' {
  const wanted = browser.split(',').map((tag) => tag.trim().toLowerCase().split(/[-;]/)[0])
  return [language, ...wanted].find((one) => one === 'en' || one === 'id') ?? 'en'
}

const PRELOADED_FONT = /<link rel="preload" as="font"[^>]*>\s*/g
const FONT_RULE = /@font-face\{[^}]*\}/g
const COMMENT = /<!--.*?-->\s*/gs
const NEEDED_LATER = /<script type="module"[^>]*><\/script>\s*|<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g

/**
 * The app's document with a prerendered page, which needs only these bytes and one picture. Everything else (the files for playing it; its book; then React
 * and the style sheet; then the app and the reader; then what the first turn needs) is in templates, which browsers do not load until `BOOT` does.
 */
export function documentWith(
  document: string,
  key: string,
  { pages, scripts, plays, bytes, react, reactBytes, appBytes, styles, pictures, fonts }: FirstPages,
): string {
  const html = pages[key] ?? ''
  const [book = '', index, language = 'en', variant] = key.split('/')
  const written = fonts.filter(({ marks }) => marks.some((mark) => html.includes(mark)))
  const files: string[] = []
  const first: string[] = []
  const app: string[] = []
  const drawn: string[] = []
  const plain = document
    .replace(COMMENT, '')
    .replace(PRELOADED_FONT, (tag) => (isWritten(tag, written, fonts) ? '' : moved(tag, drawn)))
    .replace(FONT_RULE, (rule) => (isAmong(written, rule) ? moved(rule, files) : rule))
    .replace(NEEDED_LATER, (tag) => moved(tag, isScriptHint(tag) && !tag.includes(`"${react}"`) ? app : first))
  const {
    book: bookDocument,
    reader = [],
    play = [],
    turn = [],
    next: nextScene = [],
  } = scripts[`${book}/${index}`] ?? {}
  drawn.push(...play.map(scriptHint), ...play.slice(-1).map(script))
  const nextKey = `${book}/${Number(index) + 1}/${language}`
  const next = pages[`${nextKey}/${variant}`] ?? pages[nextKey] ?? ''
  const letters = written.map(({ family, weight, letters }) => ({ family, weight, letters }))
  const head = [
    // Never paint half a page.
    '<link rel="expect" href="#root" blocking="render">',
    `<style>${styles}</style>`,
    // Where no script runs, the fonts come as files.
    `<noscript><style>${files.join('')}</style></noscript>`,
    `<script type="application/json" id="${LETTERS}">${JSON.stringify(letters)}</script>`,
    `<script>${WRITE}</script>`,
  ]
  const data = plays[`${book}/${index}`] ?? '{}'
  const { picture = 0, play: played = 0, sounds, turn: saved = 0 } = bytes[`${book}/${index}`] ?? {}
  const end = [
    `<script type="application/json" id="${FIRST_PLAY}">${data}</script>`,
    `<template id="${PLAY}" data-after="${picture}">${drawn.join('')}</template>`,
    `<template id="${BOOK}" data-after="${played}">${bookDocument === undefined ? '' : dataHint(bookDocument)}</template>`,
    `<template id="${REACT}" data-after="${sounds?.[language === 'id' ? 'id' : 'en'] ?? 0}">${first.join('')}${script(react)}</template>`,
    `<template id="${APP}" data-after="${reactBytes}">${app.join('')}</template>`,
    `<template id="${READER}">${reader.map(scriptHint).join('')}</template>`,
    `<template id="${TURN}" data-after="${appBytes}" data-bytes="${saved}">${turn.map(scriptHint).join('')}${COOKIE_HINT}${pictureHint(next)}${nextScene.map(scriptHint).join('')}</template>`,
    `<script>${BOOT}</script>`,
    // Last, so that no text waits for them: the line would be idle until the page's picture begins to come. Behind the style sheet, whose variables they replace.
    `<style>:root{${drawnIn(html, pictures)}}</style>`,
  ]
  return plain
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="first-page" lang="${language}"${variant === undefined ? '' : ` data-look="${variant}"`}>${html}</div>\n    <div id="root"></div>`,
    )
    .replace('</body>', () => `  ${end.join('\n    ')}\n  </body>`)
}

const drawnIn = (html: string, pictures: FirstPages['pictures']) =>
  pictures
    .filter(({ marks }) => marks.some((mark) => html.includes(mark)))
    .map(({ variable, url }) => `${variable}:url(${url})`)
    .join(';')

const isAmong = (fonts: FirstPages['fonts'], text: string) => fonts.some(({ file }) => text.includes(`/${file}-`))

/** Whether the document contains letters of that font: all that the page and its stage write with it. */
function isWritten(tag: string, written: FirstPages['fonts'], fonts: FirstPages['fonts']): boolean {
  const font = fonts.find((one) => isAmong([one], tag))
  return written.some(({ family, weight }) => family === font?.family && weight === font.weight)
}

const pictureOf = (html: string) => /<source type="image\/avif" srcSet="([^"]+)"/.exec(html)?.[1]

/**
 * The next page's picture, as `fetchPoster` will ask for it: what follows it is asked for when it begins to come. Said to be an image, it would not be
 * that one's, which would wait until it has come whole. A browser without AVIF fetches it in vain.
 */
function pictureHint(html: string): string {
  const picture = pictureOf(html)
  return picture === undefined ? '' : dataHint(picture)
}

/** The `Link` header with which a page's picture is requested, before a browser has read anything of the document. */
export function pictureLink(key: string, { pages }: Pick<FirstPages, 'pages'>): string | undefined {
  const picture = pictureOf(pages[key] ?? '')
  return picture && `<${picture}>; rel=preload; as=image; type="image/avif"; fetchpriority=high`
}

const isScriptHint = (tag: string) => tag.includes('rel="modulepreload"')

const scriptHint = (path: string) => `<link rel="modulepreload" crossorigin href="${path}">`

/** The cookie of the first save: with this, as axios will ask for it. */
const COOKIE_HINT = '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/sanctum/csrf-cookie">'

/** As `fetch` will ask for it, or it is asked for twice. */
const dataHint = (path: string) => `<link rel="preload" as="fetch" crossorigin href="${path}">`

const script = (path: string) => `<script type="module" crossorigin src="${path}"></script>`

/** Wraps a part of the document in a template. */
function moved(piece: string, to: string[]): string {
  to.push(piece.trim())
  return ''
}
