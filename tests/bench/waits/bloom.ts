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
/** Options of the player: English, without bars, and without analytics. */
const OPTIONS = 'lang=en&independent=false&initiallyShowAppBar=false&hideFullScreenButton=true'

/** Serves Bloom Player from npm with our book 1. Text is sent with Brotli, and connections are kept alive. */
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
  // Cast: a server that listens on a port has an `AddressInfo`, not a path.
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

/** Runs in the page: shows the Next and Previous buttons, which the player hides on touch screens, so that they can be pressed. */
function showButtons(): void {
  const style = document.createElement('style')
  style.textContent = '.swiper-button-next, .swiper-button-prev { visibility: visible !important }'
  document.addEventListener('DOMContentLoaded', () => document.head.append(style))
}

/** Sends the whole file, or the requested range, which audio players ask for. */
function send(answer: ServerResponse, bytes: Buffer, range?: string): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return void answer.writeHead(200, { 'content-length': bytes.length }).end(bytes)
  const last = to ? Number(to) : bytes.length - 1
  const part = bytes.subarray(Number(from), last + 1)
  const place = `bytes ${from}-${last}/${bytes.length}`
  answer.writeHead(206, { 'content-length': part.length, 'content-range': place }).end(part)
}
