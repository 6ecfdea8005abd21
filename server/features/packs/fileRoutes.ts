import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PackFileService, Sent } from './files.ts'

/** Known to who may read the book alone: not in shared caches, and its files never change. */
const CACHING = 'private, max-age=31536000, immutable'

const params = z.object({ token: z.string(), '*': z.string() })

/** /packs/:token/…: documents and files of books that the running service has taken in. `Range` works for one range. */
export function packFileRoutes(files: PackFileService): FastifyPluginAsync {
  return async (app) => {
    app.get('/packs/:token/*', { schema: { hide: true } }, async (request, reply) => {
      const { token, '*': path } = params.parse(request.params)
      const sent = await files.at(token, path)
      reply.header('cache-control', CACHING).header('x-robots-tag', 'noindex')
      if (sent.kind === 'document') return reply.type('application/json; charset=utf-8').send(sent.text)
      return sendFile(request, reply, sent)
    })
  }
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, read }: Extract<Sent, { kind: 'file' }>,
): Promise<FastifyReply> {
  const mark = `"${file.sha256.slice(0, 32)}"`
  reply.header('etag', mark).header('accept-ranges', 'bytes').type(file.type)
  if (request.headers['if-none-match'] === mark) return reply.code(304).send()
  const range = rangeOf(request.headers.range, file.size)
  if (range === 'outside') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  }
  const { from, to } = range ?? { from: 0, to: file.size }
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${file.size}`)
  // Written here: HEAD has no body that it could be taken from.
  reply.header('content-length', to - from)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(Buffer.from(await read({ from, to })))
}

/** One range of bytes, `to` excluded; `undefined` for the whole file, also where several are asked for. */
function rangeOf(header: string | undefined, size: number): { from: number; to: number } | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'outside' : { from: size - length, to: size }
  }
  const from = Number(first)
  const to = last === '' ? size : Math.min(Number(last) + 1, size)
  return from < size && from < to ? { from, to } : 'outside'
}
