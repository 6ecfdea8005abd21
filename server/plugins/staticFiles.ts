import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

const YEAR = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, max-age=0, must-revalidate'

/** Paths whose misses are misses; every other unknown path is a screen of the app. */
const NO_SCREENS = /^\/(api|sanctum|content|assets|img|audio|fonts|healthz|readyz|metrics)(\/|$)/
const FILE_NAME =
  /\.(?:js|mjs|css|map|json|webmanifest|png|jpe?g|webp|avif|svg|ico|mp3|webm|ogg|wav|woff2?|txt|xml|html?)$/i

/** Serves the built app from `clientDir`, and the app itself for every path that is one of its screens. Sets the 404 of all others. */
export const staticFiles = fp<{ clientDir: string | undefined }>(
  async (app, { clientDir }) => {
    if (clientDir) {
      await app.register(fastifyStatic, {
        root: clientDir,
        preCompressed: true,
        cacheControl: false,
        // `_headers`, source maps of hidden folders and the like are nobody's.
        dotfiles: 'ignore',
        setHeaders: (reply, path) => {
          reply.header('cache-control', cacheFor(reply.request, path.slice(clientDir.length)))
          reply.header('vary', 'Accept-Encoding')
        },
      })
    }
    app.setNotFoundHandler((request, reply) => {
      if (isScreen(request)) return sendApp(reply, clientDir !== undefined)
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

function sendApp(reply: FastifyReply, isBuilt: boolean): FastifyReply {
  if (isBuilt) return reply.code(200).sendFile('index.html')
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The app has not been built yet: npm start builds it.\n')
}

/** Names with a hash never change. Pictures and sound keep their names, so they are immutable only where the app asks for a version (`?v=`). */
function cacheFor(request: FastifyRequest, file: string): string {
  if (file.startsWith('/assets/')) return YEAR
  const { v } = Object(request.query)
  return v !== undefined && /^\/(img|audio)\//.test(file) ? YEAR : ASK_AGAIN
}
