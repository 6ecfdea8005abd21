import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import type { Document } from '../../src/firstPage/service.ts'
import { DOCUMENT_HEADERS } from './security.ts'

const YEAR = 'public, max-age=31536000, immutable'
/** Browsers look for the icon again with each page that is turned. */
const A_DAY = 'public, max-age=86400'
const ASK_AGAIN = 'public, max-age=0, must-revalidate'

const DOCUMENT = /[/\\]index\.html(?:\.(?:br|gz))?$/

/** Paths whose misses are misses; every other unknown path is a screen of the app. */
const NO_SCREENS = /^\/(api|sanctum|content|packs|assets|img|audio|kit|fonts|healthz|readyz|metrics)(\/|$)/
const FILE_NAME =
  /\.(?:js|mjs|css|map|json|webmanifest|png|jpe?g|webp|avif|svg|ico|mp3|webm|ogg|wav|woff2?|txt|xml|html?)$/i

const POLICY = 'content-security-policy'

/** Files that are never opened by themselves. An SVG may be, and its scripts would run. */
const isPart = (file: string) => /^\/(assets|img|audio|icons|kit)\//.test(file) && !file.endsWith('.svg')

/** With these a browser asks whether a file has changed. In a first visit to a book they would be 20 kB. */
const VALIDATORS = ['etag', 'last-modified']

function dropHeaders(reply: FastifyReply, names: readonly string[]): void {
  for (const name of names) reply.removeHeader(name)
}

interface Options {
  readonly clientDir: string | undefined
  /** Serves screens that have their own document; `undefined` for others. */
  readonly documentFor?: (request: FastifyRequest) => Document | undefined
  /** The `Link` header of a screen's document (`screenHints.ts`). */
  readonly hintsFor?: (url: string) => string | undefined
}

/** Serves the built app from `clientDir`, and the app itself for every path that is one of its screens. Sets the 404 of all others. */
export const staticFiles = fp<Options>(
  async (app, { clientDir, documentFor, hintsFor }) => {
    if (clientDir) {
      const isCurrent = readVersions(clientDir)
      await app.register(fastifyStatic, {
        root: clientDir,
        preCompressed: true,
        cacheControl: false,
        // `_headers`, hidden folders and the like are not served.
        dotfiles: 'ignore',
        setHeaders: (reply, path) => {
          const cached = cacheFor(reply.request, path.slice(clientDir.length), isCurrent)
          reply.header('cache-control', cached)
          reply.header('vary', 'Accept-Encoding')
          if (isPart(path.slice(clientDir.length))) dropHeaders(reply, DOCUMENT_HEADERS)
          if (cached === YEAR) dropHeaders(reply, VALIDATORS)
          const hints = DOCUMENT.test(path) ? hintsFor?.(reply.request.url) : undefined
          if (hints !== undefined) reply.header('link', hints)
        },
      })
    }
    app.setNotFoundHandler((request, reply) => {
      if (isScreen(request))
        return sendDocument(reply, documentFor?.(request)) ?? sendApp(reply, clientDir !== undefined)
      return reply.code(404).send({ message: 'Not found.' })
    })
  },
  { name: 'staticFiles' },
)

function isScreen(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const path = request.url.split('?', 1)[0] ?? '/'
  return !NO_SCREENS.test(path) && !FILE_NAME.test(path)
}

function sendDocument(reply: FastifyReply, document: Document | undefined): FastifyReply | undefined {
  if (!document) return undefined
  if (document.encoding) reply.header('content-encoding', document.encoding)
  if (document.link !== undefined) reply.header('link', document.link)
  allowScripts(reply, document.scriptSources)
  return reply
    .code(200)
    .header('cache-control', ASK_AGAIN)
    .header('vary', 'Accept-Encoding, Cookie, Accept-Language')
    .type('text/html; charset=utf-8')
    .send(document.body)
}

/** These scripts stand in the document; no other that is written into it would run. */
function allowScripts(reply: FastifyReply, sources: string): void {
  reply.header(POLICY, String(reply.getHeader(POLICY)).replace("script-src 'self'", `$& ${sources}`))
}

function sendApp(reply: FastifyReply, isBuilt: boolean): FastifyReply {
  if (isBuilt) return reply.code(200).sendFile('index.html')
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The app has not been built yet: npm start builds it.\n')
}

/** Names with a hash never change. Pictures and sound keep their names, so they are immutable only where they are asked for by their version. */
function cacheFor(request: FastifyRequest, file: string, isCurrent: IsCurrent): string {
  if (file.startsWith('/assets/')) return YEAR
  if (file.startsWith('/icons/')) return A_DAY
  const { v } = Object(request.query)
  return v !== undefined && isCurrent(file, v) ? YEAR : ASK_AGAIN
}

/** Is this the version of the file's folder? What a tab of another version asks for is not what it takes it for, and must not stay. */
type IsCurrent = (file: string, version: unknown) => boolean

/** Reads what the build has written beside the app (`tools/build/media.ts`); without it nothing is current. Throws where the file is broken. */
function readVersions(clientDir: string): IsCurrent {
  const file = join(clientDir, 'kept', 'versions.json')
  const versions = existsSync(file)
    ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
    : {}
  return (file, version) =>
    Object.entries(versions).some(([folder, current]) => current === version && file.startsWith(`/${folder}/`))
}
