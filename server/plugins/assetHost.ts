import fp from 'fastify-plugin'

/** A browser asks this service for a file's place once a day: a host that is given up is left by then. */
const REDIRECT_CACHING = 'public, max-age=86400'

/**
 * Pictures and sound come from another host, where one is set: whoever asks for /img or /audio here is sent there, whatever asked (pages, style
 * sheets, the stage, the worker, what is prerendered), so that nothing in the app needs to know.
 */
export const assetHost = fp<{ assetsUrl: string | undefined }>(
  async (app, { assetsUrl }) => {
    if (assetsUrl === undefined) return
    for (const folder of ['img', 'audio']) {
      app.get(`/${folder}/*`, { schema: { hide: true } }, async (request, reply) =>
        reply.header('cache-control', REDIRECT_CACHING).redirect(`${assetsUrl}${request.url}`, 302),
      )
    }
  },
  { name: 'assetHost' },
)
