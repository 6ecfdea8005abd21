import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { type Browser, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, pageBrowserPath } from '../../tools/lib/chromium.ts'

const DIST = 'node_modules/bloom-player/dist'
const HOST = 'http://bloom.test'
const TYPES: Readonly<Record<string, string>> = {
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  woff2: 'font/woff2',
}

/** A browser for the tests of exported files. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: pageBrowserPath(), args: [...CHROMIUM_ARGS] })

/** What the player showed and did wrong. */
export interface Opened {
  readonly page: Page
  /** Addresses that it asked for in vain, and errors of its scripts. */
  readonly faults: string[]
}

/** Opens a BloomPUB in Bloom Player from npm, from memory. */
export async function openInPlayer(browser: Browser, book: Uint8Array, language: string): Promise<Opened> {
  const files = unzipSync(book)
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    // Bloom Player fails if the user agent contains “Headless”.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`,
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await context.route('**/*', async (route) => {
    const { pathname, origin } = new URL(route.request().url())
    const path = decodeURIComponent(pathname)
    const bytes = origin === HOST ? fileAt(path, files) : undefined
    const [, type = ''] = /\.(\w+)$/.exec(path) ?? []
    if (bytes) return route.fulfill({ body: Buffer.from(bytes), contentType: TYPES[type] ?? 'text/plain' })
    if (path.startsWith('/book/')) faults.push(path)
    return route.fulfill({ status: 404 })
  })
  await page.goto(
    `${HOST}/bloomplayer.htm?url=/book/index.htm&lang=${language}&independent=false&initiallyShowAppBar=false&hideFullScreenButton=true`,
  )
  return { page, faults }
}

function fileAt(path: string, book: Readonly<Record<string, Uint8Array>>): Uint8Array | undefined {
  if (path.startsWith('/book/')) return book[path.slice('/book/'.length)]
  try {
    return readFileSync(`${DIST}${path}`)
  } catch {
    return undefined
  }
}
