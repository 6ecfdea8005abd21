import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const firstPages = z.object({
  /** A page's HTML by `book/index/language`, book 3's in other looks by `book/index/language/look` too; the cover is index 0. */
  pages: z.record(z.string(), z.string()),
  /** Addresses of what is needed to play a page besides the app's first scripts, by `book/index`, in the order of need. */
  scripts: z.record(z.string(), z.array(z.string())),
  /** The app's style sheet, to be sent within the document: asked for, it would come a way there and back later. */
  styles: z.string(),
})

/** Every book's pages as they are read before any script has come, and what they are played with (`tools/prerender.ts`). */
export type FirstPages = z.infer<typeof firstPages>

/** Reads what the build has made; `undefined` where there is none (the app then draws its pages itself). Throws where the file is broken. */
export function readFirstPages(path: string): FirstPages | undefined {
  if (!existsSync(path)) return undefined
  return firstPages.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** What the shell's cookies say of a child. */
export interface Child {
  readonly language?: string | undefined
  /** Key of the look of book 3's child. */
  readonly look?: string | undefined
}

/** The page an address asks for, its key among the pages; `undefined` where it is none of the books'. */
export function keyOf(url: string, child: Child, { pages }: Pick<FirstPages, 'pages'>): string | undefined {
  const address = `http://any.host${url}`
  if (!URL.canParse(address)) return undefined
  const { pathname, searchParams } = new URL(address)
  const book = /^\/book\/(\d+)\/?$/.exec(pathname)?.[1]
  if (book === undefined) return undefined
  const asked = /^\d+$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) - 1 : 0
  const language = languageOf(child.language)
  // A number that is none opens the cover, as the reader does.
  const key = [`${book}/${asked}/${language}`, `${book}/0/${language}`].find((one) => Object.hasOwn(pages, one))
  const looked = `${key}/${child.look}`
  return Object.hasOwn(pages, looked) ? looked : key
}

const languageOf = (cookie: string | undefined) => (cookie === 'id' ? 'id' : 'en')

const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/
/** Weights of the title face; only covers show it. */
const TITLE_FONT = /<link rel="preload" as="font"[^>]*baloo[^>]*>\s*/

/**
 * The app's document with a page in it. Picture and text come first; the scripts, which are not needed to read, are asked for last: those
 * of the app, then what this page is played with, all at once instead of each when the one before it has run.
 */
export function documentWith(document: string, key: string, { pages, scripts: wanted, styles }: FirstPages): string {
  const html = pages[key] ?? ''
  const [book, index, language = 'en'] = key.split('/')
  const scripts: string[] = []
  const withoutScripts = document.replace(
    /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g,
    (tag) => {
      scripts.push(tag.trim().replace(/^<(script|link)/, '<$1 fetchpriority="low"'))
      return ''
    },
  )
  const hints = (wanted[`${book}/${index}`] ?? []).map(
    (path) => `<link fetchpriority="low" rel="modulepreload" crossorigin href="${path}">`,
  )
  const isCover = index === '0'
  return (isCover ? withoutScripts : withoutScripts.replace(TITLE_FONT, ''))
    .replace(STYLE_SHEET, () => `<style>${styles}</style>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="first-page" lang="${language}">${html}</div>\n    <div id="root"></div>`,
    )
    .replace('</body>', () => `  ${[...scripts, ...hints].join('\n    ')}\n  </body>`)
}
