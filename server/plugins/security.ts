import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

interface Options {
  readonly connectOrigins: readonly string[]
  readonly imageOrigins: readonly string[]
  readonly assetsUrl: string | undefined
  readonly isTls: boolean
}

/**
 * Headers that keep the pages to themselves: nothing is loaded from, or sent to, anywhere but this origin
 * (and `connectOrigins` and `imageOrigins`, where the app was built for another backend, and the host of `assetsUrl` for pictures and sound).
 */
export const securityHeaders = fp<Options>(
  async (app, { connectOrigins, imageOrigins, assetsUrl, isTls }) => {
    const assets = assetsUrl === undefined ? [] : [new URL(assetsUrl).origin]
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          // Dialogs, toasts and spinners write their own style elements; a style cannot run code.
          styleSrc: ["'self'", "'unsafe-inline'"],
          fontSrc: ["'self'"],
          // Phaser loads pictures into blobs and draws textures to data addresses.
          imgSrc: ["'self'", 'data:', 'blob:', ...imageOrigins, ...assets],
          mediaSrc: ["'self'", 'blob:', ...assets],
          connectSrc: ["'self'", ...connectOrigins, ...assets],
          workerSrc: ["'self'", 'blob:'],
          manifestSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          // No page of ours stands in a frame: nobody can lay one under presses that are meant for another.
          frameAncestors: ["'none'"],
        },
      },
      // The same for browsers that do not know `frame-ancestors`.
      xFrameOptions: { action: 'deny' },
      // Over plain HTTP, as in a school's network, it would lock the tablets out.
      strictTransportSecurity: isTls && { includeSubDomains: false },
      referrerPolicy: { policy: 'same-origin' },
    })
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=(), browsing-topics=()')
    })
  },
  { name: 'securityHeaders' },
)
