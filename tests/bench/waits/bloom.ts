import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { bloomBook } from './bloomBook.ts'
import type { Player } from './player.ts'

const DIST = 'node_modules/bloom-player/dist'
const TYPES: Readonly<Record<string, string>> = {
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
}
/** As a reader sees it on a shelf of its own: without bars, and without telling anybody. */
const OPTIONS = 'lang=en&independent=false&initiallyShowAppBar=false&hideFullScreenButton=true'

/** Bloom Player from npm with our book 1, on a server of its own that sends text by brotli and keeps connections open. */
export async function startBloom(): Promise<Player> {
  const files = new Map<string, Buffer>()
  for (const name of readdirSync(DIST)) files.set(`/${name}`, readFileSync(join(DIST, name)))
  for (const [name, bytes] of await bloomBook(1)) files.set(`/book/${name}`, bytes)
  const packed = new Map(
    [...files]
      .filter(([path]) => !/\.(webp|mp3)$/.test(path))
      .map(([path, bytes]) => [path, brotliCompressSync(bytes)]),
  )
  const server = createServer({ keepAliveTimeout: 72_000 }, ({ url = '/', headers }, answer) => {
    const { pathname } = new URL(url, 'http://bloom')
    const bytes = files.get(pathname)
    if (!bytes) {
      answer.writeHead(404).end()
      return
    }
    const [, type = ''] = /\.(\w+)$/.exec(pathname) ?? []
    answer.setHeader('content-type', TYPES[type] ?? 'application/octet-stream')
    answer.setHeader('cache-control', 'public, max-age=86400')
    const brotli = packed.get(pathname)
    if (brotli) send(answer.setHeader('content-encoding', 'br'), brotli)
    else send(answer.setHeader('accept-ranges', 'bytes'), bytes, headers.range)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port, so its address is no path.
  const { port } = server.address() as AddressInfo
  const pages = [...files.keys()].filter((path) => path.endsWith('-en.mp3')).length
  return {
    name: 'bloom',
    port,
    leaves: Array.from({ length: pages }, (_, index) => ({
      index,
      id: String(index),
      picture: index === 0 ? '/cover\\.webp' : `/page-${String(index).padStart(2, '0')}\\.webp`,
      voice: `/audio/page${index + 1}-en\\.mp3`,
    })),
    next: '.swiper-button-next',
    prev: '.swiper-button-prev',
    address: ({ index }) => `/bloomplayer.htm?url=/book/index.htm&start-page=${index}&${OPTIONS}`,
    async prepare(page) {
      await page.addInitScript(showButtons)
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Runs in the page: where a finger is used the player hides Next and is swiped; here it is pressed, as with a mouse. */
function showButtons(): void {
  const style = document.createElement('style')
  style.textContent = '.swiper-button-next, .swiper-button-prev { visibility: visible !important }'
  document.addEventListener('DOMContentLoaded', () => document.head.append(style))
}

/** The whole file, or the part that is asked for, as players of sound do. */
function send(answer: ServerResponse, bytes: Buffer, range?: string): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return void answer.writeHead(200, { 'content-length': bytes.length }).end(bytes)
  const last = to ? Number(to) : bytes.length - 1
  const part = bytes.subarray(Number(from), last + 1)
  const place = `bytes ${from}-${last}/${bytes.length}`
  answer.writeHead(206, { 'content-length': part.length, 'content-range': place }).end(part)
}
