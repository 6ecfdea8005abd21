import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { Source } from './sources.ts'

/** Where wheels are looked for if `PIP_INDEX_URL` names nothing else. */
const DEFAULT_INDEX = 'https://pypi.org/simple'

/** A line on which nothing arrives for so long is given up, ms. */
const STALL_MS = 60_000

const JSON_TYPE = 'application/vnd.pypi.simple.v1+json'
const ACCEPT = `${JSON_TYPE}, application/vnd.pypi.simple.v1+html;q=0.2, text/html;q=0.1`

/** A project's page as JSON (PEP 691). */
const projectPage = z.object({ files: z.array(z.object({ filename: z.string(), url: z.string() })) })

/**
 * Downloads a wheel from a simple index of the Python registry into a file. Rejects with a sentence where the index cannot be reached, does not have
 * it, or stops in the middle. The caller compares the hash.
 */
export async function downloadWheel(
  source: Source,
  file: string,
  index: string = process.env['PIP_INDEX_URL'] || DEFAULT_INDEX,
): Promise<void> {
  const base = new URL(index.endsWith('/') ? index : `${index}/`)
  const page = new URL(`${source.name}/`, base)
  const answer = await get(page, base, ACCEPT)
  const address = addressIn(await inTime(answer.text(), silent(page.host)), answer, source.file)
  if (!address) throw new Error(`${page.host} has no ${source.file}.`)
  const { body } = await get(address, base, '*/*')
  if (!body) throw new Error(`${address.host} answered with nothing.`)
  await pipeline(piecesOf(body, address.host), createWriteStream(file))
}

/** Asks for an address. A name and password in the index's address go to its own host only, as a header. */
async function get(address: URL, base: URL, accept: string): Promise<Response> {
  const bare = new URL(address)
  bare.username = ''
  bare.password = ''
  bare.hash = ''
  const secret = `${decodeURIComponent(base.username)}:${decodeURIComponent(base.password)}`
  const isOwn = address.origin === base.origin && base.username !== ''
  const headers = { accept, ...(isOwn && { authorization: `Basic ${Buffer.from(secret).toString('base64')}` }) }
  const answer = await inTime(fetch(bare, { headers }), silent(bare.host)).catch((error: unknown) => {
    throw new Error(`${bare.host} cannot be reached (${reasonOf(error)}).`, { cause: error })
  })
  if (!answer.ok) throw new Error(`${bare.host} answered ${bare.pathname} with ${answer.status}.`)
  return answer
}

/** The address of a file on a project's page, in either form that an index may answer with. */
function addressIn(text: string, answer: Response, file: string): URL | undefined {
  const isJson = answer.headers.get('content-type')?.includes('json') === true
  const links = isJson ? projectPage.parse(JSON.parse(text)).files.map(({ url }) => url) : hrefsIn(text)
  return links.map((link) => new URL(link, answer.url)).find(({ pathname }) => pathname.endsWith(`/${file}`))
}

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href\s*=\s*["']([^"']+)["']/gi)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** The bytes of an answer; fails when nothing arrives. */
async function* piecesOf(body: ReadableStream<Uint8Array>, host: string): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), silent(host))
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const silent = (host: string) => `${host} sent nothing for a minute`

async function inTime<T>(work: Promise<T>, sentence: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(sentence)), STALL_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message
  return error instanceof Error ? error.message : String(error)
}
