import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { SCRIPT_SOURCES } from './boot.ts'
import { documentWith, keyOf, pictureLink, readFirstPages } from './firstPages.ts'

/** A document ready to be sent, in the coding the browser takes. */
export interface Document {
  readonly body: Buffer
  readonly encoding: 'br' | 'gzip' | undefined
  /** The scripts that stand in it, as a policy names them. */
  readonly scriptSources: string
  /** Its `Link` header. */
  readonly link: string | undefined
}

/** Made by the build beside the service itself, of which this may be a part, a folder below. */
const FIRST_PAGES = ['..', '.'].map((folder) => join(import.meta.dirname, folder, 'firstPages.json'))

/** The cookies in which the shell keeps for the service what a first page shows (`src/shell/lib/language/language.ts`, `lib/account/avatarVariant.ts`). */
const LANGUAGE = 'language'
const VARIANT = 'look'

/**
 * Documents for book URLs with their first page prerendered, so that a child can read before any script has loaded. Each is composed and compressed
 * once. `undefined` if the app is not built.
 */
export function readingDocuments(
  clientDir: string | undefined,
  firstPagesFile = FIRST_PAGES.find((file) => existsSync(file)),
): ((request: FastifyRequest) => Document | undefined) | undefined {
  const firstPages =
    clientDir === undefined || firstPagesFile === undefined ? undefined : readFirstPages(firstPagesFile)
  if (clientDir === undefined || !firstPages) return undefined
  const app = readFileSync(join(clientDir, 'index.html'), 'utf8')
  const made = new Map<string, Document>()
  return (request) => {
    const child = {
      language: request.cookies[LANGUAGE],
      browser: request.headers['accept-language'],
      look: request.cookies[VARIANT],
    }
    const key = keyOf(request.url, child, firstPages)
    if (key === undefined) return undefined
    const encoding = encodingOf(request.headers['accept-encoding'])
    const name = `${key} ${encoding ?? 'plain'}`
    const known = made.get(name)
    if (known) return known
    const plain = Buffer.from(documentWith(app, key, firstPages))
    const body = encode(plain, encoding)
    const document = { body, encoding, scriptSources: SCRIPT_SOURCES, link: pictureLink(key, firstPages) }
    made.set(name, document)
    if (encoding === 'br') {
      brotliCompress(plain, (error, best) => {
        if (!error) made.set(name, { ...document, body: best })
      })
    }
    return document
  }
}

const encodingOf = (accepted: string | undefined): Document['encoding'] =>
  (['br', 'gzip'] as const).find((encoding) => accepted?.includes(encoding))

/** The first request waits for the compression: this level is ten times faster than the best one, which all later ones get, a kilobyte less. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

function encode(body: Buffer, encoding: Document['encoding']): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, QUICKLY)
  return encoding === 'gzip' ? gzipSync(body) : body
}
